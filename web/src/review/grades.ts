// Graded turns, counted and averaged. What grade a turn has, the engine says.
import type { Grade, TurnReview } from '../net/local';

export const GRADES: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** Turns this near to the best one, in points, count as equal to it: nobody can tell them apart. */
export const AS_GOOD = 0.5;

type Graded = Pick<TurnReview, 'player' | 'grade' | 'accuracy' | 'cost'>;

/** How often a player's turns had each grade. */
export function countsOf(turns: readonly (Graded | null)[], player: number): Record<Grade, number> {
  const counts: Record<Grade, number> = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const turn of turns) if (turn?.player === player) counts[turn.grade] += 1;
  return counts;
}

/** A player's mean accuracy, as a share of one; nothing where there never was a choice. */
export function accuracyOf(turns: readonly (Graded | null)[], player: number): number | null {
  const own = turns.flatMap((turn) => (turn?.player === player && turn.accuracy !== null ? [turn.accuracy] : []));
  return own.length ? own.reduce((sum, one) => sum + one, 0) / own.length : null;
}

/** The points that a player's turns gave away. */
export const costOf = (turns: readonly (Graded | null)[], player: number): number =>
  turns.reduce((sum, turn) => sum + (turn?.player === player && turn.cost >= AS_GOOD ? turn.cost : 0), 0);

export const isMistake = ({ grade }: Pick<TurnReview, 'grade'>): boolean => grade === 'mistake' || grade === 'blunder';

/** The numbers of a player's mistakes, in order of play. */
export const mistakesOf = (turns: readonly (Pick<TurnReview, 'grade' | 'player'> | null)[], player: number): number[] =>
  turns.flatMap((turn, number) => (turn?.player === player && isMistake(turn) ? [number] : []));
