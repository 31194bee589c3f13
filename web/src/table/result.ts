// What the end of a game comes to, in words: who won and by how much, and which kind of points decided it.
import { listed, t, tx } from '../i18n/index.svelte';
import type { View } from '../net/types';
import { featureName, seatName } from './names';
import type { Tally } from './tally';

export interface Result {
  scores: number[];
  winners: number[];
  /** Seats, the best first. */
  order: number[];
}

export function resultOf({ decision, game, state }: View): Result {
  const scores = decision.scores ?? game.scores ?? state.players.map((player) => player.score);
  return {
    scores,
    winners: decision.winners ?? game.winners ?? [],
    order: scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)),
  };
}

export const categoryName = (category: string): string => tx(`features-${category}`, featureName(category));

const namesOf = (view: View, seats: readonly number[]): string => listed(seats.map((seat) => seatName(view, seat)));

/** The headline. A game without a winner is to be played again. */
export function headline(view: View, { scores, winners, order }: Result): string {
  if (winners.length > 1) return t('result-tie', { names: namesOf(view, winners) });
  if (scores.length < 2) return t('result-solo', { n: scores[0] });
  if (!winners.length) return t('result-replay');
  const lead = (scores[order[0] ?? 0] ?? 0) - (scores[order[1] ?? 0] ?? 0);
  return t('result-by', { name: namesOf(view, winners), n: lead });
}

/** The best scores, as one says them: 98 to 91. */
export const scoreLine = ({ scores, order }: Result): string =>
  `${order
    .slice(0, 4)
    .map((seat) => String(scores[seat]))
    .reduce((a, b) => t('result-to', { a, b }))}.`;

/** By which kind of points the winner was furthest ahead of the next; nothing where there is no such kind. */
export function decidedBy(view: View, { winners, order }: Result, { categories, points }: Tally): string {
  const [best, second] = order;
  if (best === undefined || second === undefined || winners.length !== 1) return '';
  const [top] = categories
    .map((category) => {
      const n = points[best]?.[category] ?? 0;
      return { category, n, gap: n - (points[second]?.[category] ?? 0) };
    })
    .sort((a, b) => b.gap - a.gap);
  if (!top || top.gap <= 0) return '';
  return t('result-decided', {
    what: categoryName(top.category),
    n: top.n,
    gap: top.gap,
    name: seatName(view, second),
  });
}
