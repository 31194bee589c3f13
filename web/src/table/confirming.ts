// Whether a click plays at once or only chooses. Both take the same entry of `legal[]`.
import { prefs, type Confirm } from '../lib/prefs.svelte';
import { narrow } from '../lib/screen.svelte';
import type { Legal } from '../net/types';
import type { Cell, Choice } from './ask';

/** On a phone a finger covers what it touches, so everything is confirmed there until the player chooses otherwise. */
export const confirmMode = (): Confirm => prefs.confirm ?? (narrow.current ? 'always' : 'lasting');

/** What stays until the end of the game, or rolls a die: there is no way back from it. */
export const isLasting = ({ action: { type, segment } }: Legal): boolean =>
  // What stands on a corner of fields stands on no segment.
  type === 'fly' || (type === 'deploy' && (!segment || segment.kind === 'field'));

/** A choice that is made needs a second step. */
export const needsConfirm = (legal: Legal, mode: Confirm): boolean =>
  mode === 'always' || (mode === 'lasting' && isLasting(legal));

/** A click on a space says how the tile lies: it fits in one way only, or the player has turned it so. */
export const saysHow = ({ rots }: Cell, { turned, rot }: Choice): boolean =>
  rots.length === 1 || (turned && rots.includes(rot));
