import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { fill } from '../src/i18n/format';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)[|}]/g)].map((m) => m[1] ?? '').sort();

describe('catalogues', () => {
  it('have the same keys', () => expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort()));
  it('say something for every key', () => {
    for (const [key, text] of Object.entries(de)) expect(text.trim() || key === 'detail.words', key).toBeTruthy();
    for (const [key, text] of Object.entries(en)) expect(text.trim() || key === 'detail.words', key).toBeTruthy();
  });
  it('use the same values', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect([...new Set(holes(de[key]))], key).toEqual([...new Set(holes(en[key]))]);
  });
});

describe('fill', () => {
  it('takes values and chooses by number', () => {
    expect(fill('{n} {n|tile|tiles} on {at}', { n: 1, at: 'M13' })).toBe('1 tile on M13');
    expect(fill('{n} {n|tile|tiles}', { n: 0 })).toBe('0 tiles');
    expect(fill('{missing}!')).toBe('!');
  });
});
