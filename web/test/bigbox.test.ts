import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, KindArt, Legal, Place, Segment, View } from '../src/net/types';
import * as ask from '../src/table/ask';
import { guestsIn, quartered, scoredNow, squares } from '../src/systems/count/city';
import { compass, journey, preyOn, stepper } from '../src/systems/dragon/journey';
import { titlesOf } from '../src/systems/titles/titles';
import { lastAbbeys } from '../src/systems/abbey';
import { logLine } from '../src/table/log';
import { spotsOf } from '../src/table/spots';
import { actionName, confirmName, question } from '../src/table/words';

const arts: Record<string, KindArt> = {
  'base.U/0': {
    segments: [{ kind: 'road', anchor: [40, 60], outline: '', segment: { kind: 'road', edges: ['N', 'S'] } }],
  },
};
vi.mock('../src/art/kinds.svelte', () => ({ kindArt: (kind: string, rot: number) => arts[`${kind}/${rot}`] ?? null }));
const { stood } = await import('../src/systems/abbey/wagon');

const road: Segment = { kind: 'road', edges: ['N', 'S'] };
const city: Segment = { kind: 'city', edges: ['N'] };
const view = (more: object): View =>
  ({
    legal: [],
    features: [],
    decision: { kind: '' },
    game: { players: [{ name: 'Ann' }, { name: 'Bob' }], systems: [] },
    ...more,
  }) as unknown as View;
const legal = (action: Legal['action'], spot: Place | null = null): Legal => ({
  action,
  at: action.at ?? null,
  spot,
});
const pass = legal({ type: 'pass' });
const step = (at: Place, piece = 'dragon'): Legal => legal({ type: 'move', piece, at }, [at[0] + 0.5, at[1] + 0.5]);
const dragon = (player: number, at: Place, version: number): GameEvent => ({
  event: 'moved',
  piece: 'dragon',
  player,
  at,
  version,
});
const placed = (version: number): GameEvent => ({
  event: 'tile-placed',
  player: 0,
  tile: 'pd.D1',
  at: [9, 9],
  version,
});
const home = (player: number, segment: Segment, version: number): GameEvent => ({
  event: 'returned',
  player,
  figure: 'meeple',
  at: [1, 0],
  segment,
  version,
});

describe('a piece that alone is asked', () => {
  const steps = [step([1, 0]), step([0, 1])];
  it('has its places as choices and on the board', () => {
    expect(ask.chips(steps).map((c) => (c.type === 'option' ? c.index : -1))).toEqual([0, 1]);
    expect(ask.targets(steps, ask.chosenFigure(steps, ask.noChoice())).map((g) => g.index)).toEqual([0, 1]);
    expect([ask.lit(ask.targets(steps, null)), ask.stage(ask.targets(steps, null))]).toEqual([false, null]);
  });
  it('has a list of many spots, by what they are worth, and no lit features', () => {
    const places: Place[] = [0, 2, 4, 6, 8, 10, 12].map((x) => [x, 0]);
    const all = places.map((at) => legal({ type: 'move', piece: 'fairy', at }, [at[0] + 0.5, 0.5]));
    const meeple = legal({ type: 'deploy', figure: 'meeple', at: [20, 0], segment: road }, [20.5, 0.5]);
    const targets = ask.targets([...all, meeple], 'fairy');
    expect([ask.lit(targets), ask.crowded(targets), ask.stage(targets)]).toEqual([false, true, null]);
    const spots = spotsOf(
      view({
        decision: { kind: 'figure', player: 1 },
        state: {
          board: places.map((at) => ({ tile: 'base.U', rot: 0, at })),
          // Ann stands there as well, but Bob is asked.
          figures: places.flatMap((at) => [
            { owner: 0, figure: 'builder', at, segment: road },
            { owner: 1, figure: 'meeple', at, segment: road },
          ]),
        },
        features: places.map((at, i) => ({
          kind: 'road',
          members: [{ at, segment: 0 }],
          owners: [1],
          points: i === 3 ? 9 : 1,
        })),
      }),
      targets,
      (kind, rot) => arts[`${kind}/${rot}`] ?? null,
    );
    expect(spots.map(({ index }) => index)).toEqual([3, 0, 1, 2, 4, 5, 6]);
    expect(spots[0]).toMatchObject({ title: 'Meeple · Road', state: '1 tile, open', points: 9, last: false });
  });
  it('shares the question with figures otherwise', () => {
    const fairy = legal({ type: 'move', piece: 'fairy', at: [1, 0] }, [1.5, 0.5]);
    const meeple = legal({ type: 'deploy', figure: 'meeple', at: [0, 0], segment: road }, [0.5, 0.5]);
    const all = [fairy, meeple, pass];
    expect(ask.figures(all)).toEqual(['meeple', 'fairy']);
    expect(ask.targets(all, 'fairy').map((g) => g.index)).toEqual([0]);
  });
  it('that may stay where it is has a chip, and its places are on the board alone', () => {
    const places = [step([1, 0], 'fairy'), step([0, 1], 'fairy')];
    const all = [...places, pass];
    expect(ask.chips(all).map((c) => (c.type === 'figure' ? c.figure : c.legal.action.type))).toEqual([
      'fairy',
      'pass',
    ]);
    expect(ask.targets(all, ask.chosenFigure(all, ask.noChoice())).map((g) => g.index)).toEqual([0, 1]);
  });
  it('goes to a follower by its own name', () => {
    const all = [
      legal({ type: 'move', piece: 'fairy', figure: 'meeple', at: [1, 0], segment: road }, [1.5, 0.5]),
      pass,
    ];
    expect(ask.figures(all)).toEqual(['fairy']);
    expect(ask.lit(ask.targets(all, 'fairy'))).toBe(false);
  });
});

