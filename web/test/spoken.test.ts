import { describe, expect, it } from 'vitest';
import type { KindArt, Segment, View } from '../src/net/types';
import { besideWords, spaceWords, tileWords } from '../src/table/spoken';

const art = (...segments: Segment[]): KindArt => ({
  segments: segments.map((segment) => ({ kind: segment.kind, anchor: [50, 50], outline: '', segment })),
});
const CITY_ROAD = art(
  { kind: 'field', halves: [2, 7] },
  { kind: 'road', edges: ['E', 'W'] },
  { kind: 'city', edges: ['N'] },
);
const ROAD_SOUTH = art({ kind: 'monastery' }, { kind: 'road', edges: ['S'] }, { kind: 'field', halves: [0] });

describe('tileWords', () => {
  it('says cities first, and where roads lead', () =>
    expect(tileWords(CITY_ROAD)).toBe('city north, road east to west'));
  it('has no edges for what lies inside', () => expect(tileWords(ROAD_SOUTH)).toBe('road south, monastery'));
  it('says field where there is nothing else, and nothing before the tile is known', () => {
    expect(tileWords(art({ kind: 'field', halves: [0] }))).toBe('field');
    expect(tileWords(null)).toBe('');
  });
});

/** A city of one player in the south of the space (0, 0), and a road in its north. */
const view = (owners: number[], you: number | null = null): View =>
  ({
    game: { you, players: [{ name: 'Ann' }, { name: 'Bob' }] },
    state: {
      board: [
        { tile: 'a', at: [0, 1], rot: 0 },
        { tile: 'b', at: [0, -1], rot: 0 },
      ],
      players: [],
    },
    features: [
      { kind: 'city', owners, members: [{ at: [0, 1], segment: 2 }] },
      { kind: 'road', owners: [], members: [{ at: [0, -1], segment: 1 }] },
    ],
  }) as unknown as View;
const artOf = (kind: string): KindArt => (kind === 'a' ? CITY_ROAD : ROAD_SOUTH);

describe('besideWords', () => {
  it('names the owners of what the tile would continue', () => {
    expect(besideWords(view([0]), [0, 0], artOf)).toBe(
      'fits beside an unfinished road without an owner and the unfinished city of Ann',
    );
    expect(besideWords(view([0, 1]), [0, 0], artOf)).toContain('the unfinished city of Ann and Bob');
  });
  it('says what is yours', () => expect(besideWords(view([1], 1), [0, 0], artOf)).toContain('your unfinished city'));
  it('is silent beside fields alone', () => expect(besideWords(view([0]), [1, 1], () => null)).toBe(''));
});

describe('spaceWords', () => {
  it('joins what is known', () => {
    expect(spaceWords('city north', 'fits beside the river')).toBe('city north; fits beside the river');
    expect(spaceWords('', 'fits beside the river')).toBe('fits beside the river');
  });
});
