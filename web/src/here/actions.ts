// What can be done with a game kept here besides playing: its picture, its file, and a game from a file.
import { t } from '../i18n/index.svelte';
import { Refusal } from '../net/refusal';
import type { Answer } from '../net/local';
import type { WireRefusal } from '../net/types';
import { troubleOf } from '../table/refusals';
import { here } from './client';
import { download } from './file';

/** The body of an answer; what it refuses is thrown. */
export function checked({ status, body }: Answer): string {
  if (status === 200) return body;
  const { error } = JSON.parse(body) as { error?: WireRefusal };
  throw new Refusal(error ?? null, status);
}

/** A picture of its board, as an address. */
export async function boardOf(id: string): Promise<string> {
  const drawing = checked(await here.request('GET', `/art/board/${id}.svg`));
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Whether an error says that a game cannot be read, and not that it has no picture. */
export const isBroken = (e: unknown): boolean =>
  e instanceof Refusal && e.why !== null && !['not-found', 'not-started', 'no-game'].includes(e.why.code);

export async function saveFile(id: string): Promise<void> {
  download('game.bastide', checked(await here.request('GET', `/api/games/${id}/game.bastide`)));
}

/** What is kept of a game that cannot be opened. */
export async function saveRaw(id: string): Promise<void> {
  download(`${id}.json`, JSON.stringify(await here.raw(id)), 'application/json');
}

/** A game from a file: its id, or why it is no game. */
export async function openFile(file: File): Promise<{ id: string } | { trouble: string }> {
  try {
    return { id: await here.import(await file.text()) };
  } catch (e) {
    return { trouble: whyNot(e) };
  }
}

function whyNot(e: unknown): string {
  if (!(e instanceof Refusal) || !e.why) return t('here-open-failed');
  const { line, why } = e.why.with ?? {};
  if (typeof line === 'number' && typeof why === 'string') return t('here-open-bad', { line, why });
  return troubleOf(e);
}
