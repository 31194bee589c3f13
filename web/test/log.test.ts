import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Term } from '../src/net/types';
import { speak } from '../src/i18n/index.svelte';
import { logLine } from '../src/table/log';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const term = (count: number, what: string, each = 1): Term => ({ what, count, each, rule: 'BG-51' });
const scored = (...terms: Term[]): GameEvent => ({ event: 'scored', player: 0, for: 'road', points: 3, terms });

describe('a line of the log', () => {
  it('explains points by their terms', () =>
    expect(logLine(scored(term(3, 'tiles'), term(1, 'pennants', 2)))?.text).toBe(
      'scored a road: 3 tiles + 1 pennant × 2',
    ));
  it('says that a sum was halved', () =>
    expect(logLine({ ...scored(term(3, 'tiles')), halved: 'MGW-19' })?.text).toBe('scored a road: 3 tiles, halved'));
  it('reads what is newer than this page off its name', () =>
    expect(logLine(scored(term(2, 'new-things')))?.text).toBe('scored a road: 2 new things'));

  it('explains points in the language of the page, with the words of every system', async () => {
    await speak('de');
    expect(logLine({ ...scored(term(3, 'tiles'), term(1, 'crowned', 3)), for: 'crown' })?.text).toBe(
      'wertet eine Krone: 3 Plättchen + 1 Gefolgsmann auf einer Krone × 3',
    );
  });

  it('says that a message was declined or somebody robbed, and counts the points', () => {
    const declined = { ...scored(term(1, 'instead', 2)), for: 'message', points: 2 };
    expect(logLine(declined)).toMatchObject({ text: 'declined the message', points: 2 });
    expect(logLine({ event: 'message', player: 0, message: 'tile', choice: 'points' })).toBeNull();
    const robbed = { ...scored(term(2, 'stolen')), for: 'robber', points: 2 };
    expect(logLine(robbed)).toMatchObject({ text: 'robbed another player', points: 2 });
  });

  const challenge: GameEvent = { event: 'challenge', at: [0, 0], lost: [1, 0] };
  it('tells in a sentence how a challenge ended', async () => {
    expect(logLine(challenge)?.text).toBe('Challenge over: M13 was finished first, so N13 scores nothing.');
    await speak('de');
    expect(logLine(challenge)?.text).toBe('Herausforderung entschieden: M13 wurde zuerst fertig, N13 geht leer aus.');
  });
});
