// Expansions with a star and mixes with a name, kept on this device.
import type { Kept } from './mix';

export interface NamedMix extends Kept {
  name: string;
}
interface Favourites {
  stars: string[];
  mixes: NamedMix[];
}

const KEY = 'bastide.favourites';

function load(): Favourites {
  try {
    return { stars: [], mixes: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Favourites>) };
  } catch {
    return { stars: [], mixes: [] };
  }
}

let value = $state.raw<Favourites>(load());

function set(next: Favourites): void {
  value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still has them until it is closed.
  }
}

export const favourites = {
  get stars() {
    return value.stars;
  },
  get mixes() {
    return value.mixes;
  },
  star(system: string): void {
    const { stars } = value;
    set({ ...value, stars: stars.includes(system) ? stars.filter((s) => s !== system) : [...stars, system] });
  },
  save(mix: NamedMix): void {
    set({ ...value, mixes: [...value.mixes, mix] });
  },
  rename(i: number, name: string): void {
    set({ ...value, mixes: value.mixes.map((mix, n) => (n === i ? { ...mix, name } : mix)) });
  },
  remove(i: number): void {
    set({ ...value, mixes: value.mixes.filter((_, n) => n !== i) });
  },
};
