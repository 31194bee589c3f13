// A review in words: how the game ended, what a turn did, and why another was better.
import { placeName } from '../board/geometry';
import { ended, inRow, t } from '../i18n/index.svelte';
import type { TurnReview } from '../net/local';
import type { Action, Summary } from '../net/types';
import { reasons } from '../table/advice';
import { cap, figureNoun, into, personName } from '../table/names';
import { actionName } from '../table/words';
import { costOf } from './grades';
import type { Moment } from './moments';
import { percent } from './chances';

/** Fewer points than these are not what a turn is known for. */
const WORTH_A_TITLE = 3;
/** Luck within so many points is about even. */
const EVEN = 2;
/** Who gave away less than this hardly gave away anything. */
const HARDLY = 3;

const DECISION = { kind: '' } as const;

export const nameOf = (game: Pick<Summary, 'players'>, seat: number): string => personName(game.players[seat]?.name);
export const scoresOf = (game: Pick<Summary, 'results' | 'players'>): number[] =>
  game.players.map(({ score }, seat) => game.results?.[seat]?.points ?? score ?? 0);

/** Whose review it is: whoever looks, else the winner. */
export const viewerOf = ({ you, results }: Pick<Summary, 'you' | 'results'>): number =>
  you ?? Math.max(0, results?.findIndex(({ place }) => place === 1) ?? 0);

interface Ending {
  viewer: number;
  a: number;
  b: number;
  outcome: 'won' | 'lost' | 'drawn';
}

function endingOf(game: Summary): Ending {
  const viewer = viewerOf(game);
  const scores = scoresOf(game);
  const winners = game.results?.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])) ?? [];
  const won = winners.includes(viewer);
  return {
    viewer,
    a: scores[viewer] ?? 0,
    b: Math.max(...scores.filter((_, seat) => seat !== viewer)),
    outcome: won ? (winners.length > 1 ? 'drawn' : 'won') : 'lost',
  };
}

/** "You won 98 to 91" */
export function headline(game: Summary): string {
  const { viewer, a, b, outcome } = endingOf(game);
  if (outcome === 'drawn') return t('review-drawn', { a, b });
  if (outcome === 'lost') return t('review-lost', { a, b });
  return game.you === null ? t('review-other-won', { name: nameOf(game, viewer), a, b }) : t('review-won', { a, b });
}

/** "Why you won by 7" */
export function whyTitle(game: Summary): string {
  const { viewer, a, b, outcome } = endingOf(game);
  const n = Math.abs(a - b);
  // Who resigns has lost, whatever the points say.
  if (outcome === 'drawn' || n === 0 || a > b !== (outcome === 'won')) return t('review-why');
  if (outcome === 'lost') return t('review-why-lost', { n });
  return game.you === null ? t('review-why-other', { name: nameOf(game, viewer), n }) : t('review-why-won', { n });
}

const figureOn = ({ figure = '', segment }: Action): string =>
  t('review-figure', { figure: figureNoun(figure), on: segment ? into(segment.kind) : '' });

/** A turn as a move: "I7, meeple in the city". */
export function moveWords(actions: readonly Action[]): string {
  const tile = actions.find(({ type }) => type === 'place-tile');
  const deploy = actions.find(({ type }) => type === 'deploy');
  const [first] = actions;
  if (!tile?.at) return first ? actionName({ action: first, at: first.at ?? null, spot: null }, DECISION) : '';
  const at = placeName(tile.at);
  return t('review-move', { at, what: deploy ? figureOn(deploy) : t('review-none') });
}

/** What a turn is known for: "8 points on I7", "Meeple in the city on I7". */
function deedWords({ played, scored }: Pick<TurnReview, 'played' | 'scored'>): string {
  const actions: readonly Action[] = played;
  const at = actions.find(({ type }) => type === 'place-tile')?.at;
  return at && scored >= WORTH_A_TITLE ? t('review-scored', { n: scored, at: placeName(at) }) : cap(moveWords(actions));
}

/** The title of a moment, with who did it unless that was whoever looks. */
export function momentTitle(turn: TurnReview, game: Summary): string {
  const deed = deedWords(turn);
  return turn.player === game.you ? deed : t('review-by', { name: nameOf(game, turn.player), what: deed });
}

/** The strongest of the others, for the reasons of a turn. */
export function rivalOf(game: Pick<Summary, 'players'>, player: number): string {
  const others = game.players.flatMap((_, seat) => (seat === player ? [] : [seat]));
  return others.length === 1 ? nameOf(game, others[0] ?? 0) : t('advice-rival');
}

/** What would have been better, and why. */
export const betterWords = (turn: Pick<TurnReview, 'best' | 'player'>, game: Pick<Summary, 'players'>): string =>
  inRow(
    ended(t('review-better', { move: moveWords(turn.best.actions) })),
    reasons(turn.best.gain, rivalOf(game, turn.player)),
  );

const signed = (n: number): string => (n === 0 ? '0' : (n < 0 ? '−' : '+') + Math.abs(n));
export const points = (n: number): string => signed(Math.round(n));
export const decimal = (n: number): string => signed(Math.round(n * 10) / 10);

/** Why a moment mattered. */
export function momentReason(turn: TurnReview, { cause }: Moment, game: Summary): string {
  if (cause === 'mistake') return betterWords(turn, game);
  const odds = turn.odds ? t('review-odds', { n: Math.max(1, Math.round(1 / turn.odds)) }) : '';
  const n = Math.abs(Math.round(turn.luck));
  const worth = n > 0 ? t(turn.luck > 0 ? 'review-worth-more' : 'review-worth-less', { n }) : '';
  return inRow(ended(t(turn.swing > 0 ? 'review-lucky' : 'review-unlucky')), worth, odds && ended(odds));
}

export const swingWords = (swing: number): string => t('review-swing', { swing: points(percent(swing)) });

/** One sentence about a player's luck, one about what the mistakes cost. */
export function luckWords(luck: number, name: string): string {
  const n = Math.abs(Math.round(luck));
  if (n <= EVEN) return t('review-luck-even', { name });
  return t(luck > 0 ? 'review-luck-good' : 'review-luck-bad', { name, n });
}

export function skillWords(turns: readonly (TurnReview | null)[], player: number, name: string): string {
  const cost = costOf(turns, player);
  if (cost < HARDLY) return t('review-skill-best', { name });
  const worst = turns.reduce<TurnReview | null>(
    (most, turn) => (turn?.player === player && turn.cost > (most?.cost ?? 0) ? turn : most),
    null,
  );
  return t('review-skill-cost', {
    name,
    n: Math.round(cost),
    turn: worst?.turn ?? 0,
    worst: Math.round(worst?.cost ?? 0),
  });
}
