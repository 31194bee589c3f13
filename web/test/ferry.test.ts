import { describe, expect, it } from 'vitest';
import { isPair, middle, nearestCrossing, nearestPin } from '../src/systems/ferries/crossings';
import type { Edge } from '../src/net/types';

const pairs: Edge[][] = [
  ['N', 'E'],
  ['N', 'S'],
  ['E', 'S'],
  ['E', 'W'],
];

describe('a pulled ferry', () => {
  it('takes the crossing under the finger', () => {
    expect(pairs[nearestCrossing(pairs, [0.62, 0.38])]).toEqual(['N', 'E']);
    expect(pairs[nearestCrossing(pairs, [0.62, 0.62])]).toEqual(['E', 'S']);
    expect(pairs[nearestCrossing(pairs, [0.5, 0.42])]).toEqual(['N', 'S']);
    expect(pairs[nearestCrossing(pairs, [0.3, 0.5])]).toEqual(['E', 'W']);
  });
  it('lies in the middle of its crossing, or of the lake', () => {
    expect(middle(['N', 'S'])).toEqual([0.5, 0.5]);
    expect(middle([])).toEqual([0.5, 0.5]);
    expect(middle(['N', 'E'])[0]).toBeGreaterThan(0.5);
  });
});

describe('road ends', () => {
  it('catch a finger that is near', () => {
    expect(nearestPin(['N', 'E'], [0.9, 0.55])).toBe('E');
    expect(nearestPin(['N', 'E'], [0.5, 0.5])).toBeNull();
  });
  it('make a pair in either order', () => {
    expect(isPair(['S', 'N'], 'N', 'S')).toBe(true);
    expect(isPair(['S', 'N'], 'N', 'E')).toBe(false);
  });
});
