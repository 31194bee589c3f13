import { describe, expect, it, vi } from 'vitest';
import { lies } from '../src/board/geometry';
import { crownAt, pigAt, SECTORS, way, wheelSquares } from '../src/systems/wheel/places';
import type { GameEvent, Legal, Place, View } from '../src/net/types';
import type { Flock } from '../src/systems/sheep/wire';
import type { Sector, Wheel } from '../src/systems/wheel/wire';
import * as ask from '../src/table/ask';
import { chances, lastToken, shepherdAt, tended, tending, tokensOf } from '../src/systems/sheep/flocks';
import { crowned, isToldBySpin, spin, vacantCrowns } from '../src/systems/wheel/spin';
import { askedLine, shelfLines } from '../src/table/shelf';
import { logLine } from '../src/table/log';
import { actionName, confirmName } from '../src/table/words';

vi.mock('../src/art/kinds.svelte', () => ({ kindArt: () => null }));
const { hintOf } = await import('../src/table/hints');

const field = { kind: 'field', halves: [0, 1, 2] };
const players = [{ name: 'Ann' }, { name: 'Bob' }];
const legal = (action: Legal['action'], spot: Place | null = null): Legal => ({
  action,
  at: action.at ?? null,
  spot,
});
const view = (state: object, more: object = {}): View =>
  ({
    legal: [],
    features: [],
    decision: { kind: '' },
    game: { players, systems: [], you: 0 },
    state: {
      figures: [],
      board: [],
      players: [
        { score: 0, tokens: {} },
        { score: 0, tokens: {} },
      ],
      remaining_total: 9,
      ...state,
    },
    ...more,
  }) as unknown as View;

describe('a flock', () => {
  const flock: Flock = {
    owner: 0,
    at: [2, 1],
    segment: field,
    sheep: 5,
    tokens: { 'sheep-3': 1, 'sheep-1': 2 },
    points: 7,
  };
  const other: Flock = { ...flock, owner: 1, at: [3, 1] };
  const table = view(
    {
      flocks: [other, flock],
      sheep_left: { 'sheep-2': 3, wolf: 2 },
      figures: [
        { owner: 0, figure: 'meeple', at: [2, 1], segment: field },
        { owner: 0, figure: 'shepherd', at: [2, 1], segment: field },
      ],
    },
    {
      spots: [
        [2.1, 1.1],
        [2.75, 1.25],
      ],
      decision: { kind: 'flock', player: 0, at: [2, 1], points: 7 },
    },
  );
  const [grow, gather] = [legal({ type: 'choose', choice: 'grow' }), legal({ type: 'choose', choice: 'gather' })];

  it('grazes beside its shepherd', () =>
    expect([tended(table), shepherdAt(table, flock)]).toEqual([flock, [2.75, 1.25]]));
  it('is tended where it grazes, by a press or an arrow key', () => {
    const there = tending(table, [grow, gather]);
    expect(there.map((l) => l.at)).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(there[0]?.spot?.[0]).toBeLessThan(there[1]?.spot?.[0] ?? 0);
    expect(ask.chips(there)).toHaveLength(2);
    expect(ask.stage(ask.targets(there, null))).toEqual([2, 1]);
  });
  it('says what the choices bring', () => {
    expect(hintOf(table, gather, [])).toBe('7 points');
    expect(hintOf(table, grow, [])).toContain('2 of 5 are wolves');
    expect(confirmName(gather, table.decision, table)).toBe('Gather: 7 points');
    expect(chances(table)).toEqual({ wolves: 2, all: 5 });
  });
  it('has its tokens side by side, and a line on the shelf', () => {
    expect(tokensOf(flock.tokens)).toEqual(['sheep-1', 'sheep-1', 'sheep-3']);
    expect([askedLine(table.decision), shelfLines(table).find((l) => l.id === 'sheep')?.fact]).toEqual([
      'sheep',
      'Flock 7',
    ]);
  });
  it('grows by chance, which is shown and told', () => {
    const token = (name: string): GameEvent => ({ event: 'token', player: 1, token: name, count: 1, at: [2, 1] });
    expect(lastToken([token('sheep-3'), { event: 'token', player: 0, token: 'wine', count: 1, at: [0, 0] }])).toEqual({
      player: 1,
      token: 'sheep-3',
      at: [2, 1],
    });
    expect(logLine(token('sheep-3'))?.text).toBe('drew three sheep for the flock (O14)');
    expect(logLine(token('wolf'))?.text).toContain('wolf');
    expect(logLine({ event: 'tile-hidden', player: 0 })?.text).toContain('under the hill');
  });
  it('has a shepherd who stands, as pigs and barns do', () =>
    expect(['meeple', 'large-meeple', 'shepherd', 'pig', 'barn'].map((f) => lies(f, field))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]));
});

