import { describe, expect, it, vi } from 'vitest';
import type { View } from '../src/net/types';
import { decidedBy, headline, resultOf } from '../src/table/result';
import type { Tally } from '../src/table/tally';

vi.stubGlobal('document', { documentElement: {} });

const view = (scores: number[], winners: number[]): View =>
  ({
    decision: { kind: 'game-over', scores, winners },
    game: { players: ['Ann', 'Bob', 'Cid'].map((name) => ({ name })) },
    state: { players: [] },
  }) as unknown as View;
const told = (scores: number[], winners: number[]): string =>
  headline(view(scores, winners), resultOf(view(scores, winners)));
const sums: Tally = {
  categories: ['road', 'city'],
  points: [
    { road: 10, city: 4 },
    { road: 9, city: 12 },
  ],
  totals: [14, 21],
};

describe('a result', () => {
  it('puts the best first', () => expect(resultOf(view([14, 21, 7], [1])).order).toEqual([1, 0, 2]));
  it('takes its scores from wherever they are', () => {
    const running = { ...view([], []), decision: { kind: 'figure' }, state: { players: [{ score: 3 }, { score: 8 }] } };
    expect(resultOf(running as unknown as View)).toEqual({ scores: [3, 8], winners: [], order: [1, 0] });
  });
  it('says who won and by how much', () => {
    expect(told([14, 21], [1])).toContain('Bob');
    expect(told([14, 21], [1])).toContain('7');
  });
  it('names all who share the victory', () => expect(told([9, 9, 2], [0, 1])).toMatch(/Ann.*Bob/));
  it('has words for one player, and for a game without a winner', () =>
    expect(new Set([told([40], [0]), told([4, 4], []), told([5, 4], [0])]).size).toBe(3));
});

describe('what decided it', () => {
  const game = view([14, 21], [1]);
  it('is the kind of points with the widest gap to the next player', () => {
    const words = decidedBy(game, resultOf(game), sums);
    expect(words).toContain('12');
    expect(words).toContain('Ann');
  });
  it('is nothing where the winner led in no kind, or several won', () => {
    expect(decidedBy(game, resultOf(game), { ...sums, points: [{ road: 5 }, { road: 5 }] })).toBe('');
    const tie = view([9, 9], [0, 1]);
    expect(decidedBy(tie, resultOf(tie), sums)).toBe('');
  });
});
