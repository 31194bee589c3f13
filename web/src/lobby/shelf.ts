// The expansions as they lie on a shelf: sorted by box, each with a piece from it, and what it costs in time beyond its tiles.
import { figureUrl, tileUrl } from '../art/urls';
import { type Group, shelfPlace } from '../systems/boxes';
import type { IconName } from '../ui/icons';

/** A system that is newer than this page lies with the rest. */
export const groupOf = (system: string): Group => shelfPlace(system)?.group ?? 'more';
export const extraMinutes = (system: string): number => shelfPlace(system)?.minutes ?? 0;
/** For a system without a picture. */
export const FALLBACK_ICON: IconName = 'tile';

export function pictureOf(system: string): string | undefined {
  const { figure, tile } = shelfPlace(system) ?? {};
  if (figure) return figureUrl(...figure);
  return tile && tileUrl(tile, 0);
}
