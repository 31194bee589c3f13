import { describe, expect, it, vi } from 'vitest';
import type { View } from '../src/net/types';
import { graphPath } from '../src/replay/graph';
import { Moments } from '../src/replay/moments';

const view = (version: number): View => ({ version }) as View;

describe('the moments of a replay', () => {
  it('are fetched once each', async () => {
    const fetchView = vi.fn((version: number) => Promise.resolve(view(version)));
    const moments = new Moments(fetchView);
    moments.keep(view(9));
    expect([await moments.at(3), await moments.at(3), await moments.at(9)]).toEqual([view(3), view(3), view(9)]);
    expect(fetchView.mock.calls).toEqual([[3]]);
  });
  it('are asked for again where fetching ahead has failed', async () => {
    const fetchView = vi.fn((version: number) => Promise.resolve(view(version)));
    fetchView.mockRejectedValueOnce(new Error('no network'));
    const moments = new Moments(fetchView);
    moments.prepare([1, 2]);
    expect(await moments.at(1)).toEqual(view(1));
  });
});

describe('the graph of a replay', () => {
  it('goes from the left rim to the right, and no higher than the best score', () =>
    expect(graphPath([0, 5, 10], 2, 10)).toBe('M0.0 96.0L500.0 50.0L1000.0 4.0'));
  it('can show a game without a move', () => expect(graphPath([0], 0, 10)).toBe('M0.0 96.0'));
});
