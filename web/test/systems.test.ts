import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../src/systems';
import { boxOf, isStartBoard } from '../src/systems/boxes';

const SRC = new URL('../src', import.meta.url).pathname;
const HOME = join(SRC, 'systems');
const folders = readdirSync(HOME, { withFileTypes: true })
  .filter((f) => f.isDirectory())
  .map((f) => f.name);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.(ts|svelte)$/.test(f))
  .map((f) => join(SRC, f));

describe('systems', () => {
  it('have a folder each, and all folders are registered', () => {
    const ids = SYSTEMS.map((s) => s.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual(folders.sort());
  });
  it('are asked through the registry alone', () => {
    for (const file of files.filter((f) => !f.startsWith(HOME))) {
      for (const [line] of readFileSync(file, 'utf8').matchAll(/from '[./]*\/systems\/(?!system'|boxes')[^']*'/g))
        expect.fail(`${file}: ${line}`);
    }
  });
  it('claim no decision, shelf line, token or kind of points twice', () => {
    const lists: (string | number)[][] = [
      SYSTEMS.flatMap((s) => Object.keys(s.decisions ?? {})),
      SYSTEMS.flatMap((s) => s.shelf?.id ?? []),
      SYSTEMS.flatMap((s) => s.tokens ?? []),
      SYSTEMS.flatMap((s) => Object.keys(s.scores ?? {})),
      SYSTEMS.flatMap((s) => Object.values(s.scores ?? {})),
    ];
    for (const list of lists) expect(list).toEqual([...new Set(list)]);
  });
  it('know the squares of their start boards', () =>
    expect(['wheel.r0c0', 'count.01', 'base.U'].map(isStartBoard)).toEqual([true, true, false]));
});

describe('a box', () => {
  it('is told by all that is in it', () => {
    expect(boxOf(['farmers', 'base'])).toBe('base');
    expect(
      boxOf([
        'base',
        'farmers',
        'crop-circles',
        'ferries',
        'flying-machines',
        'gold-mines',
        'mage-and-witch',
        'messengers',
        'robbers',
      ]),
    ).toBe('minis-2012');
    expect(
      boxOf([
        'base',
        'farmers',
        'hills-and-sheep',
        'inns-and-cathedrals',
        'river-bb5',
        'traders-and-builders',
        'wheel-of-fortune',
      ]),
    ).toBe('big-box-5');
    expect(boxOf(['base', 'farmers', 'abbot'])).toBeUndefined();
    expect(boxOf(['base', 'farmers', 'mage-and-witch/mage'])).toBeUndefined();
  });
  it('of 2008 keeps its name without the Cult', () => {
    const box = [
      'abbey-and-mayor',
      'base',
      'count',
      'farmers',
      'inns-and-cathedrals',
      'king-and-robber-baron',
      'princess-and-dragon',
      'river-2',
      'traders-and-builders',
    ];
    expect([boxOf(box), boxOf([...box, 'cult']), boxOf(box.slice(1))]).toEqual([
      'big-box-2008',
      'big-box-2008',
      undefined,
    ]);
  });
});
