import { describe, expect, it } from 'vitest';
import type { Decision, Legal, View } from '../src/net/types';
import type { Markers } from '../src/systems/track';
import { abreast, ring, stone, way } from '../src/systems/track/ring';
import { landing, laps, loot, space, spaceOf, SPACES, standing } from '../src/systems/track/track';
import { along, OUTSIDE } from '../src/systems/track/wall';
import { between, waysOf, type Walker } from '../src/systems/track/ways';

const table = (track: Markers[], decision: Partial<Decision> = {}, options: Record<string, string> = {}): View =>
  ({
    game: { options },
    decision: { kind: 'marker', player: 0, ...decision },
    state: { players: track.map(() => ({ score: 0 })), track },
  }) as unknown as View;
const choose = (choice: string): Legal => ({ action: { type: 'choose', choice }, at: null, spot: null });

describe('spaces', () => {
  it('go round after 50 points', () => {
    expect([0, 49, 50, 112].map(space)).toEqual([0, 49, 0, 12]);
    expect([0, 49, 50, 112].map(laps)).toEqual([0, 0, 1, 2]);
  });
  it('hold markers, and robbers that are not in hand', () => {
    const { state } = table([
      { meeple: 47, messenger: 12, robber: null },
      { meeple: 62, messenger: 3, robber: 12 },
    ]);
    expect(standing(state)).toEqual([
      { player: 0, piece: 'meeple', space: 47 },
      { player: 0, piece: 'messenger', space: 12 },
      { player: 1, piece: 'meeple', space: 12 },
      { player: 1, piece: 'messenger', space: 3 },
      { player: 1, piece: 'robber', space: 12 },
    ]);
  });
});

describe('a landing', () => {
  const track = [
    { meeple: 47, messenger: 12, robber: null },
    { meeple: 20, messenger: 3, robber: 12 },
  ];
  it('tells message spaces where the marker would be alone from those where it would not', () => {
    expect(landing(table(track), 0, 'meeple', 8)).toMatchObject({ from: 47, to: 55, message: 'alone' });
    expect(landing(table(track), 0, 'messenger', 8)).toMatchObject({ to: 20, message: 'shared' });
    expect(landing(table(track, {}, { 'msg.alone': 'not_required' }), 0, 'messenger', 8).message).toBe('alone');
    expect(landing(table(track), 0, 'meeple', 7).message).toBe('none');
  });
  it('has no message without messengers', () =>
    expect(landing(table([{ meeple: 2 }, { meeple: 0 }]), 0, 'meeple', 3).message).toBe('none'));
  it('names those who rob the marker that leaves', () => {
    expect(landing(table(track), 0, 'messenger', 8).robbers).toEqual([1]);
    expect(landing(table(track), 0, 'meeple', 8).robbers).toEqual([]);
    expect(landing(table(track), 1, 'meeple', 8).robbers).toEqual([]);
    expect(landing(table(track, {}, { 'rob.targets': 'meeple_only' }), 0, 'messenger', 8).robbers).toEqual([]);
  });
  it('gives robbers half, rounded up', () => expect([1, 4, 5].map(loot)).toEqual([1, 2, 3]));
});

describe('actions on the track', () => {
  it('lie on the space where a marker would stop', () =>
    expect(spaceOf(table([{ meeple: 47 }], { points: 8 }), choose('meeple'))).toBe(5));
  it('lie on the space of a robber', () => {
    const view = table([{ meeple: 47, robber: 9 }], { kind: 'place-robber' });
    expect(spaceOf(view, choose('space-12'))).toBe(12);
    expect(spaceOf(view, choose('stay'))).toBe(9);
    expect(spaceOf(view, choose('grow'))).toBeNull();
  });
});

describe('the ring', () => {
  const wall = ring(300, 280, 30, 40);
  it('begins in the middle of the upper side and goes clockwise', () => {
    expect(wall.at(0)).toEqual({ x: 150, y: 30 });
    expect(wall.at(1).x).toBeGreaterThan(150);
    expect(wall.at(SPACES / 2).x).toBeCloseTo(150);
    expect(wall.at(SPACES / 2).y).toBeCloseTo(250);
  });
  it('has stones of equal length and comes back to its start', () => {
    const gaps = Array.from({ length: SPACES }, (_, i) =>
      Math.hypot(wall.at(i).x - wall.at(i + 1).x, wall.at(i).y - wall.at(i + 1).y),
    );
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
    expect(wall.at(SPACES)).toEqual(wall.at(0));
  });
  it('draws stones and ways without a gap in the numbers', () => {
    expect(stone(wall, 7, 20)).toMatch(/^M[\d. L]+Z$/);
    expect(way(wall, 47, 55, 0)).not.toContain('NaN');
  });
});

describe('side by side', () => {
  it('nobody moves who touches nobody', () => expect(abreast([3, 40, 20], 1)).toEqual([3, 40, 20]));
  it('those on one space share it evenly', () => expect(abreast([10, 10, 10], 1)).toEqual([9, 10, 11]));
  it('a row pushes those beside it, and keeps the order', () => {
    const at = abreast([10, 10, 11], 1);
    expect(at[1]).toBeCloseTo((at[0] ?? 0) + 1);
    expect(at[2]).toBeCloseTo((at[1] ?? 0) + 1);
  });
  it('works over the end of the ring', () => {
    const [a = 0, b = 0] = abreast([0, 49.5], 1);
    expect((((a - b) % SPACES) + SPACES) % SPACES).toBeCloseTo(1);
  });
});

describe('markers on their way', () => {
  const at = (player: number, total: number): Walker => ({ player, marker: 'meeple', total });
  it('go forward from where they stood', () =>
    expect(waysOf([at(0, 4), at(1, 9)], [at(0, 7), at(1, 9)])).toEqual([{ player: 0, from: 4, to: 7 }]));
  it('have no way when they appear, or when a move is taken back', () =>
    expect(waysOf([at(0, 4)], [at(0, 2), at(1, 9)])).toEqual([]));
  it('are between start and goal after a part of it', () =>
    expect(between([at(0, 4)], [at(0, 8), at(1, 9)], 0.25)).toEqual([at(0, 5), at(1, 9)]));
});

describe('what stands at the wall', () => {
  it('stands side by side, each with the point of its stone', () => {
    const [a, b] = along([{ at: 10 }, { at: 10 }], (item) => item.at, OUTSIDE, 1);
    expect(a?.stone).toEqual(b?.stone);
    expect([a?.x, a?.y]).not.toEqual([b?.x, b?.y]);
  });
});
