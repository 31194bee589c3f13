import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import type { View } from '../src/net/types';
import { lookFor, Pace, showsOthers } from '../src/table/pace';

const view = (version: number, player: number, more: object = {}): View =>
  ({ version, game: { you: 0 }, events: [{ event: 'tile-placed', player }], ...more }) as unknown as View;

let shown: number[] = [];
let pace: Pace;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace(({ version }) => shown.push(version));
});
afterEach(() => {
  vi.useRealTimers();
  prefs.animation = null;
});

describe('moves of others', () => {
  it('are told from one’s own', () => {
    expect([showsOthers(view(1, 1)), showsOthers(view(1, 0))]).toEqual([true, false]);
    expect(showsOthers(view(1, 0, { game: { you: null } }))).toBe(true);
  });
  it('are shown one after the other', () => {
    pace.take(view(1, 1));
    pace.take(view(2, 1));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
  });
  it('are shown faster where many wait', () => {
    expect([lookFor(0), lookFor(3), lookFor(14)]).toEqual([700, 700, 150]);
  });
  it('take half the time at the fast speed, and none where nothing moves', () => {
    prefs.animation = 'fast';
    pace.take(view(1, 1));
    pace.take(view(2, 1));
    vi.advanceTimersByTime(350);
    expect(shown).toEqual([1, 2]);
    prefs.animation = 'off';
    vi.advanceTimersByTime(350);
    for (const version of [3, 4]) pace.take(view(version, 1));
    expect(shown).toEqual([1, 2, 3, 4]);
  });
  it('do not keep one’s own waiting', () => {
    for (const version of [1, 2]) pace.take(view(version, 0));
    expect(shown).toEqual([1, 2]);
  });
  it('that were missed are not shown again', () => {
    pace.take(view(1, 1));
    pace.take(view(2, 1));
    pace.take(view(9, 1, { history: [] }));
    vi.runAllTimers();
    expect(shown).toEqual([1, 9]);
  });
});
