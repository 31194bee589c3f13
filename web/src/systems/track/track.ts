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

/** The space of a total: after 50 points it is the first again. */
export const space = (total: number): number => ((total % SPACES) + SPACES) % SPACES;
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
  choice.startsWith(SPACE) ? t('act-space', { at: choice.slice(SPACE.length) }) : undefined;
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
