// What is asked, made from `legal[]` alone: cells, targets on the board, and labelled choices. No system is named here, so that
// a decision of a system that is newer than this page can be answered all the same.
import { key, same } from '../board/geometry';
import type { Legal, Place, Rot, View } from '../net/types';
import { figureRank } from './names';

export interface Cell {
  at: Place;
  rots: Rot[];
}
export interface Target {
  index: number;
  spot: Place;
  legal: Legal;
}
export interface Choice {
  cell: Place | null;
  rot: Rot;
  /** The player has turned the tile, so that `rot` is more than where it happened to lie. */
  turned: boolean;
  figure: string | null;
  pick: number | null;
}
export type Chip = { type: 'figure'; figure: string } | { type: 'option'; index: number; legal: Legal };

/** Targets nearer than this, in tiles, cannot both be hit at 200 pixels a tile. */
const NEAR = 44 / 200;
const MANY = 7;

export const noChoice = (): Choice => ({ cell: null, rot: 0, turned: false, figure: null, pick: null });
export const isTile = (legal: Legal): boolean => legal.action.type === 'place-tile' && !!legal.action.at;
/** Actions that one figure or piece does somewhere on the board: its chip filters what can be touched. */
const ACTS = ['deploy', 'fly', 'move'];
const actor = ({ action, spot }: Legal): string | null =>
  spot && ACTS.includes(action.type) ? (action.piece ?? action.figure ?? null) : null;

/** On no tile: far from the new one, and looked at on its own. */
const isAway = ({ at, spot }: Legal): boolean => !at && !!spot;

/** One piece has to go to one of some places: they are the choices, and the piece needs no chip. */
const alone = (legal: readonly Legal[]): boolean =>
  legal.every(({ action }) => action.type === 'move' && !action.segment && action.piece === legal[0]?.action.piece);

export function cells(legal: readonly Legal[]): Cell[] {
  const byKey = new Map<string, Cell>();
  for (const { action } of legal) {
    if (action.type !== 'place-tile' || !action.at) continue;
    const cell = byKey.get(key(action.at)) ?? { at: action.at, rots: [] };
    if (!cell.rots.includes(action.rot ?? 0)) cell.rots.push(action.rot ?? 0);
    byKey.set(key(action.at), cell);
  }
  for (const cell of byKey.values()) cell.rots.sort((a, b) => a - b);
  return [...byKey.values()];
}

/** The figures and pieces that may act, in the order of the books. */
export function figures(legal: readonly Legal[]): string[] {
  if (alone(legal)) return [];
  const names = new Set(legal.map(actor).filter((name) => name !== null));
  return [...names].sort((a, b) => figureRank(a) - figureRank(b));
}

export const chosenFigure = (legal: readonly Legal[], choice: Choice): string | null => {
  const all = figures(legal);
  return choice.figure && all.includes(choice.figure) ? choice.figure : (all[0] ?? null);
};

/** What can be touched on the board, after the choice of a figure. */
export function targets(legal: readonly Legal[], figure: string | null): Target[] {
  return legal.flatMap((l, index) =>
    l.spot && !isTile(l) && (figure === null || (actor(l) ?? figure) === figure)
      ? [{ index, spot: l.spot, legal: l }]
      : [],
  );
}

/** What is said in the bar: figures, then everything that no figure chip stands for; declining comes last. */
export function chips(legal: readonly Legal[]): Chip[] {
  const options = legal.flatMap((l, index): Chip[] =>
    isTile(l) || (actor(l) !== null && !alone(legal)) ? [] : [{ type: 'option', index, legal: l }],
  );
  const rank = (c: Chip): number => (c.type === 'option' && c.legal.action.type === 'pass' ? 1 : 0);
  return [
    ...figures(legal).map((figure): Chip => ({ type: 'figure', figure })),
    ...options.sort((a, b) => rank(a) - rank(b)),
  ];
}

/** The spots that a list tells apart: not those that are looked at on their own, unless there are no others. */
export function listed(targets: readonly Target[]): readonly Target[] {
  const near = targets.filter((g) => !isAway(g.legal));
  return near.length ? near : targets;
}

export function crowded(targets: readonly Target[]): boolean {
  // Everything else has a chip of its own already.
  const list = targets.filter((g) => actor(g.legal) !== null && !isAway(g.legal));
  if (list.length >= MANY) return true;
  return list.some((a, i) =>
    list.slice(i + 1).some((b) => Math.hypot(a.spot[0] - b.spot[0], a.spot[1] - b.spot[1]) < NEAR),
  );
}

/** A piece goes to a road, city or field as a whole. */
const toFeature = ({ action }: Legal): boolean => action.type === 'move' && !!action.segment && !action.figure;

/** A piece goes to a figure and stays with it. */
const isAtFigure = ({ action }: Legal): boolean => action.type === 'move' && !!action.figure;

