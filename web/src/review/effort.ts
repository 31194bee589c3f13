// How long a review thinks: 72 tiles take less than half a minute on two cores, and longer games think shorter about each turn.
import type { Effort, ReviewedTurn } from '../net/local';

/** Workers that share the turns. */
export const WORKERS = 2;
/** Milliseconds that all of them think together. */
const TOTAL = 48_000;
/** Milliseconds for one decision, whatever the game. */
const [SHORTEST, LONGEST] = [40, 500];
/** Positions for one decision, beyond which more time changes little. */
const POSITIONS = 36_000;
/** For a single turn that somebody waits for. */
export const ALONE: Effort = { millis: 1500, nodes: POSITIONS };

/** The same for every decision; what a draw was worth costs as much as one more. */
export function effortFor(turns: readonly Pick<ReviewedTurn, 'choices'>[]): Effort {
  const decisions = turns.reduce((sum, { choices }) => sum + choices + 1, 0);
  const millis = Math.round(TOTAL / Math.max(1, decisions));
  return { millis: Math.min(LONGEST, Math.max(SHORTEST, millis)), nodes: POSITIONS };
}

/** About how many seconds a review of so many tiles takes. */
export const secondsFor = (tiles: number): number => {
  const decisions = tiles * 3;
  const millis = Math.min(LONGEST, Math.max(SHORTEST, TOTAL / Math.max(1, decisions)));
  return Math.max(5, Math.round((decisions * millis) / WORKERS / 5000) * 5);
};
