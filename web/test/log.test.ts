import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/net/types';
import { speak } from '../src/i18n/index.svelte';
import { logLine } from '../src/table/log';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const scored = (detail: string): GameEvent => ({ event: 'scored', player: 0, for: 'road', points: 3, detail });

describe('a line of the log', () => {
  it('leaves out every rule id, with digits in it or without', () => {
    for (const id of ['B-40', 'CU-11', 'R2-31', 'RV3-20', 'R5-11', 'CU-ex1, R2-31'])
      expect(logLine(scored(`3 tiles × 1 (${id}) + 2 pennants × 2 (${id})`))?.text, id).toBe(
        'scored a road: 3 tiles × 1 + 2 pennants × 2',
      );
  });
  it('keeps what stands in brackets and is no rule', () =>
    expect(logLine(scored('3 tiles (halved)'))?.text).toBe('scored a road: 3 tiles (halved)'));

  it('explains points in the language of the page, with the words of every system', async () => {
    await speak('de');
    expect(logLine({ ...scored('3 tiles × 1 + 1 follower on a crown × 3'), for: 'crown' })?.text).toBe(
      'wertet eine Krone: 3 Plättchen × 1 + 1 Gefolgsmann auf einer Krone × 3',
    );
  });

  it('says that a message was declined or somebody robbed, and counts the points', () => {
    const declined = { ...scored('1 message not carried out × 2'), for: 'message', points: 2 };
    expect(logLine(declined)).toMatchObject({ text: 'declined the message', points: 2 });
    expect(logLine({ event: 'message', player: 0, message: 'tile', choice: 'points' })).toBeNull();
    const robbed = { ...scored('2 stolen points × 1'), for: 'robber', points: 2 };
    expect(logLine(robbed)).toMatchObject({ text: 'robbed another player', points: 2 });
  });

  const challenge: GameEvent = { event: 'challenge', at: [0, 0], lost: [1, 0] };
  it('tells in a sentence how a challenge ended', async () => {
    expect(logLine(challenge)?.text).toBe('Challenge over: M13 was finished first, so N13 scores nothing.');
    await speak('de');
    expect(logLine(challenge)?.text).toBe('Herausforderung entschieden: M13 wurde zuerst fertig, N13 geht leer aus.');
  });
});
