import { afterEach, describe, expect, it, vi } from 'vitest';
import { inPalette, repainted } from '../src/art/palette.svelte';
import { prefs } from '../src/lib/prefs.svelte';

const RED = '<path fill="#e8174a" stroke="#2a1b12"/><path fill="#ffffff"/><path stroke="#fff8e6"/>';

describe('repainted', () => {
  it('turns the colour, and white signs where the new one is light', () => {
    expect(repainted(RED, 'red')).toBe(
      '<path fill="#d55e00" stroke="#2a1b12"/><path fill="#2a1b12"/><path stroke="#fff8e6"/>',
    );
    expect(repainted('<path fill="#2438e4"/><path fill="#ffffff"/>', 'blue')).toBe(
      '<path fill="#0072b2"/><path fill="#ffffff"/>',
    );
  });
  it('leaves other colours', () => expect(repainted(RED, 'pink')).toBe(RED));
});

describe('inPalette', () => {
  afterEach(() => {
    prefs.palette = 'standard';
    vi.unstubAllGlobals();
  });
  it('answers the picture of the server in the standard palette', () =>
    expect(inPalette('/art/figure/meeple/red.svg', 'red')).toBe('/art/figure/meeple/red.svg'));
  it('answers a painted one as soon as it is there', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(RED)));
    vi.stubGlobal('fetch', fetched);
    prefs.palette = 'safe';
    expect(inPalette('/a/red.svg', 'red')).toBe('/a/red.svg');
    await vi.waitFor(() => expect(inPalette('/a/red.svg', 'red')).toContain(encodeURIComponent('#d55e00')));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(inPalette('/a/pink.svg', 'pink')).toBe('/a/pink.svg');
  });
});
