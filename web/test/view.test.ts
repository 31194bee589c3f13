import { describe, expect, it } from 'vitest';
import type { Change, Patch, WireView } from '../src/net/types';
import { changed, patched, spelledOut } from '../src/net/view';

const view = {
  version: 3,
  seq: 5,
  game: {
    id: 'x',
    you: 0,
    players: [
      { kind: 'human', name: 'Ann', online: true },
      { kind: 'bot', name: 'Odile', online: true },
    ],
  },
  state: { turn: 2, board: [{ tile: 'base.D', at: [0, 0], rot: 0 }] },
  legal: [],
  spaces: [],
  history: [{ event: 'turn' }],
  chat: [],
} as unknown as WireView;

const change: Change = {
  from: 5,
  seq: 6,
  patch: {
    in: {
      version: { set: 4 },
      seq: { set: 6 },
      state: { in: { board: { list: [[1, 0, [{ tile: 'base.U', at: [0, 1], rot: 90 }]]] } } },
    },
  },
  events: [{ event: 'tile-placed', version: 4, player: 0, tile: 'base.U', at: [0, 1], rot: 90 }],
  legal: [{ action: { type: 'pass' }, spot: null }],
  spaces: [[1, 0, [0, 180]]],
  can_undo: true,
  wait: { so_far: 900, longest: 180_000 },
  you: 1,
  online: [],
};

describe('views', () => {
  it('carry patches out and share what has not changed', () => {
    const before = { a: [1, 2, 3, 4], b: { c: 1, d: 2 }, e: { f: 1 } };
    const patch: Patch = {
      in: {
        a: {
          list: [
            [3, { set: 9 }],
            [1, 2, [7]],
          ],
        },
        b: { in: { c: { set: 5 } }, cut: ['d'] },
      },
    };
    const after = patched(before, patch) as typeof before;
    expect(after).toEqual({ a: [1, 7, 9], b: { c: 5 }, e: { f: 1 } });
    expect(after.e).toBe(before.e);
    expect(before.a).toEqual([1, 2, 3, 4]);
    expect(patched(before, {})).toBe(before);
  });

  it('change with every entry of the log', () => {
    const after = changed(view, change);
    expect(after).toMatchObject({
      version: 4,
      seq: 6,
      can_undo: true,
      wait: change.wait,
      events: [{ event: 'tile-placed' }],
    });
    expect(after?.state?.board).toHaveLength(2);
    expect(after?.game.you).toBe(1);
    expect(after?.game.players.map((seat) => seat.online)).toEqual([false, true]);
    expect(after?.history).toBeUndefined();
  });

  it('do not change by what is about another view', () => {
    expect(changed({ ...view, seq: 4 }, change)).toBeNull();
    expect(changed(null, change)).toBeNull();
  });

  it('spell out every space and rotation', () => {
    const { legal } = spelledOut({ ...view, legal: change.legal, spaces: change.spaces });
    expect(legal.map(({ action, at, spot }) => [action.type, action.rot, at, spot])).toEqual([
      ['place-tile', 0, [1, 0], [1.5, 0.5]],
      ['place-tile', 180, [1, 0], [1.5, 0.5]],
      ['pass', undefined, null, null],
    ]);
  });
});
