// The keyboard shortcuts of the table, as they are told. `keys.ts` obeys them.
import type { Key } from '../i18n/index.svelte';
import { OVERLAYS } from './overlays';

interface Shortcut {
  keys: string;
  what: Key;
  /** One of the few that most players need. */
  common?: boolean;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '← ↑ ↓ →', what: 'keys-arrows', common: true },
  { keys: '⇧ + ← ↑ ↓ →', what: 'keys-pan' },
  { keys: 'R, ⇧R', what: 'keys-turn', common: true },
  { keys: '1–9', what: 'keys-choice' },
  { keys: 'X', what: 'keys-decline', common: true },
  { keys: 'Enter', what: 'keys-confirm', common: true },
  { keys: 'U, Esc', what: 'keys-undo', common: true },
  { keys: 'H', what: 'keys-hint', common: true },
  ...OVERLAYS.map(({ key, name }): Shortcut => ({ keys: key, what: `overlay-${name}` })),
  { keys: '+ − 0', what: 'keys-zoom', common: true },
  { keys: 'Q', what: 'keys-why', common: true },
  { keys: 'L', what: 'log-chat' },
  { keys: '?', what: 'keys-title' },
];
