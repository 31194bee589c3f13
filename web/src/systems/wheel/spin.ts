// The wheel of fortune: crowns as places for figures, and what a turn of the wheel brought to whom.
import type { GameEvent, Legal, View } from '../../net/types';
import { crownOf } from './places';
import type { Sector } from './wire';

/** Crowns that nobody stands on. */
export const vacantCrowns = (view: View): number =>
  (view.state.wheel?.crowns ?? []).reduce((sum, { spaces, followers }) => sum + spaces - followers.length, 0);

/** Crowns are on no tile, though their board has a place. */
export const crowned = (view: View, legal: readonly Legal[]): readonly Legal[] =>
  view.state.wheel ? legal.map((l) => (crownOf(l) ? { ...l, at: null } : l)) : legal;

export interface Share {
  player: number;
  points: number;
}
/** One turn of the wheel: where the pig stopped, who drew the tile, and what it brought. */
export interface Spin {
  sector: Sector;
  player: number;
  event: Share[];
  crowns: Share[];
  lost: { player: number; figure: string }[];
}

export const isSpin = (e: GameEvent): boolean => e.event === 'moved' && e.piece === 'wheel-pig';
const isEndOfSpin = (e: GameEvent): boolean =>
  e.event === 'tile-placed' || e.event === 'tile-discarded' || e.event === 'game-over';

/** Whether the card of a turn of the wheel tells of these points, so that no card of their own comes for them. An extra tile may
 * come between the event and the crowns; then the crowns have their own. */
export function isToldBySpin(history: readonly GameEvent[], e: GameEvent): boolean {
  if (e.for !== 'wheel' && e.for !== 'crown') return false;
  const before = history.slice(0, history.indexOf(e));
  const last = before.findLast((b) => isSpin(b) || isEndOfSpin(b));
  return last !== undefined && isSpin(last);
}

const share = (e: GameEvent): Share => ({ player: e.player ?? 0, points: e.points ?? 0 });

/** What followed from a move of the pig, until the tile is placed or the next one drawn. Points may come one by one. */
export function spin(history: readonly GameEvent[], move: GameEvent): Spin | null {
  const start = history.indexOf(move);
  if (start < 0 || !move.sector) return null;
  const rest = history.slice(start + 1);
  const end = rest.findIndex((e) => isSpin(e) || isEndOfSpin(e));
  const after = end < 0 ? rest : rest.slice(0, end);
  const plague =
    move.sector === 'pestilence' ? after.filter((e) => e.event === 'returned' && e.segment?.kind !== 'crown') : [];
  return {
    sector: move.sector,
    player: move.player ?? 0,
    event: after.filter((e) => e.for === 'wheel').map(share),
    crowns: after.filter((e) => e.for === 'crown').map(share),
    lost: plague.map((e) => ({ player: e.player ?? 0, figure: e.figure ?? '' })),
  };
}
