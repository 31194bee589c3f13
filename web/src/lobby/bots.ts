// The bot that was played last, which the next game is offered against.
import { keep, prefs } from '../lib/prefs.svelte';
import type { Catalogue, SeatWish } from '../net/types';

/** The weakest one if the server no longer has it. */
export const lastBot = ({ bots }: Catalogue): string =>
  (bots.find((b) => b.name === prefs.bot) ?? bots[0])?.name ?? prefs.bot;

export function rememberBot(seats: readonly SeatWish[]): void {
  const seat = seats.find((s) => s.kind === 'bot');
  if (!seat?.level) return;
  prefs.bot = seat.level;
  keep();
}
