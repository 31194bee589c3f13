import { describe, expect, it } from 'vitest';
import { briefly, details, inAll, labelled, leader, recordOf, standing } from '../src/lobby/record';
import type { BotRecord } from '../src/net/types';

const games = (won: number, drawn: number, lost: number, last?: number): BotRecord => ({
  level: 'marius',
  won,
  drawn,
  lost,
  last,
});

describe('all games against bots', () => {
  it('are counted together', () => {
    expect(inAll([])).toBeNull();
    expect(inAll([{ level: 'odile', won: 0, drawn: 0, lost: 0 }])).toBeNull();
    const records = [
      { level: 'odile', won: 3, drawn: 1, lost: 0 },
      { level: 'margot', won: 1, drawn: 0, lost: 2 },
    ];
    expect(inAll(records)).toEqual({ won: 4, drawn: 1, lost: 2 });
  });
});

describe('a record against a bot', () => {
  it('is empty before the first game', () => {
    const none = recordOf([games(3, 0, 1)], 'odile');
    expect(standing(none)).toBe('none');
    expect(briefly(none)).toBe('Not played yet');
    expect(leader(none, 'Odile')).toBe('');
    expect(recordOf([games(3, 0, 1)], 'marius').won).toBe(3);
  });
  it('says who leads', () => {
    expect(leader(games(3, 0, 1), 'Marius')).toBe('You lead 3 – 1.');
    expect(leader(games(1, 0, 3), 'Marius')).toBe('Marius leads 3 – 1.');
    expect(leader(games(2, 1, 2), 'Marius')).toBe('You’re level at 2 – 2.');
    expect(standing(games(0, 1, 0))).toBe('even');
  });
  it('fits on a card, draws included', () => {
    expect(briefly(games(3, 0, 1))).toBe('You 3 – 1');
    expect(briefly(games(3, 1, 1))).toBe('You 3 – 1, 1 draw');
    expect(briefly(games(0, 2, 0))).toBe('You 0 – 0, 2 draws');
  });
  it('tells how the last game ended, unless it was given up', () => {
    expect(details(games(3, 0, 1, 11), 'Marius')).toBe('Last game: you won by 11.');
    expect(details(games(3, 1, 1, -4), 'Marius')).toBe('1 draw. Last game: Marius won by 4.');
    expect(details(games(0, 2, 0, 0), 'Marius')).toBe('2 draws. Last game: a draw.');
    expect(details(games(0, 0, 1), 'Marius')).toBe('');
  });
  it('can be heard', () => {
    expect(labelled('Marius, steady', games(3, 0, 1))).toBe('Marius, steady, you lead 3 to 1');
    expect(labelled('Odile, beginner', games(0, 0, 0))).toBe('Odile, beginner, not played yet');
  });
});
