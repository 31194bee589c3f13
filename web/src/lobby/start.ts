// Starting games.
import { here } from '../here/client';
import { go } from '../lib/router.svelte';
import { api, Refusal } from '../net/api';
import type { Catalogue, NewGame } from '../net/types';
import { lastBot, rememberBot } from './bots';
import { catalogue, me } from './me.svelte';
import { duel } from './setup';

const FRIENDLIEST = 'odile';

/** Games that nobody else can join are made in this page. Where it has no engine, the server makes them all. */
async function make(game: NewGame): Promise<{ id: string; invite?: string }> {
  if (game.seats.some((seat) => seat.kind === 'open')) return api.create(game);
  try {
    return { id: await here.create(game) };
  } catch (e) {
    if (e instanceof Refusal && e.why) throw e;
    await me.load();
    return api.create(game);
  }
}

/** What can be played: the engine of this page knows without a network. */
const shelfNow = (): Promise<Catalogue> => here.catalogue().catch(() => catalogue());

/** Makes a game and goes to its table. */
export async function start(game: NewGame): Promise<void> {
  const { id, invite } = await make(game);
  rememberBot(game.seats);
  if (invite) sessionStorage.setItem(`invite.${id}`, invite);
  go(`/g/${id}`);
}

/** One click: the smallest box against the bot that was played last, nothing to decide. */
export async function playNow(): Promise<void> {
  const shelf = await shelfNow();
  const preset = shelf.presets.find((p) => p.name === 'base') ?? shelf.presets[0];
  await start(duel(preset?.name, lastBot(shelf), 'random'));
}

/** A first game: the smallest box with assists, against the friendliest bot, and the newcomer begins. */
export async function playFirst(): Promise<void> {
  const shelf = await shelfNow();
  const preset = shelf.presets.find((p) => p.name === 'base') ?? shelf.presets[0];
  await start(duel(preset?.name, shelf.bots[0]?.name ?? FRIENDLIEST, 'me'));
}
