import { describe, expect, it, vi } from 'vitest';
import type { Summary, View } from '../src/net/types';
import { decidedBy, endings, headline, resigning, resultOf } from '../src/table/result';
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
    expect(resultOf(running as unknown as View)).toMatchObject({ scores: [3, 8], winners: [], order: [1, 0] });
  });
  it('says who won and by how much', () => {
    expect(told([14, 21], [1])).toContain('Bob');
    expect(told([14, 21], [1])).toContain('7');
  });
  it('says so to whoever won', () => {
    const won = { ...view([14, 21], [1]), game: { ...view([], []).game, you: 1 } } as View;
    expect(headline(won, resultOf(won))).toBe('You win by 7');
  });
  it('names all who share the victory', () => expect(told([9, 9, 2], [0, 1])).toMatch(/Ann.*Bob/));
  it('has words for one player, and for a game without a winner', () =>
    expect(new Set([told([40], [0]), told([4, 4], []), told([5, 4], [0])]).size).toBe(3));
});

describe('a game that somebody gave up', () => {
  const results = [
    { place: 1, points: 3, ending: 'finished' } as const,
    { place: 2, points: 30, ending: 'resigned' } as const,
    { place: 3, points: 20, ending: 'left' } as const,
  ];
  const game = { ...view([3, 30, 20], [1]), game: { ...view([], []).game, results } };
  it('is won by whoever played on, whatever the points', () => {
    expect(headline(game, resultOf(game))).toBe('Ann wins');
    expect(resultOf(game).order).toEqual([0, 1, 2]);
    expect(decidedBy(game, resultOf(game), sums)).toBe('');
  });
  it('says who resigned and who left', () => expect(endings(game, resultOf(game))).toBe('Bob resigned. Cid left.'));
});

describe('resigning', () => {
  const game = (kinds: string, resigned = -1): Summary =>
    ({
      you: 0,
      status: 'running',
      players: [...kinds].map((kind, i) => ({ kind: kind === 'b' ? 'bot' : 'human', resigned: i === resigned })),
    }) as unknown as Summary;
  it('ends a game of two, a game against bots, and one that nobody else contests', () => {
    expect(['hh', 'hb', 'hbb'].map((kinds) => resigning(game(kinds)))).toEqual(['ends', 'ends', 'ends']);
    expect(resigning(game('hhh', 2))).toBe('ends');
  });
  it('leaves the seat to a bot where others play on', () => {
    expect(['hhh', 'hhb'].map((kinds) => resigning(game(kinds)))).toEqual(['bot', 'bot']);
  });
  it('is for players of a game in progress', () => {
    expect(resigning({ ...game('hh'), you: null })).toBeNull();
    expect(resigning({ ...game('hh'), status: 'over' })).toBeNull();
  });
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
