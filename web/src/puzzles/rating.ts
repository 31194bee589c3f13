// The rating of whoever solves puzzles: as in chess, and a puzzle counts as an opponent whose rating is known.

/** Where everybody begins. */
export const START = 1200;
/** The first puzzles count more, until the rating has settled. */
const SETTLED = 20;
const [FAST, SLOW] = [48, 24];

/** How likely somebody solves a puzzle. */
export const chance = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** How a first try went. */
export type Result = 'solved' | 'hinted' | 'missed';

/** What a first try brings or costs, after so many others. With a hint, it brings half. */
export function change(rating: number, puzzle: number, result: Result, before: number): number {
  const weight = before < SETTLED ? FAST : SLOW;
  const by = weight * ((result === 'missed' ? 0 : 1) - chance(rating, puzzle));
  return Math.round(result === 'hinted' ? by / 2 : by);
}

/** Whether a rating is still only a guess. */
export const isSettled = (tried: number): boolean => tried >= SETTLED;
