import { describe, expect, it } from 'vitest';
import { wayHome } from '../src/board/walk';

describe('the way home', () => {
  it('leads from the feature to the row', () => {
    const way = wayHome([100, 500], [900, 40], []);
    expect([way[0], way.at(-1)]).toEqual([
      [100, 500],
      [900, 40],
    ]);
  });
  it('goes past a space where there is a gap', () => {
    const space = { x0: 420, y0: 500, x1: 580, y1: 660 };
    const isCrossed = wayHome([100, 500], [900, 500], [space]).some(
      ([x, y]) => x > space.x0 && x < space.x1 && y > space.y0 && y < space.y1,
    );
    expect(isCrossed).toBe(false);
    expect(wayHome([100, 500], [900, 500], [])[8]?.[1], 'the first bow would cross it').toBeGreaterThan(space.y0);
  });
});
