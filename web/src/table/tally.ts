// Points by player and category from the log: what the final table and the graph of a replay are made of.
import type { GameEvent } from '../net/types';
import { every } from '../systems';

export interface Tally {
  categories: string[];
  points: Record<string, number>[];
  totals: number[];
}
const RANK = Object.fromEntries(every((s) => s.scores && Object.entries(s.scores)));

export function tally(history: readonly GameEvent[], players: number): Tally {
  const points: Record<string, number>[] = Array.from({ length: players }, () => ({}));
  const seen = new Set<string>();
  for (const e of history) {
    if (e.event !== 'scored' || e.player === undefined || !e.for) continue;
    const row = points[e.player];
    if (!row) continue;
    row[e.for] = (row[e.for] ?? 0) + (e.points ?? 0);
    seen.add(e.for);
  }
  const rank = (c: string): number => RANK[c] ?? Infinity;
  return {
    categories: [...seen].sort((a, b) => rank(a) - rank(b)),
    points,
    totals: points.map((row) => Object.values(row).reduce((a, b) => a + b, 0)),
  };
}

/** Scores after each version, for a line a player. Events without a version count where they stand. */
export function scoreLines(history: readonly GameEvent[], players: number, versions: number): number[][] {
  const lines = Array.from({ length: players }, () => new Array<number>(versions + 1).fill(0));
  history.forEach((e, i) => {
    if (e.event !== 'scored' || e.player === undefined) return;
    const at = e.version ?? Math.round((i / Math.max(1, history.length - 1)) * versions);
    const line = lines[e.player];
    if (line) for (let v = Math.min(at, versions); v <= versions; v += 1) line[v] = (line[v] ?? 0) + (e.points ?? 0);
  });
  return lines;
}
