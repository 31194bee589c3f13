import { afterEach, describe, expect, it } from 'vitest';
import { calm, lasting, motion, prefs, restored, SOUNDS } from '../src/lib/prefs.svelte';

afterEach(() => {
  prefs.animation = null;
});

describe('what a browser remembers', () => {
  it('keeps the sounds of those who chose them all at once', () => {
    const every = (on: boolean): Record<string, boolean> => Object.fromEntries(SOUNDS.map((kind) => [kind, on]));
    expect(restored({ sounds: 'all' }).sounds).toEqual(every(true));
    expect(restored({ sounds: 'off' }).sounds).toEqual(every(false));
    expect(restored({}).sounds).toEqual(restored({ sounds: 'turn' }).sounds);
  });
  it('knows the speed of what moves', () => {
    expect([motion(), lasting(320)]).toEqual(['normal', 320]);
    prefs.animation = 'fast';
    expect(lasting(320)).toBe(160);
    prefs.animation = 'slow';
    expect(lasting(320)).toBe(640);
    prefs.animation = 'off';
    expect([calm(), lasting(320)]).toEqual([true, 0]);
  });
});
