import { describe, expect, it } from 'vitest';
import { latestFirst } from '../src/table/shelf';

const line = (id: string, fact: string): { id: string; fact: string } => ({ id, fact });

describe('latestFirst', () => {
  it('begins with the order of the shelf', () =>
    expect(latestFirst([], {}, [line('track', '0'), line('gold', '1')])).toEqual(['track', 'gold']));
  it('puts what changed in front, and keeps it there', () => {
    const facts = { track: '0', gold: '1', tiles: '5' };
    const order = latestFirst(['track', 'gold', 'tiles'], facts, [
      line('track', '0'),
      line('gold', '2'),
      line('tiles', '5'),
    ]);
    expect(order).toEqual(['gold', 'track', 'tiles']);
    expect(
      latestFirst(order, { ...facts, gold: '2' }, [line('track', '0'), line('gold', '2'), line('tiles', '5')]),
    ).toEqual(order);
  });
  it('forgets lines that are gone', () =>
    expect(latestFirst(['gold', 'track'], { gold: '1', track: '0' }, [line('track', '0')])).toEqual(['track']));
});