describe('the dragon', () => {
  it('has a journey since the last tile, with whom it ate', () => {
    const history = [dragon(1, [0, 0], 3), placed(5), dragon(0, [1, 0], 7), home(1, city, 7), dragon(1, [1, 1], 8)];
    expect(journey(history)).toEqual({
      start: [0, 0],
      steps: [
        { player: 0, from: [0, 0], at: [1, 0], eaten: [{ owner: 1, figure: 'meeple' }] },
        { player: 1, from: [1, 0], at: [1, 1], eaten: [] },
      ],
    });
  });
  it('does not step when a volcano calls it', () =>
    expect(journey([placed(5), dragon(0, [9, 9], 5)])?.steps).toEqual([]));
  it('is led by everybody in turn', () =>
    expect([0, 1, 2, 5].map((n) => stepper(view({ state: { active_player: 1, players: [{}, {}, {}] } }), n))).toEqual([
      1, 2, 0, 0,
    ]));
  it('eats all but barns', () => {
    const figures = [
      { owner: 0, figure: 'meeple', at: [1, 0] },
      { owner: 1, figure: 'barn', at: [1, 0] },
      { owner: 1, figure: 'pig', at: [2, 0] },
    ];
    expect(preyOn(view({ state: { figures } }), [1, 0])).toEqual([{ owner: 0, figure: 'meeple' }]);
  });
  it('goes where the compass says', () =>
    expect(
      (['n', 'e', 's', 'w'] as const).map((_, i) =>
        compass(
          [0, 0],
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ][i] as unknown as Place,
        ),
      ),
    ).toEqual(['n', 'e', 's', 'w']));
  it('is moved in words', () => {
    const at = view({ state: { pieces: [{ piece: 'dragon', at: [0, 0] }] } });
    expect(actionName(step([-1, 0]), { kind: 'dragon-step' }, at)).toBe('West, L13');
    expect(confirmName(step([0, 1]), { kind: 'dragon-step' }, at)).toBe('Move south');
  });
});

describe('the log', () => {
  const text = (history: GameEvent[]): (string | undefined)[] => history.map((e, i) => logLine(e, i, history)?.text);
  it('says who was eaten, and keeps quiet about those who scored', () => {
    expect(text([dragon(0, [1, 0], 7), home(1, city, 7), home(0, road, 7)]).slice(1)).toEqual([
      'lost a meeple to the dragon (N13)',
      'lost a meeple to the dragon (N13)',
    ]);
    expect(text([{ event: 'scored', player: 1, for: 'city', points: 4 }, home(1, city, 7)])[1]).toBeUndefined();
  });
  it('tells a princess from a scoring and a volcano from a step', () => {
    expect(text([placed(5), home(1, city, 6)])[1]).toContain('princess');
    expect(text([placed(5), dragon(0, [9, 9], 5)])[1]).toBe('called the dragon to V22');
    expect(text([placed(5), dragon(0, [9, 8], 6)])[1]).toBe('moved the dragon to V21');
  });
  it('names titles and quarters', () => {
    expect(text([{ event: 'token', player: 0, token: 'king', count: 1, at: [0, 0] }])).toEqual([
      'became king: largest city',
    ]);
    expect(
      text([
        { event: 'deployed', player: 0, figure: 'meeple', at: [0, 0], segment: { kind: 'quarter', quarter: 'market' } },
      ]),
    ).toEqual(['sent a meeple to the market']);
  });
});

