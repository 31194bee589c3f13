// Where things stand on the wheel of fortune, in tiles from the north-west corner of its board of four by four squares. The
// numbers are those of the drawing, crates/art/src/wheel/mod.rs.
import type { Place } from '../../net/types';
import type { Crown, Sector, Wheel } from './wire';

/** Clockwise, as the pig goes; the first lies in the east. */
export const SECTORS: Sector[] = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'pestilence'];

/** The board is as wide as four tiles. */
export const SIZE = 4;
const UNITS = 256;
const MIDDLE = SIZE / 2;
const PIG_AT = 121 / UNITS;
const CROWN_AT = 326 / UNITS;
const TWO_CROWNS_AT = 320 / UNITS;
const CROWN_ASIDE = (15.5 * Math.PI) / 180;

/** The direction of the middle of a sector, clockwise from the east. */
export const angle = (sector: Sector): number => (SECTORS.indexOf(sector) * Math.PI) / 3;

const polar = ([x, y]: Place, direction: number, far: number): Place => [
  x + MIDDLE + Math.cos(direction) * far,
  y + MIDDLE + Math.sin(direction) * far,
];

export const pigAt = (at: Place, sector: Sector): Place => polar(at, angle(sector), PIG_AT);

/** A crown of a sector; two of them count clockwise. */
export function crownAt(at: Place, { sector, spaces }: Pick<Crown, 'sector' | 'spaces'>, n: number): Place {
  if (spaces < 2) return polar(at, angle(sector), CROWN_AT);
  return polar(at, angle(sector) + (n ? CROWN_ASIDE : -CROWN_ASIDE), TWO_CROWNS_AT);
}

export const crownsOf = (wheel: Wheel, sector: Sector): Crown =>
  wheel.crowns.find((c) => c.sector === sector) ?? { sector, spaces: 0, followers: [] };

/** The sectors that the pig comes through, from after one to another. */
export function way(from: Sector, to: Sector): Sector[] {
  const start = SECTORS.indexOf(from);
  const steps = (SECTORS.indexOf(to) - start + SECTORS.length) % SECTORS.length;
  return Array.from({ length: steps }, (_, i) => SECTORS[(start + 1 + i) % SECTORS.length] as Sector);
}

/** The first and the last of its sixteen squares. */
export const wheelSquares = ({ at: [x, y] }: Wheel): Place[] => [
  [x, y],
  [x + SIZE - 1, y + SIZE - 1],
];
