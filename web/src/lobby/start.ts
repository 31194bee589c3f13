// Starting games.
import { here } from '../here/client';
import { go } from '../lib/router.svelte';
import { prefs } from '../lib/prefs.svelte';
import { api, Refusal } from '../net/api';
import type { NewGame } from '../net/types';
import { rememberBot } from './bots';
import { me } from './me.svelte';
import { duel } from './setup';

/** The smallest box, and the bot that is easiest to beat: named here, so that a game begins without asking anybody. */
export const BOX = 'base';
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

/** Makes a game and goes to its table. */
export async function start(game: NewGame): Promise<void> {
  const { id, invite } = await make(game);
  rememberBot(game.seats);
  if (invite) sessionStorage.setItem(`invite.${id}`, invite);
  go(`/g/${id}`);
}

/** One click: the smallest box against the bot that was played last, nothing to decide. */
export async function playNow(): Promise<void> {
  try {
    await start(duel(BOX, prefs.bot, 'random'));
  } catch (e) {
    // A bot that this version does not have any more.
    if (!(e instanceof Refusal) || e.why?.code !== 'unknown-bot') throw e;
    await start(duel(BOX, FRIENDLIEST, 'random'));
  }
}

/** A first game: the smallest box with assists, against the friendliest bot, and the newcomer begins. */
export const playFirst = (): Promise<void> => start(duel(BOX, FRIENDLIEST, 'me'));
