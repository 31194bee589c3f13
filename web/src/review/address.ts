// Where a board is looked at, and where a review is.

import type { Summary } from '../net/types';

interface Point {
  /** How many moves had been played, those of chance too. */
  moves: number;
  /** The number of the turn. */
  turn: number;
}

/** A game at one of its points. A replay counts neither moves nor turns, so it is told the turn and looks for it. */
export const boardAt = (id: string, point?: Point): string =>
  point === undefined ? `/replay/${id}` : `/replay/${id}#turn-${point.turn}`;

export const reviewOf = (id: string): string => `/review/${id}`;

/** Whether a game can be reviewed: it is over, and somebody else played. */
export const isReviewed = ({ status, players }: Pick<Summary, 'status' | 'players'>): boolean =>
  status === 'over' && players.length > 1;

/** The mistakes of whoever looks, one after the other. */
export const learnFrom = (id: string): string => `/review/${id}/learn`;
