// Starting a game and finding one by what somebody pasted.
import { go } from '../lib/router.svelte';
import { api } from '../net/api';
import { catalogue, me } from './me.svelte';

/** One click: the first preset of the catalogue against a greedy bot, nothing to decide. */
export async function playNow(): Promise<void> {
  await me.load();
  const { presets, bots } = await catalogue();
  const preset = presets.find((p) => p.name === 'base') ?? presets[0];
  const level = bots.find((b) => b.name === 'greedy')?.name ?? bots[0]?.name ?? 'greedy';
  const { id } = await api.create({ ...(preset ? { preset: preset.name } : {}), seats: [{ kind: 'me' }, { kind: 'bot', level }], aids: true, public: true, first: 'random' });
  go(`/g/${id}`);
}

/** The page that a code or link leads to, or null if it is neither. */
export function whereTo(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/(g|replay)\/([A-Za-z0-9_-]{4,32})(\?[^#\s]*)?(#\d+)?/.exec(text);
  if (link) return `/${link[1]}/${link[2]}${link[3] ?? ''}${link[4] ?? ''}`;
  return /^[A-Za-z0-9_-]{4,32}$/.test(text) ? `/g/${text}` : null;
}
