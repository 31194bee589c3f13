// The rating of whoever solves puzzles: as in chess, and a puzzle counts as an opponent whose rating is known.

/** Where everybody begins. */
export const START = 1200;
/** The first puzzles count more, until the rating has settled. */
const SETTLED = 20;
const [FAST, SLOW] = [48, 24];

/** How likely somebody solves a puzzle. */
export const chance = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** What a first try brings or costs; `result` is 1 for solved, 0 for not, and between them for solved with a hint. */
export function change(rating: number, puzzle: number, result: number, before: number): number {
  const weight = before < SETTLED ? FAST : SLOW;
  return Math.round(weight * (result - chance(rating, puzzle)));
}

/** Whether a rating is still only a guess. */
export const isSettled = (tried: number): boolean => tried >= SETTLED;
