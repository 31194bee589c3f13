// The wheel as a drawing, in pixels around its middle: its sectors, and the crowns outside of them.
import type { Target } from '../../table/ask';
import { angle, crownsOf, SECTORS } from './places';
import { crownOf } from './spin';
import type { Crown, Sector, Wheel } from './wire';

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

/** The outline of a sector. */
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
export function place(direction: number, far: number): string {
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