describe('Carcassonne', () => {
  const state = {
    carcassonne: { at: [2, 3], count: 'castle', guests: [{ owner: 0, figure: 'meeple', quarter: 'market' }] },
  };
  it('has quarters with places of their own', () => {
    const enter = legal(
      { type: 'deploy', figure: 'meeple', at: [2, 3], segment: { kind: 'quarter', quarter: 'market' } },
      [2.5, 3.5],
    );
    const count = legal({ type: 'move', piece: 'count', quarter: 'blacksmith' });
    const [a, b] = quartered(view({ state }), [enter, count, pass]);
    expect(a?.spot).not.toEqual([2.5, 3.5]);
    expect(b?.spot).not.toBeNull();
    expect(squares(view({ state }))).toEqual([
      [2, 3],
      [5, 5],
    ]);
    expect(guestsIn(view({ state }), 'market')).toHaveLength(1);
    expect(ask.stage(ask.targets([a as Legal], 'meeple'))).toBeNull();
    expect(confirmName(count, { kind: 'move-count' })).toBe('Move to the blacksmith');
  });
  it('shows the feature that followers may leave it for, and who is there', () => {
    const road: Segment = { kind: 'road', edges: ['N', 'S'] };
    const art = { segments: [{ kind: 'road', anchor: [50, 50], outline: '', segment: road }] } as unknown as KindArt;
    const feature = { kind: 'road', owners: [1], points: 2, members: [{ at: [0, 0], segment: 0 }] };
    const figures = [
      { owner: 1, figure: 'meeple', at: [0, 0], segment: road },
      { owner: 0, figure: 'meeple', at: [0, 0], segment: { kind: 'field', halves: [1] } },
    ];
    const board = [{ tile: 'base.U', at: [0, 0], rot: 0 }];
    const leaving = view({
      decision: { kind: 'leave-city', player: 0 },
      state: { ...state, board, figures },
      features: [feature],
    });
    const join = legal({ type: 'deploy', figure: 'meeple', at: [0, 0], segment: road });
    expect(scoredNow(leaving, [pass, join], () => art)).toEqual({
      feature,
      there: [{ owner: 1, figures: ['meeple'] }],
    });
    expect(scoredNow(view({ ...leaving, decision: { kind: 'figure' } }), [join], () => art)).toBeNull();
  });
});

describe('abbeys, barns and wagons', () => {
  it('have a last round when the bag is empty', () => {
    const last = view({ state: { remaining_total: 0 } });
    expect(lastAbbeys(last)).toBe(true);
    expect(question({ kind: 'place-abbey' }, last)).toBe('Last chance: place your abbey?');
    expect(actionName(pass, { kind: 'place-abbey' }, last)).toBe('Keep abbey');
    expect(actionName(pass, { kind: 'place-abbey' }, view({ state: { remaining_total: 4 } }))).toBe('Draw a tile');
  });
  it('are kept unless a hole is picked', () => {
    const abbey = legal({ type: 'place-tile', tile: 'abbey', at: [1, 1], rot: 0 }, [1.5, 1.5]);
    const first = ask.firstChoice([abbey, pass]);
    expect(ask.answer([abbey, pass], first)).toBe(pass);
    expect(ask.answer([abbey, pass], ask.chooseCell([abbey, pass], first, [1, 1]))).toBe(abbey);
  });
  it('name corners by the tiles that meet there', () =>
    expect(actionName(legal({ type: 'deploy', figure: 'barn', at: [0, 0] }, [1, 1]), { kind: 'figure' })).toBe(
      'Corner between M13 and N14',
    ));
  it('are shown where they stood', () => {
    const now = view({
      decision: { kind: 'move-wagon', player: 1, at: [2, 0] },
      state: { board: [{ tile: 'base.U', at: [2, 0], rot: 0 }] },
    });
    expect(stood(now, [{ event: 'deployed', player: 1, figure: 'wagon', at: [2, 0], segment: road }])).toEqual([
      2.4, 0.6,
    ]);
    expect(stood(now, [])).toEqual([2.5, 0.5]);
  });
});

describe('king and robber baron', () => {
  it('show the size to beat and who holds them', () => {
    const state = {
      records: { king: 4, 'robber-baron': 0 },
      players: [{ tokens: { king: 0 } }, { tokens: { king: 1 } }],
    };
    expect(titlesOf(view({ state }))).toEqual([
      { token: 'king', size: 4, holder: 'Bob' },
      { token: 'robber-baron', size: 0, holder: null },
    ]);
  });
});
