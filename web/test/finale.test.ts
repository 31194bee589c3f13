import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../src/net/types';
import { finalSteps, leadLine, scoresAfter, stagesOf } from '../src/table/finale';

vi.stubGlobal('document', { documentElement: {} });

const award = (player: number, kind: string, points: number, more: Partial<GameEvent> = {}): GameEvent => ({
  event: 'scored',
  version: 40,
  final: true,
  player,
  for: kind,
  points,
  at: [player, points],
  terms: [],
  ...more,
});
const history = [
  award(0, 'city', 4, { version: 12, final: false }),
  award(0, 'road', 2, { final: false }),
  award(1, 'city', 5),
  award(0, 'road', 3),
  award(1, 'city', 2),
  award(0, 'field', 6, { at: [9, 9] }),
  award(1, 'field', 6, { at: [9, 9] }),
];
const view = {
  game: { you: 0, players: [{ name: 'Ann' }, { name: 'Bob' }] },
  state: { players: [] },
} as unknown as View;

describe('the final scoring', () => {
  const steps = finalSteps(history);

  it('goes feature by feature, kind by kind, without what the last move scored', () => {
    expect(steps.map(({ awards: [first] }) => [first.for, first.points])).toEqual([
      ['city', 5],
      ['city', 2],
      ['road', 3],
      ['field', 6],
    ]);
    expect(stagesOf(steps)).toEqual([
      { kind: 'city', from: 0, count: 2 },
      { kind: 'road', from: 2, count: 1 },
      { kind: 'field', from: 3, count: 1 },
    ]);
    expect(finalSteps([])).toEqual([]);
  });
  it('adds up to the final scores', () => {
    const final = [15, 13];
    expect([0, 1, 2, 3, 4].map((done) => scoresAfter(final, steps, done))).toEqual([
      [6, 0],
      [6, 5],
      [6, 7],
      [9, 7],
      [15, 13],
    ]);
  });
  it('says who leads', () => {
    expect(leadLine(view, [6, 5], [6, 7])).toBe('Bob takes the lead by 1.');
    expect(leadLine(view, [6, 7], [6, 9])).toBe('Bob leads by 3.');
    expect(leadLine(view, [6, 7], [9, 7])).toBe('You take the lead by 2.');
    expect(leadLine(view, [9, 7], [9, 9])).toBe('Ann and Bob are level.');
    expect(leadLine(view, [9], [12])).toBe('');
  });
});
