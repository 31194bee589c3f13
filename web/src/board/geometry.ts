// Names of places and where things stand on a tile. Pure functions; the board is measured in tiles.
import type { Edge, KindArt, Place, Rot, Segment } from '../net/types';

export const key = ([x, y]: Place): string => `${x},${y}`;
export const same = (a?: Place | null, b?: Place | null): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];

// The first tile lies on M13: a board of ordinary size then has letters and positive numbers, and a place keeps
// its name while the country grows.
const ORIGIN = 12;

export function columnName(x: number): string {
  const i = x + ORIGIN;
  if (i < 0) return String.fromCharCode(97 + 26 + Math.max(i, -26));
  if (i < 26) return String.fromCharCode(65 + i);
  return String.fromCharCode(64 + Math.floor(i / 26)) + String.fromCharCode(65 + (i % 26));
}
export const rowName = (y: number): string => String(y + ORIGIN + 1);
export const placeName = ([x, y]: Place): string => `${columnName(x)}${rowName(y)}`;

export const sameSegment = (a: Segment, b: Segment): boolean =>
  a.kind === b.kind &&
  (a.n ?? 0) === (b.n ?? 0) &&
  sorted(a.edges) === sorted(b.edges) &&
  sorted(a.halves) === sorted(b.halves);
const sorted = (list: readonly (string | number)[] = []): string => [...list].sort().join();

const EDGE_AT: Record<Edge, Place> = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] };
const HALF_AT: Place[] = [
  [0.25, 0],
  [0.75, 0],
  [1, 0.25],
  [1, 0.75],
  [0.75, 1],
  [0.25, 1],
  [0, 0.75],
  [0, 0.25],
];

const mean = (points: Place[]): Place => {
  const n = Math.max(points.length, 1);
  return [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
};

/** Where a figure on a segment stands, in parts of a tile: the art's anchor, or a fair guess. */
export function anchor(segment: Segment, art: KindArt | null): Place {
  const drawn = art?.segments.find((s) => s.segment && sameSegment(s.segment, segment));
  if (drawn) return [drawn.anchor[0] / 100, drawn.anchor[1] / 100];
  const rim =
    segment.kind === 'field'
      ? (segment.halves ?? []).map((h) => HALF_AT[h % 8] as Place)
      : (segment.edges ?? []).map((e) => EDGE_AT[e]);
  if (!rim.length) return [0.5, 0.5];
  const [x, y] = mean(rim);
  const pull = segment.kind === 'road' ? 0.55 : 0.62;
  return [0.5 + (x - 0.5) * pull, 0.5 + (y - 0.5) * pull];
}

/** Farmers lie in their field; a barn, a pig and a shepherd stand in it. */
export const lies = (figure: string, segment?: Segment): boolean =>
  segment?.kind === 'field' && !['barn', 'pig', 'shepherd'].includes(figure);

export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'centre';

const AROUND: Direction[] = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'];

/** The direction of a way to the right and down, for words. */
export const bearing = (dx: number, dy: number): Direction =>
  Math.hypot(dx, dy) < 0.08 ? 'centre' : (AROUND[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8] ?? 'centre');

/** The direction in which a segment lies on its tile, for words. */
export function direction(segment: Segment): Direction {
  const rim =
    segment.kind === 'field'
      ? (segment.halves ?? []).map((h) => HALF_AT[h % 8] as Place)
      : (segment.edges ?? []).map((e) => EDGE_AT[e]);
  const [x, y] = rim.length ? mean(rim) : [0.5, 0.5];
  return bearing(x - 0.5, y - 0.5);
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The smallest box around cells, each one tile large. */
export function boxOf(cells: Iterable<Place>, margin = 0): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of cells) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1);
    box.y1 = Math.max(box.y1, y + 1);
  }
  if (box.x0 === Infinity) return { x0: 0, y0: 0, x1: 1, y1: 1 };
  return { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin };
}

/** The nearest of some points that lies in a direction: what an arrow key means. */
export function towards<T>(
  items: readonly T[],
  at: (item: T) => Place,
  from: Place,
  dir: 'up' | 'down' | 'left' | 'right',
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const item of items) {
    const [x, y] = at(item);
    const dx = x - from[0];
    const dy = y - from[1];
    const along = dir === 'left' ? -dx : dir === 'right' ? dx : dir === 'up' ? -dy : dy;
    const across = Math.abs(dir === 'left' || dir === 'right' ? dy : dx);
    if (along < 0.01) continue;
    const cost = along + across * 2;
    if (cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}

export const turned = (rot: Rot, list: readonly Rot[], step: 1 | -1): Rot => {
  const i = list.indexOf(rot);
  return list[(i + step + list.length) % list.length] ?? rot;
};
