// Where things stand on the wheel of fortune: on its board where the view says, and in its panel in pixels around the middle.
import type { Legal, Place, View } from '../../net/types';
import type { Target } from '../../table/ask';
import type { Crown, Sector, Wheel } from './wire';

/** Clockwise, as the pig goes; the first lies in the east. */
export const SECTORS: Sector[] = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'pestilence'];

/** The board is as wide as four tiles. */
const SIZE = 4;

/** The direction of the middle of a sector, clockwise from the east. */
export const angle = (sector: Sector): number => (SECTORS.indexOf(sector) * Math.PI) / 3;

export const pigAt = ({ board_spots }: View, sector: Sector): Place | undefined =>
  board_spots[`wheel-pig/${sector}`]?.[0];
/** A crown of a sector; two of them count clockwise. */
export const crownAt = ({ board_spots }: View, sector: Sector, n: number): Place | undefined =>
  board_spots[`crown/${sector}`]?.[n];

export const crownsOf = (wheel: Wheel, sector: Sector): Crown =>
  wheel.crowns.find((c) => c.sector === sector) ?? { sector, spaces: 0, followers: [] };

/** The sector whose crown an action takes. */
export const crownOf = ({ action }: Legal): Sector | null =>
  action.segment?.kind === 'crown' ? (action.segment.sector ?? null) : null;

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

const RADIUS = 112;
export const HUB = 26;
/** Crowns lie outside, so that the words have room. */
export const RIM = 133;
/** How far two crowns of one sector stand from its middle, as an angle. */
const ASIDE = 0.26;

const point = (direction: number, far: number): [string, string] => [
  (Math.cos(direction) * far).toFixed(1),
  (Math.sin(direction) * far).toFixed(1),
];

/** The outline of a sector in the panel. */
export function slice(sector: Sector): string {
  const from = angle(sector) - Math.PI / 6;
  const to = angle(sector) + Math.PI / 6;
  const corner = (direction: number, far: number): string => point(direction, far).join(' ');
  return [
    `M${corner(from, HUB)}`,
    `L${corner(from, RADIUS)}`,
    `A${RADIUS} ${RADIUS} 0 0 1 ${corner(to, RADIUS)}`,
    `L${corner(to, HUB)}`,
    `A${HUB} ${HUB} 0 0 0 ${corner(from, HUB)}`,
    'Z',
  ].join('');
}

/** The transform that brings something from the middle to its place. */
export function panelPlace(direction: number, far: number): string {
  const [x, y] = point(direction, far);
  return `translate(${x}px, ${y}px)`;
}

/** Room for one follower at the rim. */
export interface Space {
  id: string;
  sector: Sector;
  direction: number;
  follower: Crown['followers'][number] | undefined;
  /** The entry of `legal[]` that takes it, if it can be taken now. */
  index: number | null;
}

export function crownSpaces(wheel: Wheel, targets: readonly Target[]): Space[] {
  return SECTORS.flatMap((sector) => {
    const { spaces, followers } = crownsOf(wheel, sector);
    const target = targets.find(({ legal }) => crownOf(legal) === sector);
    return Array.from({ length: spaces }, (_, n): Space => {
      const aside = n === 0 ? -ASIDE : ASIDE;
      return {
        id: `${sector}${n}`,
        sector,
        direction: angle(sector) + (spaces < 2 ? 0 : aside),
        follower: followers[n],
        // A sector is offered as a whole: the first crown that is free stands for it.
        index: n === followers.length ? (target?.index ?? null) : null,
      };
    });
  });
}
