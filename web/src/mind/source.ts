// Where an analysis, a review or a puzzle finds its game: on this device, on the server, or in a text that somebody pasted.
import { here } from '../here/client';
import { isHere } from '../here/ids';
import { Refusal } from '../net/refusal';
import type { StudySource } from '../net/local';
import type * as Site from '../net/site';

/** What an engine needs to open a game. */
export async function sourceOf(id: string): Promise<StudySource> {
  if (isHere(id)) return { from: 'table', entries: await here.raw(id) };
  const reply = await fetch(`/api/games/${encodeURIComponent(id)}/game.bastide`, { credentials: 'same-origin' });
  if (reply.ok) return { from: 'text', text: await reply.text() };
  const refused = (await reply.json().catch(() => null)) as Site.Refused | null;
  throw new Refusal(refused?.error ?? null, reply.status);
}
