import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../src/net/types';
import { progress } from '../src/table/progress';

const view = (state: object): View => ({ state }) as unknown as View;
const events = (...names: string[]): GameEvent[] => names.map((event) => ({ event }));

describe('progress', () => {
  it('counts tiles that fit nowhere, and no abbey', () => {
    const history = events('tile-drawn', 'tile-discarded', 'tile-drawn', 'tile-placed', 'tile-placed');
    expect(progress(view({ remaining: { a: 3 }, remaining_total: 3 }), history)).toEqual({ n: 2, total: 5, buried: 0 });
  });
  it('keeps the total while a tile waits beside the bag, and when it is drawn again', () => {
    const waits = events('tile-drawn', 'tile-set-aside', 'tile-drawn');
    expect(progress(view({ remaining: { a: 3 }, remaining_total: 3, set_aside: { d: 1 } }), waits).total).toBe(5);
    const again = [...waits, ...events('tile-drawn')];
    expect(progress(view({ remaining: { a: 3 }, remaining_total: 3, set_aside: {} }), again)).toMatchObject({
      n: 2,
      total: 5,
    });
  });
  it('keeps the total when tiles go under hills, and says how many', () => {
    const history = events('tile-drawn');
    expect(progress(view({ remaining: { a: 4 }, remaining_total: 3 }), history)).toEqual({ n: 1, total: 5, buried: 1 });
  });
});
