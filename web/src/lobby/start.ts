// Starting games.
import { go } from '../lib/router.svelte';
import { api } from '../net/api';
import type { NewGame } from '../net/types';
import { lastBot, rememberBot } from './bots';
import { catalogue, me } from './me.svelte';
import { duel } from './setup';

/** Makes a game and goes to its table. */
export async function start(game: NewGame): Promise<void> {
  const { id, invite } = await api.create(game);
  rememberBot(game.seats);
  if (invite) sessionStorage.setItem(`invite.${id}`, invite);
  go(`/g/${id}`);
}

/** One click: the smallest box against the bot that was played last, nothing to decide. */
export async function playNow(): Promise<void> {
  await me.load();
  const shelf = await catalogue();
  const preset = shelf.presets.find((p) => p.name === 'base') ?? shelf.presets[0];
  await start(duel(preset?.name, lastBot(shelf), 'random'));
}

/** A first game: the smallest box with assists, against the friendliest bot, and the newcomer begins. */
export async function playFirst(): Promise<void> {
  await me.load();
  const shelf = await catalogue();
  const preset = shelf.presets.find((p) => p.name === 'base') ?? shelf.presets[0];
  await start(duel(preset?.name, shelf.bots[0]?.name ?? 'odile', 'me'));
}