/** Too many places on too many tiles for a button each: the features themselves are lit, and a list names them. */
export const lit = (list: readonly Target[]): boolean =>
  list.some((g) => toFeature(g.legal)) ||
  (list.filter((g) => !isAway(g.legal)).length >= MANY &&
    list.every((g) => actor(g.legal) !== null && !!g.legal.action.segment && !isAtFigure(g.legal)) &&
    stage(list) === null);

/** The one tile on which figures may be placed, if there is one: worth coming close to. */
export function stage(list: readonly Target[]): Place | null {
  const deploys = list.filter((g) => g.legal.action.type === 'deploy' && !isAway(g.legal));
  const all = deploys.length ? deploys : list.filter((g) => !isAway(g.legal));
  // A corner is on no tile, and a neighbouring tile is no stage.
  if (all.some(({ legal: { action } }) => !action.segment && (action.type === 'deploy' || action.type === 'move')))
    return null;
  const at = all[0]?.legal.at ?? null;
  return at && all.every((g) => same(g.legal.at, at)) ? at : null;
}

export const decline = (legal: readonly Legal[]): number | null => {
  const i = legal.findIndex((l) => l.action.type === 'pass');
  return i < 0 ? null : i;
};

/** The entry that confirming would play. */
export function answer(legal: readonly Legal[], choice: Choice): Legal | null {
  if (choice.cell)
    return legal.find((l) => isTile(l) && same(l.action.at, choice.cell) && (l.action.rot ?? 0) === choice.rot) ?? null;
  return choice.pick === null ? null : (legal[choice.pick] ?? null);
}

/** Choosing a cell takes the rotation at hand if it fits, else the first that does. */
export function chooseCell(legal: readonly Legal[], choice: Choice, at: Place): Choice {
  const cell = cells(legal).find((c) => same(c.at, at));
  if (!cell) return choice;
  const fits = cell.rots.includes(choice.rot);
  const rot = fits ? choice.rot : (cell.rots[0] ?? 0);
  return { ...choice, cell: at, rot, turned: choice.turned && fits, pick: null };
}

export function turn(legal: readonly Legal[], choice: Choice, step: 1 | -1): Choice {
  const cell = choice.cell && cells(legal).find((c) => same(c.at, choice.cell));
  const rots: Rot[] = cell ? cell.rots : [0, 90, 180, 270];
  const i = rots.indexOf(choice.rot);
  return { ...choice, rot: rots[(i + step + rots.length) % rots.length] ?? choice.rot };
}

/** Another figure on the same spot, where it may stand there. */
export function chooseFigure(legal: readonly Legal[], choice: Choice, figure: string): Choice {
  const was = choice.pick === null ? null : legal[choice.pick];
  const twin = was?.spot
    ? legal.findIndex((l) => actor(l) === figure && l.spot && was.spot && same(l.spot, was.spot))
    : -1;
  return { ...choice, figure, pick: twin >= 0 ? twin : null, cell: null };
}

export const choosePick = (legal: readonly Legal[], choice: Choice, index: number): Choice => {
  const l = legal[index];
  return { ...choice, cell: null, pick: index, figure: (l && actor(l)) ?? choice.figure };
};

/** A single possible answer is chosen already, and so is declining a tile that may be kept; the player confirms it. */
export function firstChoice(legal: readonly Legal[]): Choice {
  const choice = noChoice();
  const only = legal.length === 1 ? legal[0] : null;
  if (only)
    return isTile(only)
      ? { ...choice, cell: only.action.at ?? null, rot: only.action.rot ?? 0 }
      : { ...choice, pick: 0 };
  const rots = cells(legal).flatMap((c) => c.rots);
  if (rots.length && decline(legal) !== null) return { ...choice, pick: decline(legal) };
  return rots.length && !rots.includes(0) ? { ...choice, rot: rots[0] ?? 0 } : choice;
}

/** Not while a bot plays for the viewer, nor where the game goes on elsewhere. */
export const isMine = (view: View | null): boolean =>
  !!view &&
  view.game.you !== null &&
  view.game.status === 'running' &&
  !view.game.uploaded &&
  view.decision.player === view.game.you &&
  !view.game.players[view.game.you]?.away;

/** Whether a view asks something else than the one before it, so that what was chosen means nothing any more. */
export const isNewQuestion = (before: View | null, { version, decision }: View): boolean =>
  before?.version !== version || before.decision.kind !== decision.kind || before.decision.player !== decision.player;

/** Whether a view is the first that asks this player in a turn. */
export const callsFor = (before: View | null, view: View): boolean =>
  isMine(view) && (!isMine(before) || before?.state.turn !== view.state.turn);

export const isOver = ({ game, decision }: View): boolean => game.status === 'over' || decision.kind === 'game-over';
