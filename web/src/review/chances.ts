// Everybody's chance to win, turn by turn: the lines of the graph, and its words.
import { commas, t } from '../i18n/index.svelte';
import type { TurnReview } from '../net/local';
import type { Summary } from '../net/types';
import { personName } from '../table/names';

/** Chances before the first turn and after each one, as far as they are known. */
export type Chances = (readonly number[] | null)[];

const even = (players: number): number[] => Array.from({ length: players }, () => 1 / players);

/** What the end of a game makes of chances: all of it for whoever won. */
function ended({ results, players }: Pick<Summary, 'results' | 'players'>): number[] | null {
  const winners = results?.filter(({ place }) => place === 1).length ?? 0;
  return winners ? players.map((_, seat) => (results?.[seat]?.place === 1 ? 1 / winners : 0)) : null;
}

export function chancesOf(turns: readonly (TurnReview | null)[], game: Pick<Summary, 'results' | 'players'>): Chances {
  const [first] = turns;
  // What the first tile gave belongs to the first turn.
  const start = first && { own: (first.best.win[first.player] ?? 0) - first.swing, seat: first.player };
  const count = game.players.length;
  const before = start
    ? even(count).map((_, seat) => (seat === start.seat ? start.own : (1 - start.own) / (count - 1)))
    : even(count);
  const after = turns.map((turn) => turn?.after ?? null);
  const last = after.length - 1;
  if (last >= 0 && after[last]) after[last] = ended(game) ?? after[last];
  return [before, ...after];
}

/** The turns from the left that are known without a gap. */
export function knownOf(chances: Chances): (readonly number[])[] {
  const gap = chances.indexOf(null);
  return (gap < 0 ? chances : chances.slice(0, gap)) as (readonly number[])[];
}

/** Seats from the bottom of the graph: whoever looks, then the others. */
export const stacked = (players: number, viewer: number): number[] => [
  viewer,
  ...Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== viewer),
];

/** What the seats up to each one have together, from below; 1 is the upper rim. */
export function levels(chances: readonly number[], order: readonly number[]): number[] {
  let sum = 0;
  return order.map((seat, i) => (sum = i === order.length - 1 ? 1 : Math.min(1, sum + (chances[seat] ?? 0))));
}

export const percent = (share: number): number => Math.round(share * 100);

/** "Ines 64%, Kenta 36%" */
export const chanceWords = (chances: readonly number[], game: Pick<Summary, 'players'>): string =>
  commas(
    game.players.map(({ name }, seat) =>
      t('review-chance-of', { name: personName(name), chance: percent(chances[seat] ?? 0) }),
    ),
  );

/** What the handle of the graph says: "Turn 38, Ines 64%, Kenta 36%". */
export function sliderWords(chances: Chances, at: number, turn: number, game: Pick<Summary, 'players'>): string {
  const here = chances[at];
  const when = at === 0 ? t('review-start') : t('review-turn', { n: turn });
  return here ? commas([when, chanceWords(here, game)]) : commas([when, t('review-unknown')]);
}
