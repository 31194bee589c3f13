// The score track as plain data: 50 spaces in a ring, who stands where, and where a move along it would end.
import { t } from '../../i18n/index.svelte';
import type { GameEvent, Legal, State, View } from '../../net/types';

export const SPACES = 50;
/** Every fifth space brings a message to a marker that stops there. */
const MESSAGE_EVERY = 5;

export type Marker = 'meeple' | 'messenger';
export interface Standing {
  player: number;
  piece: Marker | 'robber';
  space: number;
}

const around = (at: number): number => ((at % SPACES) + SPACES) % SPACES;
export const space = around;
export const laps = (total: number): number => Math.floor(total / SPACES);
export const isMessageSpace = (at: number): boolean => at % MESSAGE_EVERY === 0;
export const markersOf = (state: State, player: number): Marker[] =>
  state.track?.[player]?.messenger === undefined ? ['meeple'] : ['meeple', 'messenger'];
export const total = (state: State, player: number, marker: Marker): number =>
  state.track?.[player]?.[marker] ?? state.players[player]?.score ?? 0;
export const hasMessages = (state: State): boolean => !!state.track?.some((m) => m.messenger !== undefined);
export const hasRobbers = (state: State): boolean => !!state.track?.some((m) => m.robber !== undefined);

/** Everything that stands on the track, player by player. */
export function standing(state: State): Standing[] {
  return state.players.flatMap((_, player) => {
    const pieces: Standing[] = markersOf(state, player).map((piece) => ({
      player,
      piece,
      space: space(total(state, player, piece)),
    }));
    const robber = state.track?.[player]?.robber;
    return typeof robber === 'number' ? [...pieces, { player, piece: 'robber', space: robber }] : pieces;
  });
}

export interface Landing {
  player: number;
  marker: Marker;
  from: number;
  to: number;
  message: 'none' | 'alone' | 'shared';
  robbers: number[];
}

/** Where a marker would stop, whether a message is there, and whose robbers it would leave behind. */
export function landing(view: View, player: number, marker: Marker, points: number): Landing {
  const { state } = view;
  const from = total(state, player, marker);
  const to = from + points;
  const others = standing(state).filter((s) => s.player !== player);
  const shared =
    others.some((s) => s.piece !== 'robber' && s.space === space(to)) &&
    view.game.options?.['msg.alone'] !== 'not_required';
  const spared = marker === 'messenger' && view.game.options?.['rob.targets'] === 'meeple_only';
  return {
    player,
    marker,
    from,
    to,
    message: !hasMessages(state) || !isMessageSpace(space(to)) ? 'none' : shared ? 'shared' : 'alone',
    robbers: spared ? [] : others.filter((s) => s.piece === 'robber' && s.space === space(from)).map((s) => s.player),
  };
}

/** Whether the points that are asked about are a robber's loot: it has come home and its share is not booked yet. */
export function isLoot(history: readonly GameEvent[], player: number): boolean {
  const last = history.findLast(
    (e) => e.player === player && ((e.event === 'set-aside' && e.piece === 'robber') || e.event === 'scored'),
  );
  return last?.event === 'set-aside';
}

/** What a robber takes of an award. */
export const loot = (points: number): number => Math.ceil(points / 2);

const SPACE = 'space-';
/** A choice of a space, by name. */
export const spaceName = (choice = ''): string | undefined =>
  choice.startsWith(SPACE) ? t('act.space', { at: choice.slice(SPACE.length) }) : undefined;
export const chosenSpace = (choice = ''): number | undefined =>
  choice.startsWith(SPACE) ? Number.parseInt(choice.slice(SPACE.length)) : undefined;

/** The space of the track that an action is about, if it is about one. */
export function spaceOf(view: View, legal: Legal): number | null {
  const { choice } = legal.action;
  const { player = 0, kind, points = 0 } = view.decision;
  const chosen = chosenSpace(choice);
  if (chosen !== undefined) return chosen;
  if (kind === 'marker' && (choice === 'meeple' || choice === 'messenger'))
    return space(total(view.state, player, choice) + points);
  if (choice === 'rob' || choice === 'stay') return view.state.track?.[player]?.robber ?? null;
  return null;
}

