// Why a game ended as it did: from nothing to the final margin in three steps. What nobody's mistakes explain was luck.
import { costOf } from './grades';
import type { TurnReview } from '../net/local';

export interface Share {
  /** What the player's margin owes to luck, to mistakes of the player and to those of the others, in whole points. */
  luck: number;
  own: number;
  others: number;
  /** The final margin over the best of the others; the three add up to it. */
  margin: number;
}

type Part = 'luck' | 'own' | 'others';
const PARTS: readonly Part[] = ['luck', 'own', 'others'];

/** Whole numbers that add up to a whole sum: what rounding leaves over goes into the largest. */
export function rounded(parts: Record<Part, number>, margin: number): Share {
  const whole = { luck: round(parts.luck), own: round(parts.own), others: round(parts.others) };
  const rest = margin - PARTS.reduce((sum, part) => sum + whole[part], 0);
  const largest = PARTS.reduce((a, b) => (Math.abs(parts[b]) > Math.abs(parts[a]) ? b : a));
  return { ...whole, [largest]: whole[largest] + rest, margin };
}

/** Never a negative zero. */
const round = (n: number): number => Math.round(n) || 0;

/** A share for each player. The others' mistakes bring each of the rest an equal part of them. */
export function sharesOf(turns: readonly (TurnReview | null)[], scores: readonly number[]): Share[] {
  const costs = scores.map((_, player) => costOf(turns, player));
  return scores.map((score, player) => {
    const best = Math.max(...scores.filter((_, other) => other !== player));
    const others = costs.reduce((sum, cost, other) => sum + (other === player ? 0 : cost), 0) / (scores.length - 1);
    const own = -(costs[player] ?? 0);
    const margin = score - best;
    return rounded({ luck: margin - own - others, own, others }, margin);
  });
}

export interface Bar {
  part: Part;
  value: number;
  /** Where it begins and ends, in points from nothing. */
  from: number;
  to: number;
}

/** The steps one after the other. */
export function barsOf(share: Share): Bar[] {
  let at = 0;
  return PARTS.map((part) => {
    const from = at;
    at += share[part];
    return { part, value: share[part], from, to: at };
  });
}

/** The farthest that any step goes from nothing, for the scale. */
export const reachOf = (shares: readonly Share[]): number =>
  Math.max(1, ...shares.flatMap((share) => barsOf(share).flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)])));
