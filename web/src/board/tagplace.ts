// Where the tag of a score goes: near its feature, and never on a space that can be played, on the current target or under a
// panel. Pure; everything is in pixels of the screen.
import type { Box } from './geometry';

export interface Size {
  w: number;
  h: number;
}
export interface TagWish {
  /** What may be seen of the board. */
  frame: Box;
  /** Around the whole feature, and each of its tiles; the first is the one that the score is about. */
  feature: Box;
  tiles: readonly Box[];
  /** The tag with its sum, and its number alone. */
  whole: Size;
  number: Size;
  /** Spaces, targets and panels. */
  taken: readonly Box[];
  /** Tiles of the board, which are good to lie on, and figures of the feature, which are not. */
  land: readonly Box[];
  figures: readonly Box[];
}
export interface TagPlace {
  /** The upper left corner. */
  x: number;
  y: number;
  part: 'whole' | 'number';
  /** A number on a small tile is drawn smaller. */
  scale: number;
  /** The side of the tag with the stem, and how far along that side it is. */
  stem: { side: 'top' | 'bottom' | 'left' | 'right'; at: number } | null;
}

/** The length of the stem: as far as the tag keeps from its feature. */
export const STEM = 14;
const NEAR = 0.18;

const boxAt = (x: number, y: number, { w, h }: Size): Box => ({ x0: x, y0: y, x1: x + w, y1: y + h });
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const within = (a: Box, b: Box): boolean => a.x0 >= b.x0 && a.y0 >= b.y0 && a.x1 <= b.x1 && a.y1 <= b.y1;
const sum = (box: Box, others: readonly Box[]): number => others.reduce((all, other) => all + shared(box, other), 0);

/** Above, below, right and left of a box; then above and below with the stem near an end, so that the tag leans away. */
function around({ x0, y0, x1, y1 }: Box, { w, h }: Size): TagPlace[] {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const above = (at: number): TagPlace => place(cx - w * at, y0 - STEM - h, { side: 'bottom', at });
  const below = (at: number): TagPlace => place(cx - w * at, y1 + STEM, { side: 'top', at });
  return [
    above(0.5),
    below(0.5),
    place(x1 + STEM, cy - h / 2, { side: 'left', at: 0.5 }),
    place(x0 - STEM - w, cy - h / 2, { side: 'right', at: 0.5 }),
    above(NEAR),
    above(1 - NEAR),
    below(NEAR),
    below(1 - NEAR),
  ];
}
const place = (x: number, y: number, stem: TagPlace['stem']): TagPlace => ({ x, y, part: 'whole', scale: 1, stem });

/** The part of a box that is in sight, or all of it where nothing is. */
function seen(box: Box, frame: Box): Box {
  const cut = {
    x0: Math.max(box.x0, frame.x0),
    y0: Math.max(box.y0, frame.y0),
    x1: Math.min(box.x1, frame.x1),
    y1: Math.min(box.y1, frame.y1),
  };
  return cut.x0 < cut.x1 && cut.y0 < cut.y1 ? cut : box;
}

export function placeTag(wish: TagWish): TagPlace {
  const { frame, feature, tiles, whole, number, taken, land, figures } = wish;
  const own = tiles[0] ?? feature;
  const isFree = (box: Box): boolean => within(box, frame) && sum(box, taken) === 0;
  // The whole feature first; one that is large may leave room only beside one of its tiles.
  for (const box of [seen(feature, frame), ...tiles]) {
    const free = around(box, whole)
      .map((at) => ({ at, box: boxAt(at.x, at.y, whole) }))
      .filter((candidate) => isFree(candidate.box))
      .map(({ at, box }) => ({ at, worth: sum(box, land) - 2 * sum(box, figures) }));
    const best = free.toSorted((a, b) => b.worth - a.worth)[0];
    if (best) return best.at;
  }
  return numberOn([...tiles].find((tile) => isFree(tile)) ?? own, number);
}

/** In the middle of a tile, and no larger than it. */
function numberOn({ x0, y0, x1, y1 }: Box, { w, h }: Size): TagPlace {
  const scale = Math.min(1, (x1 - x0) / w, (y1 - y0) / h);
  const [x, y] = [(x0 + x1 - w * scale) / 2, (y0 + y1 - h * scale) / 2];
  return { x, y, part: 'number', scale, stem: null };
}
