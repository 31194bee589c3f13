import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/i18n/index.svelte';
import type { GameEvent, View } from '../src/net/types';
import { momentAt, momentsOf } from '../src/table/moments';
import { back, forWhat, spokenScore, titleOf, whoScored } from '../src/table/scorewords';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const city = (player: number, more: Partial<GameEvent> = {}): GameEvent => ({
  event: 'scored',
  version: 9,
  player,
  for: 'city',
  points: 8,
  at: [0, 2],
  segment: { kind: 'city', edges: ['E'] },
  terms: [
    { what: 'tiles', count: 3, each: 2, rule: 'BG-52' },
    { what: 'pennants', count: 1, each: 2, rule: 'BG-52' },
  ],
  ...more,
});
const home = (player: number, more: Partial<GameEvent> = {}): GameEvent => ({
  event: 'returned',
  version: 9,
  player,
  figure: 'meeple',
  at: [1, 2],
  segment: { kind: 'city', edges: ['W'] },
  ...more,
});
const view = (you: number | null): View =>
  ({ game: { you, players: [{ name: 'Ann' }, { name: 'Bob' }] }, state: { players: [] } }) as unknown as View;

describe('moments', () => {
  it('have all owners of a feature, and the figures that come home after it', () => {
    const events = [city(0), city(1), home(0), home(1)];
    const [moment, ...more] = momentsOf(events);
    expect(more).toEqual([]);
    expect(moment?.awards).toEqual(events.slice(0, 2));
    expect(moment?.home).toEqual(events.slice(2));
    expect(momentAt(events, events[1] ?? null)?.awards).toHaveLength(2);
  });
  it('are apart for two features, and for two moves', () => {
    expect(momentsOf([city(0), city(1, { at: [4, 4] }), city(1, { at: [4, 4], version: 11 })])).toHaveLength(3);
  });
  it('have the figure that was taken back just before', () => {
    const at: Partial<GameEvent> = { at: [5, 5], segment: { kind: 'garden' } };
    const abbot = home(0, { ...at, figure: 'abbot' });
    const [first, second] = momentsOf([city(1), home(1), abbot, city(0, { ...at, for: 'garden' })]);
    expect(first?.home).toEqual([home(1)]);
    expect(second?.home).toEqual([abbot]);
  });
});

describe('a score in words', () => {
  const [moment] = momentsOf([city(0), home(0)]);
  const [shared] = momentsOf([city(0), city(1)]);
  if (!moment || !shared) throw new Error('no moments');

  it('is yours, or somebody else’s', () => {
    expect([whoScored(view(0), moment), forWhat(view(0), moment)]).toEqual(['You scored 8', 'for your city']);
    expect([whoScored(view(1), moment), forWhat(view(1), moment)]).toEqual(['Ann scored 8', 'for a city']);
    expect(whoScored(view(0), shared)).toBe('Ann and Bob scored 8 each');
    expect([back(view(0), moment), back(view(1), moment), back(view(null), moment)]).toEqual([
      'Your meeple is back.',
      '',
      '',
    ]);
  });
  it('is a title', () => {
    expect([titleOf(moment, true), titleOf(moment, false)]).toEqual(['City finished', 'City']);
  });
  it('is said aloud with its sum', async () => {
    expect(spokenScore(view(0), moment)).toBe(
      'You scored 8. City, 3 tiles times 2 plus 1 pennant times 2. Meeple returned.',
    );
    await speak('de');
    expect(spokenScore(view(0), moment)).toContain('3 Plättchen mal 2 plus 1 Wappen mal 2');
  });
});
