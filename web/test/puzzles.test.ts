// Puzzles: the file that ships, what comes next, the days, the rating, and what this device remembers.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../src/i18n/index.svelte';
import { fitting, nextOf, systemsOf, themesOf } from '../src/puzzles/choose';
import { dayOf, puzzleOf, seedOf, weekday } from '../src/puzzles/day';
import { readAll, type Puzzle } from '../src/puzzles/file';
import { readProgress, streakOf } from '../src/puzzles/keep.svelte';
import { change, chance, START } from '../src/puzzles/rating';
import { everyText } from './languages';

const file = gunzipSync(readFileSync('../crates/puzzles/data/puzzles.txt.gz')).toString();
const shipped = readAll(file);

const puzzle = (id: string, rest: Partial<Puzzle> = {}): Puzzle => ({
  id,
  theme: 'steal',
  rating: 1200,
  margin: 3,
  gap: 2,
  gain: { now: 1, later: 1, others: 1 },
  systems: ['base'],
  players: 2,
  text: '',
  ...rest,
});

describe('the file of puzzles', () => {
  it('is read whole', () => {
    expect(shipped.length).toBe(file.match(/^puzzle /gm)?.length);
    for (const { id, rating, margin, gap, systems, players, text } of shipped) {
      expect(id).toMatch(/^[0-9a-f]{8}$/);
      expect(rating).toBeGreaterThan(500);
      expect(gap).toBeGreaterThan(1);
      expect(Number.isFinite(margin)).toBe(true);
      expect(systems).toContain('base');
      expect(players).toBeGreaterThan(1);
      expect(text).toContain(`puzzle ${id}\n`);
    }
  });
  it('is refused if it is something else', () => expect(() => readAll('<html>')).toThrow());
  it('has words for every theme, in every language', async () => {
    for (const [code, texts] of Object.entries(await everyText())) {
      const bundle = bundleOf(code, texts);
      for (const [theme] of themesOf(shipped))
        for (const key of [`puzzle-theme-${theme}`, `puzzle-idea-${theme}`])
          expect(bundle.hasMessage(key), `${code}: ${key}`).toBe(true);
    }
  });
});

describe('the next puzzle', () => {
  const all = [puzzle('a', { rating: 900 }), puzzle('b', { rating: 1250 }), puzzle('c', { theme: 'farm' })];
  const fresh = { rating: 1240, tried: {} };
  it('is about as hard as whoever solves it is good', () => expect(nextOf(all, fresh)?.id).toBe('b'));
  it('was not tried, as long as there is one', () => {
    expect(nextOf(all, { rating: 1240, tried: { b: 'solved', c: 'missed' } })?.id).toBe('a');
    expect(nextOf(all, { rating: 1240, tried: { a: 'solved', b: 'solved', c: 'missed' } })?.id).toBe('c');
    expect(nextOf(all, { rating: 1240, tried: { a: 'solved', b: 'solved', c: 'solved' } }, 'b')?.id).toBe('c');
  });
  it('is the same one where there is no other', () => expect(nextOf([puzzle('a')], fresh, 'a')?.id).toBe('a'));
  it('is none where nothing fits', () => expect(nextOf([], fresh)).toBeUndefined());
  it('fits theme and expansions', () => {
    const more = [...all, puzzle('d', { systems: ['base', 'x'] })];
    expect(fitting(more, { theme: 'farm', without: [] }).map(({ id }) => id)).toEqual(['c']);
    expect(fitting(more, { theme: '', without: ['x'] }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(systemsOf(more)).toEqual([['x', 1]]);
  });
});

describe('days', () => {
  it('change at midnight UTC', () => {
    const midnight = Date.UTC(2026, 10, 20);
    expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1);
    expect(weekday(dayOf(midnight))).toBe(4);
  });
  it('have a puzzle each that comes again only after all others', () => {
    const easy = shipped.filter(({ rating }) => rating <= 1900);
    const seen = new Set(easy.map((_, day) => puzzleOf(20_000 + day, shipped)?.id));
    expect(seen.size).toBe(easy.length);
    expect(puzzleOf(1, [])).toBeUndefined();
  });
  it('have a seed each', () => {
    expect(seedOf(20_000)).toMatch(/^[0-9a-f]{64}$/);
    expect(seedOf(20_000)).toBe(seedOf(20_000));
    expect(new Set(Array.from({ length: 500 }, (_, day) => seedOf(20_000 + day))).size).toBe(500);
  });
  it('in a row are a streak until one is missed', () => {
    expect(streakOf([5, 6, 7], 7)).toBe(3);
    expect(streakOf([5, 6, 7], 8)).toBe(3);
    expect(streakOf([5, 6, 7], 9)).toBe(0);
    expect(streakOf([3, 5, 6], 6)).toBe(2);
  });
});

describe('the rating', () => {
  it('rises for what is solved and falls for what is not, more for what was unlikely', () => {
    expect(change(1200, 1200, 'solved', 50)).toBe(12);
    expect(change(1200, 1200, 'missed', 50)).toBe(-12);
    expect(change(1200, 1200, 'hinted', 50)).toBe(6);
    expect(change(1200, 1800, 'solved', 50)).toBeGreaterThan(20);
    expect(change(1200, 1200, 'solved', 0)).toBe(24);
    expect(chance(1600, 1200)).toBeCloseTo(0.91, 2);
  });
});

describe('what was kept', () => {
  it('is begun anew where it cannot be used', () => {
    for (const bad of [null, '', '{', '[]', '7', 'null', '{"rating":"x"}', '{"days":{}}'])
      expect(readProgress(bad).rating, String(bad)).toBe(START);
  });
  it('is used as far as it goes', () => {
    expect(readProgress('{"rating":1300,"days":[7]}')).toMatchObject({ rating: 1300, days: [7], tried: {} });
  });
});