/** Where things stand side by side along the ring without touching, each as near to its own place as can be. */
export function abreast(places: readonly number[], gap: number): number[] {
  if (places.length < 2) return [...places];
  const order = places.map((at, i) => ({ at: around(at), i })).sort((a, b) => a.at - b.at || a.i - b.i);
  // The ring is cut open where it is emptiest.
  const cut =
    order
      .map((o, n) => ({ n, free: n ? o.at - (order[n - 1]?.at ?? 0) : o.at + SPACES - (order.at(-1)?.at ?? 0) }))
      .sort((a, b) => b.free - a.free)[0]?.n ?? 0;
  const line = [...order.slice(cut), ...order.slice(0, cut).map((o) => ({ ...o, at: o.at + SPACES }))];
  // Rows that would touch become one row around their common middle.
  const rows: { members: number[]; sum: number }[] = [];
  const start = (r: { members: number[]; sum: number }): number =>
    r.sum / r.members.length - ((r.members.length - 1) * gap) / 2;
  for (const { at, i } of line) {
    let row = { members: [i], sum: at };
    for (let last = rows.at(-1); last && start(last) + last.members.length * gap > start(row); last = rows.at(-1)) {
      rows.pop();
      row = { members: [...last.members, ...row.members], sum: last.sum + row.sum };
    }
    rows.push(row);
  }
  const result = new Array<number>(places.length).fill(0);
  for (const row of rows) row.members.forEach((i, n) => (result[i] = around(start(row) + n * gap)));
  return result;
}

export interface Point {
  x: number;
  y: number;
}
export interface Ring {
  width: number;
  height: number;
  at: (along: number, outward?: number) => Point;
}

/** A rounded wall around a box: 50 stones of equal length, clockwise, the first in the middle of the upper side. */
export function ring(width: number, height: number, margin: number, radius: number): Ring {
  const [w, h] = [width - 2 * margin - 2 * radius, height - 2 * margin - 2 * radius];
  const arc = (Math.PI / 2) * radius;
  const stone = (2 * w + 2 * h + 4 * arc) / SPACES;
  const [left, top, right, bottom] = [
    margin + radius,
    margin + radius,
    width - margin - radius,
    height - margin - radius,
  ];
  const straight = (length: number, x: number, y: number, angle: number) => ({ length, x, y, angle, bent: false });
  const corner = (x: number, y: number, angle: number) => ({ length: arc, x, y, angle, bent: true });
  const up = -Math.PI / 2;
  // Straight parts start where they start, corners turn around their centre; the angle points outward.
  const parts = [
    straight(w / 2, width / 2, top, up),
    corner(right, top, up),
    straight(h, right, top, 0),
    corner(right, bottom, 0),
    straight(w, right, bottom, -up),
    corner(left, bottom, -up),
    straight(h, left, bottom, Math.PI),
    corner(left, top, Math.PI),
    straight(w / 2, left, top, up),
  ];
  const at = (along: number, outward = 0): Point => {
    let rest = around(along) * stone;
    for (const p of parts) {
      if (rest > p.length + 1e-9) {
        rest -= p.length;
        continue;
      }
      const angle = p.bent ? p.angle + (rest / arc) * (Math.PI / 2) : p.angle;
      const step = p.bent ? 0 : rest;
      const out = radius + outward;
      return {
        x: p.x - Math.sin(p.angle) * step + Math.cos(angle) * out,
        y: p.y + Math.cos(p.angle) * step + Math.sin(angle) * out,
      };
    }
    return { x: width / 2, y: margin - outward };
  };
  return { width, height, at };
}

const DETAIL = 0.25;

/** A line along the ring from one total to another, at some distance from the stones. */
export function way(r: Ring, from: number, to: number, outward: number): string {
  const steps = Math.max(1, Math.round(Math.abs(to - from) / DETAIL));
  return Array.from({ length: steps + 1 }, (_, i) => r.at(from + ((to - from) * i) / steps, outward))
    .map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** One stone of the ring, as an outline. */
export function stone(r: Ring, at: number, depth: number): string {
  const edge = 0.46;
  return `${way(r, at - edge, at + edge, depth / 2)}${way(r, at + edge, at - edge, -depth / 2).replace('M', 'L')}Z`;
}
