import { describe, expect, it } from 'vitest';
import { key, type Box } from '../src/board/geometry';
import { placeTag, type TagPlace, type TagWish } from '../src/board/tagplace';
import type { Place } from '../src/net/types';

/** Numbers that are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SIDES: Place[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const beside = ([x, y]: Place): Place[] => SIDES.map(([dx, dy]) => [x + dx, y + dy]);
const distinct = (places: Place[]): Place[] => [...new Map(places.map((at) => [key(at), at])).values()];

/** A country that grew by chance, all of its rim legal, one of its features, and a screen somewhere over it. */
function position(seed: number): TagWish & { spaces: Box[] } {
  const roll = dice(seed);
  const land: Place[] = [[0, 0]];
  const rim = (): Place[] => {
    const lies = new Set(land.map(key));
    return distinct(land.flatMap(beside)).filter((at) => !lies.has(key(at)));
  };
  for (let n = roll(70); n > 0; n -= 1) {
    const free = rim();
    land.push(free[roll(free.length)] as Place);
  }
  const feature: Place[] = [land[roll(land.length)] as Place];
  for (let n = roll(8); n > 0; n -= 1) {
    const next = feature.flatMap(beside).filter((at) => land.some((tile) => key(tile) === key(at)));
    feature.push(next[roll(next.length)] ?? (feature[0] as Place));
  }
  const phone = roll(2) === 0;
  const frame = { x0: 0, y0: 0, x1: phone ? 390 : 1440, y1: phone ? 844 : 900 };
  const side = 24 + roll(160);
  const [left, top] = [roll(frame.x1), roll(frame.y1)];
  const onScreen = ([x, y]: Place): Box => ({
    x0: left + x * side,
    y0: top + y * side,
    x1: left + (x + 1) * side,
    y1: top + (y + 1) * side,
  });
  const tiles = distinct(feature).map(onScreen);
  const spaces = rim()
    .filter(() => roll(3) > 0)
    .map(onScreen);
  const panel = { x0: frame.x1 * 0.1, y0: frame.y1 - 140, x1: frame.x1 * 0.9, y1: frame.y1 };
  return {
    frame,
    feature: {
      x0: Math.min(...tiles.map((t) => t.x0)),
      y0: Math.min(...tiles.map((t) => t.y0)),
      x1: Math.max(...tiles.map((t) => t.x1)),
      y1: Math.max(...tiles.map((t) => t.y1)),
    },
    tiles,
    whole: { w: 160 + roll(120), h: 56 },
    number: { w: 62, h: 48 },
    spaces,
    taken: [...spaces, panel],
    land: land.map(onScreen),
    figures: tiles.slice(0, 1),
  };
}

function boxOfTag({ whole, number }: TagWish, { x, y, part, scale }: TagPlace): Box {
  const { w, h } = part === 'whole' ? whole : number;
  return { x0: x, y0: y, x1: x + w * scale, y1: y + h * scale };
}
const HAIR = 1e-6;
const touches = (a: Box, b: Box): boolean =>
  a.x0 + HAIR < b.x1 && b.x0 + HAIR < a.x1 && a.y0 + HAIR < b.y1 && b.y0 + HAIR < a.y1;

describe('the tag of a score', () => {
  const positions = Array.from({ length: 500 }, (_, seed) => position(seed));

  it('lies on no legal space, in 500 positions', () => {
    for (const [seed, wish] of positions.entries()) {
      const tag = boxOfTag(wish, placeTag(wish));
      const covered = wish.spaces.filter((space) => touches(tag, space));
      expect(covered, `position ${seed}`).toEqual([]);
    }
  });
  it('says the sum where there is room, under no panel and in sight', () => {
    const whole = positions.filter((wish) => placeTag(wish).part === 'whole');
    expect(whole.length).toBeGreaterThan(150);
    expect(whole.length).toBeLessThan(500);
    for (const wish of whole) {
      const tag = boxOfTag(wish, placeTag(wish));
      expect(wish.taken.some((panel) => touches(tag, panel))).toBe(false);
      expect([tag.x0 >= 0, tag.y0 >= 0, tag.x1 <= wish.frame.x1, tag.y1 <= wish.frame.y1]).not.toContain(false);
    }
  });

  const tile = (x: number, y: number): Box => ({ x0: x, y0: y, x1: x + 100, y1: y + 100 });
  const alone: TagWish = {
    frame: { x0: 0, y0: 0, x1: 900, y1: 900 },
    feature: tile(400, 400),
    tiles: [tile(400, 400)],
    whole: { w: 200, h: 56 },
    number: { w: 62, h: 48 },
    taken: [],
    land: [],
    figures: [],
  };
  it('stands above its feature, and prefers tiles to the bare table', () => {
    expect(placeTag(alone)).toMatchObject({ x: 400 - 50, y: 400 - 14 - 56, stem: { side: 'bottom', at: 0.5 } });
    expect(placeTag({ ...alone, land: [tile(500, 400)] }).stem).toEqual({ side: 'left', at: 0.5 });
  });
  it('leans away from a space, and is only a number where all around it can be played', () => {
    const left = [tile(300, 300), tile(300, 500), tile(300, 400), tile(500, 400)];
    expect(placeTag({ ...alone, taken: left }).stem).toEqual({ side: 'bottom', at: 0.18 });
    const all = [300, 400, 500].flatMap((x) => [300, 400, 500].map((y) => tile(x, y)));
    const ring = all.filter(({ x0, y0 }) => x0 !== 400 || y0 !== 400);
    expect(placeTag({ ...alone, taken: ring })).toEqual({ x: 419, y: 426, part: 'number', scale: 1, stem: null });
  });
});
