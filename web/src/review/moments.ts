// Key moments: the turns that moved the chance to win the most, by a mistake or by what was drawn.
import type { TurnReview } from '../net/local';

/** At most so many, and none that moved less than this. */
const MOST = 5;
const LEAST = 0.03;

export interface Moment {
  /** The number of the turn in the plan. */
  number: number;
  cause: 'mistake' | 'luck';
  /** What it did to the chance of whoever looks, as a share of one. */
  swing: number;
}

/** What a turn did to somebody's chance, and why. Luck of another costs everybody else an equal part of it. */
function momentOf(turn: TurnReview, number: number, viewer: number): Moment {
  const own = turn.player === viewer;
  const lost = own ? turn.lost : (turn.after[viewer] ?? 0) - (turn.best.win[viewer] ?? 0);
  const mistake = own ? -lost : lost;
  const luck = own ? turn.swing : -turn.swing / Math.max(1, turn.after.length - 1);
  return { number, cause: Math.abs(mistake) >= Math.abs(luck) ? 'mistake' : 'luck', swing: mistake + luck };
}

/** The moments that mattered most to somebody, in order of play. */
export const momentsOf = (turns: readonly (TurnReview | null)[], viewer: number): Moment[] =>
  turns
    .flatMap((turn, number) => (turn ? [momentOf(turn, number, viewer)] : []))
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.number - b.number);
