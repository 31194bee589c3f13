import { describe, expect, it } from 'vitest';
import { texts as english } from '../src/i18n/en';
import { minutesAdded, minutesOf, tilesAdded, tilesOf } from '../src/lobby/length';
import { chooseBox, keepMix, randomMix, restore, rivalry, setOption, toggleSystem } from '../src/lobby/mix';
import { mixName, mixTitle } from '../src/lobby/mixwords';
import { matches } from '../src/lobby/search';
import { fresh, isPublic, toWish } from '../src/lobby/setup';
import type { Catalogue } from '../src/net/types';
import { catalogue as small } from './catalogue';

const system = (name: string, sets: string[], more = {}): Catalogue['systems'][number] => ({
  name,
  parts: [],
  options: [],
  sets,
  ...more,
});
const robberOption = { name: 'rob.end_points', values: ['3', '0'] };
/** With sets as the server words them, two rivers, two start boards, and a box with rules of its own. */
const shelf: Catalogue = {
  ...small,
  presets: [
    ...small.presets,
    {
      name: 'minis-2012',
      systems: ['base', 'farmers', 'robbers', 'ferries'],
      sets: ['base-v3', 'ferries'],
      options: { 'rob.end_points': '0' },
    },
  ],
  systems: [
    system('base', ['base-v3']),
    system('farmers', []),
    system('river-v3', ['river-v3 (or river-17', 'river-1)'], {
      options: [{ name: 'riv3.kind', values: ['single_source', 'double_source'] }],
    }),
    system('river-2', ['river-2']),
    system('count', ['count (start block)']),
    system('wheel-of-fortune', ['wheel-12', 'wheel-board', 'base-bb5']),
    system('princess-and-dragon', [], { parts: [{ name: 'dragon', extra: false }] }),
    system('robbers', [], { options: [robberOption] }),
    system('ferries', ['ferries']),
    system('inns-and-cathedrals', ['inns-v3']),
  ],
  sets: [
    ...small.sets,
    { id: 'river-2', tiles: 12 },
    { id: 'river-17', tiles: 17 },
    { id: 'wheel-12', tiles: 12 },
    { id: 'base-bb5', tiles: 73 },
  ],
};
const draft = fresh(shelf, 'margot');
const on = (...names: string[]): typeof draft => names.reduce((d, name) => toggleSystem(d, name), draft);

describe('a mix', () => {
  it('remembers who turned what off, and forgets it when that is off again', () => {
    const two = on('river-v3', 'river-2');
    expect(two.lost).toEqual({ 'river-v3': 'river-2' });
    expect(toggleSystem(two, 'river-v3').lost).toEqual({ 'river-2': 'river-v3' });
    expect(toggleSystem(two, 'river-2').lost).toEqual({});
    expect(on('wheel-of-fortune', 'count').lost).toEqual({ 'wheel-of-fortune': 'count' });
    expect(rivalry('river-2', 'count')).toBeNull();
  });
  it('keeps the rules of its box when a system changes', () => {
    const box = chooseBox(draft, shelf, 'minis-2012');
    expect(toWish(box, shelf)).toMatchObject({ preset: 'minis-2012' });
    expect(toWish(box, shelf).setup).toBeUndefined();
    const mix = toggleSystem(box, 'ferries');
    expect(toWish(mix, shelf).setup).toEqual({
      systems: ['base', 'farmers', 'robbers'],
      options: { 'rob.end_points': '0' },
    });
    expect(toWish(toggleSystem(mix, 'robbers'), shelf).setup).toEqual({ systems: ['base', 'farmers'] });
  });
  it('says so where a box is played by the default rule', () => {
    const box = setOption(chooseBox(draft, shelf, 'minis-2012'), shelf, 'rob.end_points', '3');
    expect(toWish(box, shelf).setup).toEqual({ options: { 'rob.end_points': '3' } });
  });
  it('has a number of tiles, whatever is in it', () => {
    expect(tilesOf(shelf, on('inns-and-cathedrals', 'ferries'))).toBe(72 + 18 + 8);
    expect(tilesOf(shelf, on('wheel-of-fortune'))).toBe(73 + 12);
    expect(tilesOf(shelf, on('count'))).toBe(72);
    const double = setOption(on('river-v3'), shelf, 'riv3.kind', 'double_source');
    expect(tilesOf(shelf, double)).toBe(72 + 17);
    expect(tilesAdded(shelf, 'wheel-of-fortune')).toBe(12);
    expect(tilesAdded(shelf, 'farmers')).toBe(0);
  });
  it('takes longer with more tiles and more people', () => {
    const people = [{ kind: 'me' }, { kind: 'open' }] as const;
    const length = minutesOf(shelf, draft, people);
    expect(length).toBeGreaterThan(minutesOf(shelf, draft, draft.seats));
    expect(minutesOf(shelf, on('inns-and-cathedrals'), people)).toBeGreaterThan(length);
    expect(minutesAdded(shelf, 'inns-and-cathedrals', people)).toBe(10);
  });
  it('is restored without what the server does not have', () => {
    const kept = { ...keepMix(on('ferries')), systems: ['base', 'farmers', 'ferries', 'gone'] };
    expect(restore(draft, shelf, kept).systems).toEqual(['base', 'farmers', 'ferries']);
  });
  it('is called by its box and what came and went', () => {
    expect(mixTitle(on('ferries', 'farmers'), shelf)).toBe('Base game, plus Ferries, without Farmers');
    expect(mixName(['base', 'farmers', 'ferries', 'robbers', 'count', 'river-2'])).toBe('Ferries, Robbers and 2 more');
  });
});

describe('a random mix', () => {
  it('never has rivals and stays within its length', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const seen = new Set<string>();
    for (let i = 0; i < 200; i += 1) {
      const length = [45, 90, 120][i % 3] ?? 45;
      const mix = randomMix(draft, shelf, length, (m) => minutesOf(shelf, m, [{ kind: 'me' }]), random);
      expect(mix.systems.some((a) => mix.systems.some((b) => rivalry(a, b)))).toBe(false);
      expect(minutesOf(shelf, mix, [{ kind: 'me' }])).toBeLessThanOrEqual(length);
      expect(mix.systems.slice(0, 2)).toEqual(['base', 'farmers']);
      seen.add(mix.systems.join());
    }
    expect(seen.size, 'they differ').toBeGreaterThan(5);
  });
});

describe('the shelf', () => {
  it('finds an expansion by its name, its line and its pieces', () => {
    const found = (typed: string): string[] => shelf.systems.filter((s) => matches(s, typed)).map((s) => s.name);
    expect(found('FERR')).toEqual(['ferries']);
    expect(found('across lake')).toEqual(['ferries']);
    expect(found('path figure')).toEqual(['princess-and-dragon']);
    expect(found('zeppelin')).toEqual([]);
  });
  it('describes each expansion in one short line', () => {
    const lines = Object.values(english).flatMap((text) => [...text.matchAll(/^system-[\w-]+-line = (.*)$/gm)]);
    expect(lines.length).toBeGreaterThan(20);
    for (const [, line = ''] of lines) expect(line.length, line).toBeLessThanOrEqual(36);
  });
});

it('is by invitation with a seat for a friend, unless the host says otherwise', () => {
  expect(isPublic(draft)).toBe(true);
  const friends = { ...draft, seats: [...draft.seats, { kind: 'open' as const }] };
  expect(isPublic(friends)).toBe(false);
  expect(toWish({ ...friends, public: true }, shelf).public).toBe(true);
});
