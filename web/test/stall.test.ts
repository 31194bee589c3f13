import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/i18n/index.svelte';
import type { Seat, View } from '../src/net/types';
import { isMine } from '../src/table/ask';
import { canClaim, countdown, isAwaited, isReplaced, isWaiting, thinkingFor } from '../src/table/stall';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  kind: 'human',
  name,
  away: false,
  resigned: false,
  ...more,
});
/** Ann looks while Ben is asked. */
const view = (players: Seat[], you: number | null = 0): View =>
  ({
    game: { you, status: 'running', players },
    decision: { kind: 'figure', player: 1 },
    wait: { so_far: 0, longest: 180_000 },
  }) as unknown as View;

describe('somebody who takes long', () => {
  it('keeps the other players waiting, and nobody else', () => {
    expect(isWaiting(view([seat('Ann'), seat('Ben')]))).toBe(true);
    expect(isWaiting(view([seat('Ann'), seat('Ben')], 1))).toBe(false);
    expect(isWaiting(view([seat('Ann'), seat('Ben')], null))).toBe(false);
    expect(isWaiting(view([seat('Ann', { resigned: true }), seat('Ben')]))).toBe(false);
    expect(isWaiting(view([seat('Ann', { away: true }), seat('Ben')]))).toBe(false);
    expect(isWaiting({ ...view([seat('Ann'), seat('Ben')]), wait: null })).toBe(false);
  });
  it('is told so, unless nobody else is there', () => {
    const bot = { ...seat('Odile'), kind: 'bot' } as Seat;
    expect(isAwaited(view([seat('Ann'), seat('Ben')], 1))).toBe(true);
    expect(isAwaited(view([seat('Ann'), seat('Ben')]))).toBe(false);
    expect(isAwaited(view([seat('Ann'), seat('Ben')], null))).toBe(false);
    expect(isAwaited(view([bot, seat('Ben')], 1))).toBe(false);
    expect(isAwaited(view([seat('Ann', { away: true }), seat('Ben')], 1))).toBe(false);
    expect(isAwaited({ ...view([seat('Ann'), seat('Ben')], 1), wait: null })).toBe(false);
  });
  it('can lose the game only to one of two', () => {
    expect(canClaim(view([seat('Ann'), seat('Ben')]))).toBe(true);
    expect(canClaim(view([seat('Ann'), seat('Ben'), seat('Cid')]))).toBe(false);
    expect(canClaim(view([seat('Ann'), seat('Ben'), seat('Cid', { resigned: true })]))).toBe(true);
  });
  it('is counted down in the last minute', () => {
    expect([0, 119_000, 120_000, 179_001, 180_000].map((waited) => countdown(waited, 180_000))).toEqual([
      null,
      null,
      60,
      1,
      null,
    ]);
  });
  it('is named with the time', async () => {
    expect(thinkingFor('Ben', 2_900)).toBe('Ben has been thinking for 2 seconds');
    expect(thinkingFor('Ben', 119_000)).toBe('Ben has been thinking for 1 minute');
    await speak('de');
    expect(thinkingFor('Ben', 180_000)).toBe('Ben überlegt seit 3 Minuten');
  });
});

describe('somebody whose seat has a bot', () => {
  it('is asked nothing until the seat is taken back', () => {
    const replaced = view([seat('Ann'), seat('Ben', { away: true })], 1);
    expect([isReplaced(replaced), isMine(replaced)]).toEqual([true, false]);
    const back = view([seat('Ann'), seat('Ben')], 1);
    expect([isReplaced(back), isMine(back)]).toEqual([false, true]);
  });
});
