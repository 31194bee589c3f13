// Where pictures are. The seed comes from the place, so that copies of a tile differ and a board never flickers.
import type { Place } from '../net/types';
import { inPalette } from './palette.svelte';

const VARIANTS = 8;

export const seedAt = ([x, y]: Place): number => (((x * 7 + y * 13) % VARIANTS) + VARIANTS) % VARIANTS;
/** Where a hand is meant, the wire names the abbey without its set. */
const ABBEY = 'abbey';

export const tileUrl = (kind: string, rot: number, seed = 0): string =>
  `/art/tile/${encodeURIComponent(kind === ABBEY ? 'am.abbey' : kind)}/${rot}/${seed}.svg`;
export const figureUrl = (figure: string, colour: string): string =>
  figure === ABBEY ? tileUrl(ABBEY, 0) : inPalette(`/art/figure/${encodeURIComponent(figure)}/${colour}.svg`, colour);
export const boardUrl = (id: string): string => `/art/board/${encodeURIComponent(id)}.svg`;
