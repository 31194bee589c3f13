// Starting a game with one click.
import { go } from '../lib/router.svelte';
import { api } from '../net/api';
import { catalogue, me } from './me.svelte';

/** One click: the first preset of the catalogue against a greedy bot, nothing to decide. */
export async function playNow(): Promise<void> {
  await me.load();
  const { presets, bots } = await catalogue();
  const preset = presets.find((p) => p.name === 'base') ?? presets[0];
  const level = bots.find((b) => b.name === 'greedy')?.name ?? bots[0]?.name ?? 'greedy';
  const { id } = await api.create({
    ...(preset ? { preset: preset.name } : {}),
    seats: [{ kind: 'me' }, { kind: 'bot', level }],
    aids: true,
    public: true,
    first: 'random',
  });
  go(`/g/${id}`);
}
