// A puzzle in words: what it is about, how it stands, and why its best turn is best.
import { ended, inRow, t } from '../i18n/index.svelte';
import type { TurnReview } from '../net/local';
import type { View } from '../net/types';
import type { Puzzle } from './file';
import { reasons } from '../table/advice';
import { seatName } from '../table/names';
import { decimal, moveWords, rivalOf } from '../review/words';

/** "You're 5 points behind with 76 tiles left." */
export function situation(view: View, player: number): string {
  const scores = view.game.players.map((_, seat) => view.state.players[seat]?.score ?? 0);
  const own = scores[player] ?? 0;
  const best = Math.max(...scores.filter((_, seat) => seat !== player));
  const left = t('puzzle-left', { n: view.state.remaining_total });
  const n = Math.abs(own - best);
  return inRow(n === 0 ? t('puzzle-even') : t(own < best ? 'puzzle-behind' : 'puzzle-ahead', { n }), left);
}

type Solved = Pick<TurnReview, 'best' | 'player'>;

const whyOf = ({ best, player }: Solved, view: View): string =>
  reasons(
    best.gain,
    rivalOf({ players: view.game.players.map((p, i) => ({ ...p, name: seatName(view, i) })) }, player),
  );

/** What the best turn is worth, and the next best one. */
const marginWords = ({ margin, gap }: Puzzle): string =>
  t('puzzle-margins', { a: decimal(margin), b: decimal(margin - gap) });

/** Why the best turn is best. */
export const whyWords = (turn: Solved, view: View, puzzle: Puzzle): string =>
  inRow(whyOf(turn, view), marginWords(puzzle));

/** The best turn and why it is best, for those who did not find it. */
export const answerWords = (turn: Solved, view: View, puzzle: Puzzle): string =>
  inRow(ended(t('puzzle-answer', { move: moveWords(turn.best.actions) })), whyWords(turn, view, puzzle));

/** Why a turn is not the best one. */
export function missedWords(tried: Pick<TurnReview, 'scored' | 'cost'>, margin: number): string {
  const worth = t('puzzle-worth', { a: decimal(margin - tried.cost), b: decimal(margin) });
  return tried.scored > 0 ? inRow(t('puzzle-scores', { n: tried.scored }), worth) : worth;
}
