// Games in a list: which come first, which are shown, and when something last happened.
import { language } from '../i18n/index.svelte';
import type { Summary } from '../net/types';

export const FILTERS = ['all', 'turn', 'waiting', 'running', 'finished'] as const;
export type GameFilter = (typeof FILTERS)[number];

export const isYourTurn = (game: Summary): boolean =>
  game.status === 'running' && game.you !== null && game.turn === game.you;

const rank = (game: Summary): number =>
  isYourTurn(game) ? 0 : game.status === 'running' ? 1 : game.status === 'waiting' ? 2 : 3;

/** Those that wait for you first, then by how far they have come, the latest first. */
export const sorted = (games: readonly Summary[]): Summary[] =>
  [...games].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);

export function passes(game: Summary, filter: GameFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'turn') return isYourTurn(game);
  return game.status === (filter === 'finished' ? 'over' : filter);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const WEEK = 7 * 86_400_000;

/** "now", "5 minutes ago", "yesterday", and the date after a week. */
export function when(time: number, now = Date.now()): string {
  const ago = now - time;
  if (ago >= WEEK) return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(time);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => ago >= size) ?? [];
  return unit ? words.format(-Math.floor(ago / length), unit) : words.format(0, 'second');
}
