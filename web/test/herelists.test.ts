// Lists with games of the server and games kept here.
import { describe, expect, it } from 'vitest';
import { isSummary, merged, withKept } from '../src/here/lists';
import type { Summary } from '../src/net/types';

const game = (id: string, more: object = {}): Summary =>
  ({ id, players: [], systems: ['base'], updated: 1, status: 'running', you: 0, ...more }) as unknown as Summary;

const duel = (updated: number, mine: number, bots: number, resigned = false): Summary =>
  game(`here-${updated}`, {
    updated,
    status: 'over',
    players: [
      { kind: 'human', resigned },
      { kind: 'bot', level: 'marius:style=thief', resigned: false },
    ],
    results: [
      { points: mine, place: mine >= bots ? 1 : 2 },
      { points: bots, place: bots >= mine ? 1 : 2 },
    ],
  });

describe('lists', () => {
  it('have every game once, and all of them when the server is silent', () => {
    const kept = [game('here-1'), game('both')];
    expect(merged(kept, [game('a'), game('both')]).map(({ id }) => id)).toEqual(['here-1', 'both', 'a']);
    expect(merged(kept, [])).toEqual(kept);
  });

  it('know a game from what an older page has left', () => {
    expect(isSummary(game('a'))).toBe(true);
    for (const other of [null, 'a', {}, { id: 'a' }, game('a', { players: 3 }), game('a', { status: 'new' })])
      expect(isSummary(other)).toBe(false);
  });
});

describe('records', () => {
  it('add games kept here to those of the server', () => {
    const served = [{ level: 'marius', won: 2, drawn: 0, lost: 1, last: 4 }];
    expect(withKept(served, [duel(3, 20, 30), duel(2, 40, 30), duel(4, 25, 25)])).toEqual([
      { level: 'marius', won: 3, drawn: 1, lost: 2, last: 0 },
    ]);
    expect(served[0]?.won).toBe(2);
  });

  it('know a margin only of games that were played to the end', () => {
    expect(withKept([], [duel(1, 10, 30, true)])).toEqual([
      { level: 'marius', won: 0, drawn: 0, lost: 1, last: undefined },
    ]);
  });

  it('leave out games that are not over, of more than two, or only watched', () => {
    const three = duel(1, 3, 2);
    three.players = [...three.players, ...three.players.slice(1)];
    expect(withKept([], [game('a'), three, { ...duel(2, 3, 2), you: null }])).toEqual([]);
  });
});
