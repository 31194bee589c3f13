// Pictures that are about to be needed.
import { wantKinds } from '../art/kinds.svelte';
import { tileUrl } from '../art/urls';
import type { View } from '../net/types';

/** Fetches the outlines of what lies on the table, and for whoever places it the drawn tile in each of its rotations. */
export function fetchPictures({ decision, state }: View, mine: boolean): void {
  if (decision.tile && mine) for (const rot of [0, 90, 180, 270]) new Image().src = tileUrl(decision.tile, rot);
  wantKinds(state.board);
}