describe('the wheel of fortune', () => {
  const wheel: Wheel = {
    at: [0, 0],
    pig: 'fortune',
    crowns: [
      { sector: 'fortune', spaces: 1, followers: [] },
      { sector: 'taxes', spaces: 2, followers: [{ owner: 1, figure: 'meeple' }] },
      { sector: 'storm', spaces: 2, followers: [] },
    ],
  };
  const table = view({ wheel });

  const crown = (sector: Sector, figure = 'meeple'): Legal =>
    legal({ type: 'deploy', figure, at: [0, 0], segment: { kind: 'crown', sector } }, [SECTORS.indexOf(sector), 0]);

  it('has its pig and its crowns where the view says', () => {
    const spots = { 'wheel-pig/fortune': [[2.5, 2]], 'crown/storm': [[1, 1] as const, [1, 3] as const] };
    const there = { ...table, board_spots: spots } as unknown as View;
    expect([pigAt(there, 'fortune'), crownAt(there, 'storm', 1)]).toEqual([
      [2.5, 2],
      [1, 3],
    ]);
    expect(wheelSquares({ ...wheel, at: [3, 5] })).toEqual([
      [3, 5],
      [6, 8],
    ]);
  });
  it('turns clockwise only', () => {
    expect(way('storm', 'fortune')).toEqual(['inquisition', 'pestilence', 'fortune']);
    expect(way('taxes', 'taxes')).toEqual([]);
  });
  it('offers a crown for every figure, on no tile', () => {
    const there = crowned(table, [crown('taxes'), crown('taxes', 'large-meeple'), crown('storm')]);
    expect(there.map(({ at }) => at)).toEqual([null, null, null]);
    expect(ask.figures(there)).toEqual(['meeple', 'large-meeple']);
    const pick = ask.chooseFigure(there, ask.choosePick(there, ask.noChoice(), 0), 'large-meeple');
    expect(pick.pick).toBe(1);
  });
  it('does not keep the camera from the new tile', () => {
    const road = legal(
      { type: 'deploy', figure: 'meeple', at: [9, 9], segment: { kind: 'road', edges: ['N'] } },
      [9.5, 9.2],
    );
    const many = crowned(table, [road, ...(['fortune', 'taxes', 'storm'] as const).map((s) => crown(s))]);
    expect(ask.stage(ask.targets(many, 'meeple'))).toEqual([9, 9]);
    expect(ask.stage(ask.targets(many.slice(1), 'meeple'))).toBeNull();
  });
  it('names crowns and what they bring', () => {
    expect([
      actionName(crown('storm'), table.decision, table),
      hintOf(table, crown('fortune'), []),
      hintOf(table, crown('taxes'), []),
      hintOf(table, crown('storm'), []),
    ]).toEqual([
      'Crown: Storm',
      '3 points when the pig stops here',
      '3 points each when the pig stops here',
      '6 points when the pig stops here, 3 if someone joins you',
    ]);
    expect(confirmName(crown('storm'), table.decision, table)).toBe('Place on crown: Storm');
    expect([askedLine({ kind: 'pestilence' }), shelfLines(table).find((l) => l.id === 'wheel')?.fact]).toEqual([
      'wheel',
      'Pig on Fortune',
    ]);
  });

  const move: GameEvent = { event: 'moved', piece: 'wheel-pig', player: 1, sector: 'storm', at: [0, 0] };
  const scored = (what: string, player: number, points: number): GameEvent => ({
    event: 'scored',
    for: what,
    player,
    points,
    at: [0, 0],
  });
  it('has one card for all that a turn brings, however late', () => {
    const history = [
      scored('wheel', 0, 9),
      move,
      scored('wheel', 1, 4),
      { event: 'track-moved', player: 1 },
      scored('crown', 0, 6),
      { event: 'tile-placed', player: 1 },
      scored('crown', 1, 3),
    ] as GameEvent[];
    expect(spin(history, move)).toEqual({
      sector: 'storm',
      player: 1,
      event: [{ player: 1, points: 4 }],
      crowns: [{ player: 0, points: 6 }],
      lost: [],
    });
  });
  it('gives points that come after an extra tile a card of their own', () => {
    const placed = { event: 'tile-placed', player: 0 } as GameEvent;
    const history = [move, scored('wheel', 1, 4), placed, scored('crown', 0, 6), scored('road', 0, 3)];
    expect(history.map((e) => isToldBySpin(history, e))).toEqual([false, true, false, false, false]);
  });
  it('counts vacant crowns, not sectors', () =>
    expect(vacantCrowns(table)).toBe(
      wheel.crowns.reduce((n, c) => n + c.spaces, 0) - wheel.crowns.flatMap((c) => c.followers).length,
    ));
  it('tells whom the pestilence took, and who only comes home from a crown', () => {
    const plague: GameEvent = { ...move, sector: 'pestilence' };
    const lost: GameEvent = {
      event: 'returned',
      player: 0,
      figure: 'meeple',
      at: [5, 5],
      segment: { kind: 'road', edges: ['N'] },
    };
    const home: GameEvent = {
      event: 'returned',
      player: 1,
      figure: 'meeple',
      at: [0, 0],
      segment: { kind: 'crown', sector: 'pestilence' },
    };
    const history = [plague, lost, home];
    expect(spin(history, plague)?.lost).toEqual([{ player: 0, figure: 'meeple' }]);
    expect(history.map((e, i) => logLine(e, i, history)?.text)).toEqual([
      'spun the wheel: Pestilence',
      'lost a meeple to the pestilence (R18)',
      undefined,
    ]);
  });
});
