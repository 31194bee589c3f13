// Which puzzle comes next: one that was not tried, about as hard as whoever solves it is good.
import type { Puzzle } from './file';
import type { Progress } from './keep.svelte';

export interface Filter {
  /** A theme, or all of them. */
  theme: string;
  without: readonly string[];
}

/** Those that a filter lets through. */
export const fitting = (puzzles: readonly Puzzle[], { theme, without }: Filter): Puzzle[] =>
  puzzles.filter((it) => (!theme || it.theme === theme) && !it.systems.some((system) => without.includes(system)));

/** The next one; once all were tried, one that was missed, and then any. */
export function nextOf(
  puzzles: readonly Puzzle[],
  { rating, tried }: Pick<Progress, 'rating' | 'tried'>,
  last = '',
): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== last);
  const fresh = others.filter(({ id }) => !(id in tried));
  const missed = others.filter(({ id }) => tried[id] === 'missed');
  const from = fresh.length ? fresh : missed.length ? missed : others.length ? others : puzzles;
  return [...from].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))[0];
}

const counted = (names: readonly string[]): [name: string, number: number][] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};

/** Every theme, with how many puzzles have it. */
export const themesOf = (puzzles: readonly Puzzle[]): [name: string, number: number][] =>
  counted(puzzles.map(({ theme }) => theme));

/** Every system that not all puzzles have, with how many do. */
export const systemsOf = (puzzles: readonly Puzzle[]): [name: string, number: number][] =>
  counted(puzzles.flatMap(({ systems }) => systems)).filter(([, number]) => number < puzzles.length);
