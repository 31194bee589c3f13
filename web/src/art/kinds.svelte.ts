// Outlines and standing places of tile kinds, fetched once each. `kindArt` answers null until they are there.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import type { KindArt, Rot } from '../net/types';

const known = new SvelteMap<string, KindArt>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- effects read it and must not run again when it changes
const asked = new Set<string>();

export function kindArt(kind: string, rot: Rot): KindArt | null {
  return known.get(`${kind}/${rot}`) ?? null;
}

/** Asks for what is missing; call it from an effect, never while rendering. */
export function wantKinds(tiles: Iterable<{ tile: string; rot: Rot }>): void {
  for (const { tile, rot } of tiles) {
    const key = `${tile}/${rot}`;
    if (asked.has(key)) continue;
    asked.add(key);
    api.kind(tile, rot).then(
      (art) => known.set(key, art),
      () => setTimeout(() => asked.delete(key), 5000),
    );
  }
}
