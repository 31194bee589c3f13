import { expect, it } from 'vitest';
import type { Place, View } from '../src/net/types';
import { regionName } from '../src/table/region';

it('says in which part of the country something is', () => {
  const land = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Place => [x * 3, y * 3]));
  const view = { state: { board: land.map((at) => ({ at })) } } as unknown as View;
  expect(land.map((at) => regionName(view, at))).toEqual([
    ...['northwest', 'west', 'southwest'],
    ...['north', 'centre', 'south'],
    ...['northeast', 'east', 'southeast'],
  ]);
  const alone = { state: { board: [{ at: [0, 0] }] } } as unknown as View;
  expect(regionName(alone, [0, 0])).toBe('centre');
});
