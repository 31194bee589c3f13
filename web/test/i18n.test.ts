import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { fill } from '../src/i18n/format';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)[|}]/g)].map((m) => m[1] ?? '').sort();

const blocks = (language: string): string[] =>
  readdirSync(new URL(`../src/i18n/${language}`, import.meta.url))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
const textsOf = async (language: string, block: string): Promise<Record<string, string>> =>
  Object.values((await import(`../src/i18n/${language}/${block}.ts`)) as Record<string, Record<string, string>>)[0] ??
  {};

describe('catalogues', () => {
  it('have the same blocks, with the same keys', async () => {
    expect(blocks('de')).toEqual(blocks('en'));
    for (const block of blocks('en'))
      expect(Object.keys(await textsOf('de', block)), block).toEqual(Object.keys(await textsOf('en', block)));
  });
  it('say nothing twice', async () => {
    const keys = (await Promise.all(blocks('en').map((block) => textsOf('en', block)))).flatMap((texts) =>
      Object.keys(texts),
    );
    expect(keys).toHaveLength(Object.keys(en).length);
  });
  it('have the same keys', () => expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort()));
  it('say something for every key', () => {
    for (const [key, text] of Object.entries(de)) expect(text.trim() || key.startsWith('detail.'), key).toBeTruthy();
    for (const [key, text] of Object.entries(en)) expect(text.trim() || key.startsWith('detail.'), key).toBeTruthy();
  });
  it('use the same values', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([...new Set(holes(de[key]))], key).toEqual([...new Set(holes(en[key]))]);
  });
});

describe('fill', () => {
  it('takes values and chooses by number', () => {
    expect(fill('{n} {n|tile|tiles} on {at}', { n: 1, at: 'M13' })).toBe('1 tile on M13');
    expect(fill('{n} {n|tile|tiles}', { n: 0 })).toBe('0 tiles');
    expect(fill('{missing}!')).toBe('!');
  });
});
