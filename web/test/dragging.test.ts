import { describe, expect, it } from 'vitest';
import type { Legal } from '../src/net/types';
import type { Target } from '../src/table/ask';
import { cellAt, spotAt } from '../src/table/dragging';

describe('what is pulled over the board', () => {
  const cells = [{ at: [-1, 0] as const, rots: [0 as const] }];
  it('lies on the space below it', () => {
    expect(cellAt(cells, [-0.01, 0.99])).toBe(cells[0]);
    expect(cellAt(cells, [0.01, 0.5])).toBeNull();
  });
  const spot = (index: number, x: number): Target => ({ index, spot: [x, 0.5], legal: {} as Legal });
  const spots = [spot(0, 0.2), spot(1, 0.5)];
  it('stands on the nearest spot within reach', () => {
    expect(spotAt(spots, [0.4, 0.5], 200)?.index).toBe(1);
    expect(spotAt(spots, [0.3, 0.5], 200)?.index).toBe(0);
    expect(spotAt(spots, [0.9, 0.5], 200)).toBeNull();
  });
  it('has a longer reach where tiles are small', () => expect(spotAt(spots, [0.9, 0.5], 50)?.index).toBe(1));
});
