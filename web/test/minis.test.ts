import { describe, expect, it, vi } from 'vitest';
import type { Feature, GameEvent, KindArt, Legal, Place, Segment, View } from '../src/net/types';
import * as ask from '../src/table/ask';
import { byFeature } from '../src/table/features';
import { goldThere, goldValue } from '../src/systems/gold/gold';
import { isLoot } from '../src/systems/track/track';

const arts: Record<string, KindArt> = {
  'fl.A/0': { segments: [], machine: [70, 20] },
  'cc2.A/0': { segments: [], circle: 'road' },
  'base.U/0': {
    segments: [{ kind: 'road', anchor: [50, 50], outline: '', segment: { kind: 'road', edges: ['N', 'S'] } }],
  },
};
vi.mock('../src/art/kinds.svelte', () => ({ kindArt: (kind: string, rot: number) => arts[`${kind}/${rot}`] ?? null }));
const { boarding, lastFlight } = await import('../src/systems/flight/flight');
const { circle, round } = await import('../src/systems/crops/round');

const road: Segment = { kind: 'road', edges: ['N', 'S'] };
const move = (piece: string, at: Place): Legal => ({
  action: { type: 'move', piece, at, segment: road },
  at,
  spot: [at[0] + 0.5, at[1] + 0.5],
});
const deploy = (at: Place): Legal => ({
  action: { type: 'deploy', figure: 'meeple', at, segment: road },
  at,
  spot: [at[0] + 0.5, at[1] + 0.5],
});
const table = (more: object): View =>
  ({ legal: [], features: [], decision: { kind: '' }, game: { players: [] }, ...more }) as unknown as View;

describe('gold', () => {
  it('is worth more the more there is', () =>
    expect([0, 1, 3, 4, 6, 7, 9, 10, 16].map(goldValue)).toEqual([0, 1, 3, 8, 12, 21, 27, 40, 64]));
  it('lies on tiles', () => {
    const view = table({ state: { ingots: [{ at: [1, 0], count: 2 }] } });
    expect([goldThere(view, [1, 0]), goldThere(view, [0, 0])]).toEqual([2, 0]);
  });
});

describe('mage and witch', () => {
  const legal = [move('mage', [0, 0]), move('mage', [0, 1]), move('witch', [0, 0]), move('witch', [0, 1])];
  it('are chosen first, and their targets follow', () => {
    expect(ask.chips(legal)).toEqual([
      { type: 'figure', figure: 'mage' },
      { type: 'figure', figure: 'witch' },
    ]);
    expect(ask.targets(legal, 'witch').map((g) => g.index)).toEqual([2, 3]);
  });
  it('change places with the target kept', () =>
    expect(ask.chooseFigure(legal, ask.choosePick(legal, ask.noChoice(), 1), 'witch').pick).toBe(3));
  it('light features instead of buttons', () => expect(ask.lit(ask.targets(legal, 'mage'))).toBe(true));
  it('have one row for each feature, those with owners first', () => {
    const feature = (at: Place[], owners: number[]): Feature => ({
      kind: 'road',
      owners,
      points: 1,
      complete: false,
      open: 1,
      members: at.map((a) => ({ at: a, segment: 0 })),
    });
    const all = [...legal, move('mage', [5, 5])];
    const view = table({
      features: [
        feature(
          [
            [0, 0],
            [0, 1],
          ],
          [],
        ),
        feature([[5, 5]], [1]),
      ],
      state: {
        board: [
          [0, 0],
          [0, 1],
          [5, 5],
        ].map((at) => ({ tile: 'base.U', at, rot: 0 })),
      },
    });
    expect(
      byFeature(view, ask.targets(all, 'mage'), (kind, rot) => arts[`${kind}/${rot}`] ?? null).map((r) => r.same),
    ).toEqual([[4], [0, 1]]);
  });
});

describe('many places on many tiles', () => {
  it('are lit, a few are buttons, and one tile keeps its targets', () => {
    const far = Array.from({ length: 8 }, (_, i) => deploy([i, 0]));
    expect(ask.lit(ask.targets(far, 'meeple'))).toBe(true);
    expect(ask.lit(ask.targets(far.slice(0, 3), 'meeple'))).toBe(false);
    expect(
      ask.lit(
        ask.targets(
          far.map(() => deploy([0, 0])),
          'meeple',
        ),
      ),
    ).toBe(false);
  });
});

describe('flights', () => {
  const fly: Legal = { action: { type: 'fly', figure: 'meeple' }, at: null, spot: null };
  it('begin on the machine of the tile just placed', () => {
    const view = table({
      legal: [fly, deploy([2, 1])],
      state: {
        board: [
          { tile: 'base.U', at: [0, 0], rot: 0 },
          { tile: 'fl.A', at: [2, 1], rot: 0 },
        ],
      },
    });
    expect(boarding(view, view.legal)[0]).toMatchObject({ at: [2, 1], spot: [2.7, 1.2] });
    expect(ask.targets(boarding(view, view.legal), 'meeple').map((g) => g.index)).toEqual([0, 1]);
  });
  it('tell where the die led, and whether there was a place', () => {
    const rolled: GameEvent = { event: 'rolled', player: 1, die: 2, from: [0, 0], to: [2, -2] };
    expect(lastFlight([rolled])).toMatchObject({ player: 1, die: 2, from: [0, 0], to: [2, -2], failed: false });
    expect(lastFlight([rolled, { event: 'returned', player: 1, figure: 'meeple', at: [0, 0] }])?.failed).toBe(true);
    expect(lastFlight([{ event: 'turn' }])).toBeNull();
  });
});

describe('crop circles', () => {
  const view = (kind: string, player: number): View =>
    table({
      decision: { kind, player },
      state: {
        active_player: 1,
        players: [{}, {}, {}],
        figures: [
          { owner: 0, segment: road },
          { owner: 0, segment: { kind: 'city' } },
        ],
        board: [{ tile: 'cc2.A', at: [0, 0], rot: 0 }],
      },
    });
  it('have the kind of their tile', () => expect(circle(view('crop-circle', 1))).toBe('road'));
  it('go round from the left neighbour to the active player', () => {
    expect(round(view('crop-add', 0), 'road')).toEqual([
      { player: 2, state: 'done', figures: 0 },
      { player: 0, state: 'now', figures: 1 },
      { player: 1, state: 'next', figures: 0 },
    ]);
    expect(round(view('crop-circle', 1), 'road').every((turn) => turn.state === 'next')).toBe(true);
  });
});

describe('loot', () => {
  const home: GameEvent = { event: 'set-aside', player: 2, piece: 'robber' };
  it('is asked about between the way home and the booking', () => {
    expect(isLoot([home], 2)).toBe(true);
    expect(isLoot([home, { event: 'scored', player: 0, for: 'robber' }], 2)).toBe(true);
    expect(isLoot([home, { event: 'scored', player: 2, for: 'robber' }], 2)).toBe(false);
    expect(isLoot([home], 1)).toBe(false);
  });
});
