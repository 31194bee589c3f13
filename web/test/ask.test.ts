import { describe, expect, it } from 'vitest';
import type { Legal, Place, Rot } from '../src/net/types';
import * as ask from '../src/table/ask';

const place = (at: Place, rot: Rot): Legal => ({
  action: { type: 'place-tile', at, rot },
  at,
  spot: [at[0] + 0.5, at[1] + 0.5],
});
const deploy = (figure: string, spot: Place): Legal => ({
  action: { type: 'deploy', figure, at: [0, 0], segment: { kind: 'city', edges: ['N'] } },
  at: [0, 0],
  spot,
});
const pass: Legal = { action: { type: 'pass' }, at: null, spot: null };

describe('tiles', () => {
  const legal = [place([1, 0], 180), place([0, 1], 90), place([1, 0], 0)];
  it('groups rotations by cell', () =>
    expect(ask.cells(legal)).toEqual([
      { at: [1, 0], rots: [0, 180] },
      { at: [0, 1], rots: [90] },
    ]));
  it('starts in a legal rotation and keeps it where it fits', () => {
    let choice = ask.chooseCell(legal, ask.noChoice(), [0, 1]);
    expect(choice.rot).toBe(90);
    choice = ask.chooseCell(legal, choice, [1, 0]);
    expect(choice.rot).toBe(0);
    choice = ask.turn(legal, choice, 1);
    expect(choice.rot).toBe(180);
    expect(ask.answer(legal, choice)?.action).toEqual({ type: 'place-tile', at: [1, 0], rot: 180 });
    expect(ask.turn(legal, choice, 1).rot).toBe(0);
  });
  it('ignores places that are not legal', () => expect(ask.chooseCell(legal, ask.noChoice(), [5, 5]).cell).toBeNull());
  it('shows no target and no chip for a tile', () => {
    expect(ask.targets(legal, null)).toEqual([]);
    expect(ask.chips(legal)).toEqual([]);
  });
});

describe('figures', () => {
  const legal = [deploy('abbot', [0.2, 0.2]), deploy('meeple', [0.2, 0.2]), pass, deploy('meeple', [0.8, 0.8])];
  it('offers meeples first and declining last', () => {
    expect(ask.chips(legal).map((c) => (c.type === 'figure' ? c.figure : c.legal.action.type))).toEqual([
      'meeple',
      'abbot',
      'pass',
    ]);
  });
  it('filters targets by the chosen figure', () => {
    expect(ask.targets(legal, 'meeple').map((g) => g.index)).toEqual([1, 3]);
    expect(ask.targets(legal, 'abbot').map((g) => g.index)).toEqual([0]);
  });
  it('changes the figure on the spot, where it may stand', () => {
    const choice = ask.choosePick(legal, ask.noChoice(), 1);
    expect(ask.chooseFigure(legal, choice, 'abbot').pick).toBe(0);
    expect(ask.chooseFigure(legal, ask.choosePick(legal, ask.noChoice(), 3), 'abbot').pick).toBeNull();
  });
  it('has one stage, whatever can be taken home elsewhere', () => {
    const recall: Legal = {
      action: { type: 'recall', figure: 'abbot', owner: 0, at: [5, 5] },
      at: [5, 5],
      spot: [5.5, 5.5],
    };
    expect(ask.stage(ask.targets([...legal, recall], 'meeple'))).toEqual([0, 0]);
    expect(ask.stage(ask.targets([recall], null))).toEqual([5, 5]);
    expect(ask.stage([])).toBeNull();
  });
  it('knows how to decline', () => expect(ask.decline(legal)).toBe(2));
});

describe('decisions of systems to come', () => {
  const legal: Legal[] = [
    { action: { type: 'bless', figure: 'fairy' }, at: [1, 1], spot: [1.5, 1.5] },
    { action: { type: 'wait' }, at: null, spot: null },
    pass,
  ];
  it('are shown on the board and as choices', () => {
    expect(ask.targets(legal, ask.chosenFigure(legal, ask.noChoice())).map((g) => g.index)).toEqual([0]);
    expect(ask.chips(legal).map((c) => (c.type === 'option' ? c.index : -1))).toEqual([0, 1, 2]);
  });
  it('every legal entry can be chosen in one way or another', () => {
    const reach = new Set([
      ...ask.targets(legal, null).map((g) => g.index),
      ...ask.chips(legal).flatMap((c) => (c.type === 'option' ? [c.index] : [])),
    ]);
    expect(reach.size).toBe(legal.length);
  });
  it('a single answer is chosen but not played', () => expect(ask.firstChoice([pass]).pick).toBe(0));
});

describe('crowded tiles', () => {
  it('are told by distance and by number', () => {
    const at = (x: number): Legal => deploy('meeple', [x, 0.5]);
    expect(ask.crowded(ask.targets([at(0.1), at(0.9)], 'meeple'))).toBe(false);
    expect(ask.crowded(ask.targets([at(0.4), at(0.5)], 'meeple'))).toBe(true);
    expect(ask.crowded(ask.targets([0, 1, 2, 3, 4, 5, 6].map(at), 'meeple'))).toBe(true);
  });
});
