// The challenge of the day: one player, the smallest box, and the same draws for everybody. It is played at a table of this page.
import { here } from '../here/client';
import { api } from '../net/api';
import type { Mind } from '../mind/mind';
import type { NewGame } from '../net/types';
import { BOX } from '../lobby/start';
import { seedOf } from './day';
import { progress } from './keep.svelte';

/** Nobody helps: the best score wins. */
const ALONE: NewGame = { preset: BOX, seats: [{ kind: 'me' }], assists: false, public: false, first: 'seat' };

/** Makes the table of a new try, and says its id. */
export async function begin(day: number): Promise<string> {
  const id = await here.create(ALONE, seedOf(day));
  progress.begin(day, id);
  return id;
}

/** What came of the last try: its score once it is over, and whether it can be continued. */
export async function look(day: number): Promise<'open' | 'over' | 'none'> {
  const attempt = progress.all.challenges[day];
  if (!attempt) return 'none';
  const game = await api.game(attempt.game).catch(() => null);
  if (!game) return 'none';
  if (game.status !== 'over') return 'open';
  const [result] = game.results ?? [];
  if (result?.ending === 'finished') progress.finish(day, result.points);
  return 'over';
}

/** Lets every bot play the same draws that has not yet, one after the other. */
export async function letBotsPlay(mind: Pick<Mind, 'ask'>, day: number, levels: readonly string[]): Promise<void> {
  for (const level of levels) {
    const { bots } = progress.all;
    if (bots.day === day && level in bots.scores) continue;
    progress.tellBot(day, level, await mind.ask('solo', BOX, seedOf(day), level));
  }
}
