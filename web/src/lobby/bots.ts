// The bot that was played last, which the next game is offered against.
import { keep, prefs } from '../lib/prefs.svelte';
import type { BotInfo, Catalogue, SeatWish } from '../net/types';

/** The weakest one if the server no longer has it. */
export const lastBot = ({ bots }: Catalogue): string =>
  (bots.find((b) => b.name === prefs.bot) ?? bots[0])?.name ?? prefs.bot;

/** The level of a bot in a style; its own where it has no such style. */
export const inStyle = (bot: BotInfo, style: string): string =>
  bot.styles.includes(style) ? `${bot.name}:style=${style}` : bot.name;

export function rememberBot(seats: readonly SeatWish[]): void {
  const seat = seats.find((s) => s.kind === 'bot');
  if (!seat?.level) return;
  // A style is chosen for one game.
  prefs.bot = seat.level.replace(/:.*/, '');
  keep();
}
