// What can be laid over the board: which overlays there are, and which of them a game without assists allows.
import { keep, prefs } from '../lib/prefs.svelte';
import type { IconName } from '../ui/icons';

interface Overlay {
  name: 'fields' | 'projected' | 'tiles' | 'holes' | 'coordinates';
  icon: IconName;
  key: string;
}

export const OVERLAYS: readonly Overlay[] = [
  { name: 'fields', icon: 'field', key: 'F' },
  { name: 'projected', icon: 'proj', key: 'P' },
  { name: 'tiles', icon: 'bag', key: 'T' },
  { name: 'holes', icon: 'dead', key: 'D' },
  { name: 'coordinates', icon: 'coord', key: 'C' },
];

export const overlayOfKey = (key: string): string | undefined =>
  OVERLAYS.find((overlay) => overlay.key.toLowerCase() === key)?.name;

/** Coordinates only name what everybody sees; all others are assists. */
export const isAllowed = (name: string, assists: boolean): boolean => assists || name === 'coordinates';

export const toggled = (shown: readonly string[], name: string): string[] =>
  shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name];

/** Shows or hides an overlay, here and in every later game. */
export function toggleOverlay(name: string): void {
  prefs.overlays = toggled(prefs.overlays, name);
  keep();
}
