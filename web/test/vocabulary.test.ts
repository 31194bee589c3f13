// Every word that the server can say has a text in every language: src/net/vocabulary.json lists the words.
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bundleOf, speak } from '../src/i18n/index.svelte';
import vocabulary from '../src/net/vocabulary.json';
import { refusalText } from '../src/table/refusals';
import { everyText } from './languages';

vi.stubGlobal('document', { documentElement: {} });
afterAll(() => speak('en'));

const keys = (prefix: string, words: readonly string[]): string[] =>
  words.map((word) => `${prefix}-${word}`.replaceAll('.', '-'));
const numbers = /^\d+$/;
const parts = Object.values(vocabulary.parts).flat();
const values = [...new Set(Object.values(vocabulary.options).flat())].filter((value) => !numbers.test(value));

const reasons = keys('reason', Object.keys(vocabulary.reasons));
const counted = keys('counted', vocabulary.counted);

const GROUPS: Record<string, string[]> = {
  reasons,
  counted,
  causes: ['scored', 'for', 'features'].flatMap((prefix) => keys(prefix, vocabulary.causes)),
  decisions: keys('ask', vocabulary.decisions),
  choices: keys('choice', vocabulary.choices),
  figures: ['figure', 'one', 'your'].flatMap((prefix) => keys(prefix, vocabulary.figures)),
  // Gold is a token, and has the name of one.
  pieces: keys(
    'piece',
    vocabulary.pieces.filter((piece) => piece !== 'gold'),
  ),
  tokens: keys('token', [...vocabulary.chance.token, ...vocabulary.goods, ...vocabulary.titles, 'gold']),
  messages: keys('message', vocabulary.chance.message),
  boards: Object.entries(vocabulary.boards).flatMap(([kind, spots]) => keys(kind, spots)),
  segments: keys('feature', vocabulary.segments),
  systems: vocabulary.systems.flatMap((system) => keys('system', [system, `${system}-line`])),
  parts: parts.flatMap((part) => keys('part', [part, `${part}-line`])),
  options: [...keys('option', Object.keys(vocabulary.options)), ...keys('value', values)],
  presets: vocabulary.presets.flatMap((preset) => keys('preset', [preset, `${preset}-line`])),
};

/** A word of the wire for each parameter; those that are missing here are names and numbers as they were sent. */
const SAMPLES: Record<string, string> = {
  figure: 'wagon',
  piece: 'mage',
  title: 'king',
  shown: 'road',
  wanted: 'city',
  side: 'north',
  quarter: 'market',
  sector: 'storm',
  system: 'count',
  other: 'river-2',
  message: 'tile',
  asked: 'figure',
};

describe.each(Object.entries(await everyText()))('the words of the wire in %s', (language, files) => {
  const bundle = bundleOf(language, files);
  it.each(Object.entries(GROUPS))('have texts: %s', (_, wanted) => {
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
  it('have a name for every system that the rules have a page for', () => {
    const files = readdirSync(new URL('../../crates/guide/data', import.meta.url));
    const systems = files.filter((file) => file.endsWith('.toml')).map((file) => file.slice(0, -'.toml'.length));
    expect(systems.length).toBe(22);
    expect(systems.filter((system) => !bundle.hasMessage(`system-${system}`))).toEqual([]);
  });
  it('have no text for a reason that is gone', () => {
    const known = new Set([...reasons, ...counted]);
    const written = Object.values(files).flatMap((text) => text.match(/^(?:reason|counted)-[\w-]+/gm) ?? []);
    expect(written.filter((key) => !known.has(key))).toEqual([]);
  });
  it('need no more than a reason names', async () => {
    await speak(language);
    for (const [reason, names] of Object.entries(vocabulary.reasons)) {
      const parameters = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? 7]));
      expect(refusalText({ code: 'illegal-action', reason, with: parameters }), reason).not.toMatch(/\{\$/);
    }
  });
});
