// Days: the puzzle and the challenge of the day are the same for everybody. A day changes at midnight UTC.
import type { Puzzle } from './file';

const DAY = 86_400_000;
/** Neighbouring days have puzzles that are far apart. A prime, so that all come up before one comes again. */
const STEP = 7919;
/** Harder puzzles are for those who look for them. */
const HARDEST = 1900;

/** The number of a day since 1970. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** Its date, at noon, so that it is the same in most places. */
export const dateOf = (day: number): Date => new Date(day * DAY + DAY / 2);

/** The day of the week, from 0 for Monday. */
export const weekday = (day: number): number => (day + 3) % 7;

export function puzzleOf(day: number, puzzles: readonly Puzzle[]): Puzzle | undefined {
  const fit = puzzles.filter(({ rating }) => rating <= HARDEST);
  const all = fit.length ? fit : puzzles;
  return all[(day * STEP) % all.length];
}

/** 64 hexadecimal digits, from which all draws of that day's challenge follow. */
export function seedOf(day: number): string {
  let state = day;
  const byte = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return Array.from({ length: 32 }, () => byte().toString(16).padStart(2, '0')).join('');
}
