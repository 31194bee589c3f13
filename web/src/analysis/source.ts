// Where an analysis comes from: a text that somebody brought, the game that it is named after, or what is kept of it.
import { here } from '../here/client';
import { isHere } from '../here/ids';
import { sourceOf } from '../mind/source';
import { api } from '../net/api';
import type { StudySource } from '../net/local';
import { gameIn } from './address';
import type { KeptAnalysis } from './keep';

export type Found = StudySource | 'missing' | 'running';

async function gameOf(id: string): Promise<Found> {
  if (isHere(id)) return (await here.raw(id)).length ? sourceOf(id) : 'missing';
  // Whoever plays against others thinks alone.
  return (await api.game(id)).status === 'over' ? sourceOf(id) : 'running';
}

export async function sourceFor(name: string, text: string | null, kept: KeptAnalysis | null): Promise<Found> {
  if (text !== null) return { from: 'text', text };
  const id = gameIn(name);
  try {
    // A game that has gone on since has more moves now.
    if (id !== null) return await gameOf(id);
  } catch (e) {
    if (!kept) throw e;
  }
  return kept?.source ?? 'missing';
}
