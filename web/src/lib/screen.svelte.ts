// What the page asks about the screen, beyond what style sheets can answer.
import { MediaQuery } from 'svelte/reactivity';

/** A phone, upright or not: panels are sheets instead of a column. */
export const narrow = new MediaQuery('(max-width: 719px), (max-height: 480px)', false);
