// Which seats of a game that moves online stay and which wait for friends.
import { describe, expect, it } from 'vitest';
import { firstSitters, seatsOf } from '../src/here/upload';
import type { Summary } from '../src/net/types';

const human = (name: string): object => ({ kind: 'human', name });
const bot = (level: string): object => ({ kind: 'bot', name: level, level });
const game = (...players: object[]): Summary => ({ players }) as unknown as Summary;

describe('the seats of a game that moves online', () => {
  it('wait for those who shared the screen, and leave bots alone', () => {
    const table = game(bot('odile'), human('Ann'), human('Bea'), human('Cid'));
    expect(firstSitters(table)).toEqual(['stay', 'stay', 'friend', 'friend']);
    expect(seatsOf(table, firstSitters(table))).toEqual([
      { kind: 'bot', level: 'odile' },
      { kind: 'me', name: 'Ann' },
      { kind: 'open' },
      { kind: 'open' },
    ]);
  });

  it('wait for a friend in the place of the first bot where nobody else is there', () => {
    const table = game(human('Ann'), bot('odile'), bot('marius'));
    expect(firstSitters(table)).toEqual(['stay', 'friend', 'stay']);
    expect(firstSitters(game(human('Ann')))).toEqual(['stay']);
  });

  it('all stay in a game that is over', () => {
    const table = game(human('Ann'), bot('odile'));
    expect(seatsOf(table, [])).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', level: 'odile' },
    ]);
  });
});
