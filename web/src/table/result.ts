// What the end of a game comes to, in words: who won and by how much, and which kind of points decided it.
import { ended, inRow, listed, t, tx } from '../i18n/index.svelte';
import type { Summary, View } from '../net/types';
import { featureName, seatName } from './names';
import type { Tally } from './tally';

export interface Result {
  scores: number[];
  winners: number[];
  /** Seats, the best first. */
  order: number[];
  /** Seats that did not play to the end. */
  resigned: number[];
  left: number[];
}

/** Nothing while it is not over. Whoever resigned has not won, and only the game's results know that. */
export const winnersOf = ({ decision, game }: View): number[] | undefined =>
  game.results?.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])) ?? decision.winners;

export function resultOf(view: View): Result {
  const { decision, game, state } = view;
  const scores = decision.scores ?? state.players.map((player) => player.score);
  const seats = scores.map((_, seat) => seat);
  const place = (seat: number): number => game.results?.[seat]?.place ?? 0;
  return {
    scores,
    winners: winnersOf(view) ?? [],
    order: seats.toSorted((a, b) => place(a) - place(b) || (scores[b] ?? 0) - (scores[a] ?? 0)),
    resigned: seats.filter((seat) => game.results?.[seat]?.ending === 'resigned'),
    left: seats.filter((seat) => game.results?.[seat]?.ending === 'left'),
  };
}

export const categoryName = (category: string): string => tx(`features-${category}`, featureName(category));

const namesOf = (view: View, seats: readonly number[]): string => listed(seats.map((seat) => seatName(view, seat)));

/** The headline. A game without a winner is to be played again. */
export function headline(view: View, { scores, winners, order, resigned, left }: Result): string {
  if (winners.length > 1) return t('result-tie', { names: namesOf(view, winners) });
  if (scores.length < 2) return t('result-solo', { n: scores[0] });
  if (!winners.length) return t('result-replay');
  const yours = winners[0] === view.game.you;
  // Who resigns has lost, whatever the points say.
  if (resigned.length || left.length)
    return yours ? t('result-wins-you') : t('result-wins', { name: namesOf(view, winners) });
  const lead = (scores[order[0] ?? 0] ?? 0) - (scores[order[1] ?? 0] ?? 0);
  return yours ? t('result-by-you', { n: lead }) : t('result-by', { name: namesOf(view, winners), n: lead });
}

/** Who did not play to the end: "Bob resigned." */
export const endings = (view: View, { resigned, left }: Result): string =>
  inRow(
    resigned.length > 0 && t('result-resigned', { name: namesOf(view, resigned) }),
    left.length > 0 && t('result-left', { name: namesOf(view, left) }),
  );

/** The best scores, as one says them: 98 to 91. */
export const scoreLine = ({ scores, order }: Result): string =>
  ended(
    order
      .slice(0, 4)
      .map((seat) => String(scores[seat]))
      .reduce((a, b) => t('result-to', { a, b })),
  );

/** Whether a game ends when you resign, or a bot plays on for you; nothing where there is no game to resign. */
export function resigning({ you, status, players, uploaded }: Summary): 'ends' | 'bot' | null {
  if (you === null || status !== 'running' || uploaded) return null;
  const others = players.filter(({ resigned }, seat) => seat !== you && !resigned);
  return others.length < 2 || others.every(({ kind }) => kind === 'bot') ? 'ends' : 'bot';
}

/** By which kind of points the winner was furthest ahead of the next; nothing where there is no such kind. */
export function decidedBy(
  view: View,
  { winners, order, resigned, left }: Result,
  { categories, points }: Tally,
): string {
  const [best, second] = order;
  if (best === undefined || second === undefined || winners.length !== 1 || resigned.length || left.length) return '';
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
