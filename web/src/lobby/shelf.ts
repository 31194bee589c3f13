// The expansions as they lie on a shelf: sorted by box, each with a piece from it, and what it costs in time beyond its tiles.
import { figureUrl, tileUrl } from '../art/urls';
import type { IconName } from '../ui/icons';

export const GROUPS = ['base', 'big', 'mini', 'start', 'more'] as const;
export type Group = (typeof GROUPS)[number];

interface Place {
  group: Group;
  picture: string;
  /** Minutes in which people decide about more than where a tile goes. */
  extra: number;
}

const figure = (group: Group, name: string, colour: string, extra: number): Place => ({
  group,
  picture: figureUrl(name, colour),
  extra,
});
const tile = (group: Group, kind: string, extra: number): Place => ({ group, picture: tileUrl(kind, 0), extra });

const PLACES: Record<string, Place> = {
  base: tile('base', 'base.D', 0),
  farmers: figure('base', 'meeple', 'green', 5),
  'river-v3': tile('base', 'riverv3.C', 0),
  abbot: figure('base', 'abbot', 'red', 3),
  'inns-and-cathedrals': figure('big', 'large-meeple', 'blue', 1),
  'traders-and-builders': figure('big', 'grain', 'neutral', 3),
  'princess-and-dragon': figure('big', 'dragon', 'neutral', 5),
  'abbey-and-mayor': figure('big', 'mayor', 'teal', 9),
  'hills-and-sheep': figure('big', 'sheep-3', 'neutral', 6),
  'flying-machines': tile('mini', 'fl.B', 1),
  messengers: figure('mini', 'messenger', 'yellow', 5),
  ferries: figure('mini', 'ferry', 'neutral', 2),
  'gold-mines': figure('mini', 'ingot', 'neutral', 1),
  'mage-and-witch': figure('mini', 'mage', 'neutral', 1),
  robbers: figure('mini', 'robber', 'black', 2),
  'crop-circles': tile('mini', 'cc2.A', 1),
  count: figure('start', 'count', 'neutral', 15),
  'wheel-of-fortune': figure('start', 'wheel-pig', 'neutral', 9),
  'river-2': tile('start', 'river2.F', 0),
  'river-bb5': tile('start', 'riverbb5.F5', 0),
  'king-and-robber-baron': figure('more', 'king', 'neutral', 1),
  cult: tile('more', 'cult.S1', 2),
};

/** A system that is newer than this page lies with the rest. */
export const groupOf = (system: string): Group => PLACES[system]?.group ?? 'more';
export const pictureOf = (system: string): string | undefined => PLACES[system]?.picture;
export const extraMinutes = (system: string): number => PLACES[system]?.extra ?? 0;
/** For a system without a picture. */
export const FALLBACK_ICON: IconName = 'tile';
