// Where a tip goes: beside what it is about, and never over the question, the tile in hand or a space that can be chosen.
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = 'above' | 'below' | 'left' | 'right';
export interface Placed {
  left: number;
  top: number;
  /** The side of its target that it is on, or nothing where it stands apart from it. */
  side: Side | null;
  /** Where the pointer is, from the left of the tip or from its top. */
  pointer: number;
}
export interface Surroundings {
  /** The page without the bar below. */
  frame: Rect;
  /** Where the board begins below what is at the top. */
  top: number;
  /** What is chosen from. */
  choices: readonly Rect[];
  /** What is written beside the choices. */
  labels: readonly Rect[];
  /** Everything else that would better stay in sight. */
  panels: readonly Rect[];
}

/** The room between a tip and its target, for the pointer. */
const GAP = 14;
const MARGIN = 16;
const RIM = 8;

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];

function beside(side: Side, target: Rect, { width, height }: Size, frame: Rect): Placed {
  const x = (target.left + target.right) / 2;
  const y = (target.top + target.bottom) / 2;
  if (side === 'above' || side === 'below') {
    const left = clamp(x - width / 2, frame.left + MARGIN, frame.right - MARGIN - width);
    const top = side === 'above' ? target.top - GAP - height : target.bottom + GAP;
    return { left, top, side, pointer: clamp(x - left, 20, width - 20) };
  }
  const top = clamp(y - height / 2, frame.top + MARGIN, frame.bottom - MARGIN - height);
  const left = side === 'left' ? target.left - GAP - width : target.right + GAP;
  return { left, top, side, pointer: clamp(y - top, 20, height - 20) };
}

/** How much of one lies over others. */
const covers = (a: Rect, others: readonly Rect[]): number =>
  others
    .filter((b) => overlap(a, b))
    .map(
      (b) =>
        (Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)),
    )
    .reduce((sum, area) => sum + area, 0);

/** A tip that finds no room beside its target may stand at any of these heights. */
const STEP = 8;

/** The place of a tip of this size: at a side of its target that is free, else apart from it, as far down as there is room. */
export function placeTip(target: Rect, size: Size, { frame, top, choices, labels, panels }: Surroundings): Placed {
  const left = (frame.left + frame.right - size.width) / 2;
  const lowest = frame.bottom - RIM - size.height;
  /** As far down as there is room, between these heights. */
  const apartFrom = (from: number, to: number): Placed[] => {
    const heights = [];
    for (let at = from; at > to; at -= STEP) heights.push(at);
    return [...heights, to].map((at) => ({ left, top: at, side: null, pointer: 0 }));
  };
  const apart = apartFrom(lowest, top + RIM);
  const overTop = apartFrom(top + RIM, frame.top + RIM);
  const box = ({ left: x, top: y }: Placed): Rect => ({
    left: x,
    top: y,
    right: x + size.width,
    bottom: y + size.height,
  });
  const isInside = (place: Placed): boolean => {
    const { left: x, top: y, right, bottom } = box(place);
    return x >= frame.left + RIM && y >= frame.top + RIM && right <= frame.right - RIM && bottom <= frame.bottom - RIM;
  };
  const sides = SIDES.map((side) => beside(side, target, size, frame)).filter(isInside);
  // What cannot be spared is spared longest: what is at the top goes before labels, and labels before choices.
  const rest = [...sides, ...apart];
  const rings = [
    { places: rest, obstacles: [...choices, ...labels, ...panels] },
    { places: [...rest, ...overTop], obstacles: [...choices, ...labels] },
    { places: [...rest, ...overTop], obstacles: choices },
  ];
  for (const { places, obstacles } of rings) {
    const found = places.find((place) => !covers(box(place), obstacles));
    if (found) return found;
  }
  const cost = (place: Placed): number => covers(box(place), choices);
  return apart.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** What is in a panel at a rim is pointed at from outside of the panel. */
export function fromOutside(target: Rect, panel: Rect, rim: string | undefined): Rect {
  return rim === 'left' || rim === 'right'
    ? { ...target, left: panel.left, right: panel.right }
    : { ...target, top: panel.top, bottom: panel.bottom };
}
