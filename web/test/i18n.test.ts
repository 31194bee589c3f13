import { readdirSync } from 'node:fs';
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, it, vi } from 'vitest';
import { texts as en } from '../src/i18n/en';
import { bundleOf, listed, speak, t } from '../src/i18n/index.svelte';
import { bestOf, languages } from '../src/i18n/languages';
import { personName } from '../src/table/names';
import { everyText } from './languages';

vi.stubGlobal('document', { documentElement: {} });

type Files = Record<string, string>;
const name = (path: string): string => path.replace(/^.*\//, '');
const blocks = (files: Files): string[] => Object.keys(files).map(name).sort();
const entries = (text: string): ReturnType<typeof parse>['body'] => parse(text, {}).body;
const messages = (files: Files): [string, Message][] =>
  Object.entries(files)
    .flatMap(([path, text]) => entries(text).map((entry) => [path, entry] as const))
    .flatMap(([path, entry]) => (entry.type === 'Message' ? [[path, entry]] : []));
const ids = (files: Files): string[] => messages(files).map(([, message]) => message.id.name);

function variables(message: Message): string[] {
  const found = new Set<string>();
  class Variables extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
  }
  new Variables().visit(message);
  return [...found].sort();
}

describe.each(Object.entries(await everyText()))('the texts in %s', (code, files) => {
  it('can be read', () => {
    for (const [path, text] of Object.entries(files))
      for (const entry of entries(text)) expect(entry.type, `${path}: ${JSON.stringify(entry)}`).not.toBe('Junk');
  });
  it('say nothing twice', () => expect(ids(files)).toHaveLength(new Set(ids(files)).size));
  it('have the files, messages and variables of English', () => {
    expect(blocks(files)).toEqual(blocks(en));
    const shape = (all: Files): Record<string, string> =>
      Object.fromEntries(messages(all).map(([path, m]) => [m.id.name, `${name(path)}: ${variables(m).join()}`]));
    expect(shape(files)).toEqual(shape(en));
  });
  it('take one line each, but for those that choose by number', () => {
    for (const [path, text] of Object.entries(files))
      for (const line of text.split('\n'))
        expect(line, path).toMatch(/^$|^#|^[a-z][\w-]* = \S|^ {4,}\[\w+\] |^ +\*\[|^ *\}$/i);
  });
  it('say something for every message', () => {
    const bundle = bundleOf(code, files);
    for (const id of ids(files)) {
      const value = bundle.getMessage(id)?.value;
      expect(value && bundle.formatPattern(value, {}, []), id).toBeTruthy();
    }
  });
});

const WIDTH = 120;
/** The type of all keys, in lines that are filled. */
function keysFile(): string {
  const lines = [''];
  for (const part of ids(en)
    .toSorted()
    .map((id) => ` | '${id}'`)) {
    if ((lines.at(-1) ?? '').length + part.length >= WIDTH) lines.push('');
    lines[lines.length - 1] += part;
  }
  return `// Written by \`npm run keys\` from the English texts.\nexport type Key =\n${lines.map((line) => ` ${line}`).join('\n')};\n`;
}
it('types/keys.ts has every key', () => expect(keysFile()).toMatchFileSnapshot('../types/keys.ts'));

describe('a text', () => {
  it('takes values, and chooses by number', () => {
    expect(t('n-tiles', { n: 1 })).toBe('1 tile');
    expect(t('n-tiles', { n: 0 })).toBe('0 tiles');
    expect(t('tile-of', { n: 3, of: 72 })).toBe('Tile 3 of 72');
  });
  it('shows which value is missing', () => expect(t('n-tiles')).toContain('$n'));
});

describe('a language', () => {
  it('is the first that this browser asks for and that is there', () => {
    expect(bestOf(['sv', 'fr-CA', 'de'])).toBe('fr');
    expect(bestOf(['pt-PT'])).toBe('pt-BR');
    expect(bestOf(['zh-CN'])).toBe('zh-Hans');
    expect(bestOf(['zh-TW', 'ja-JP'])).toBe('ja');
    expect(bestOf(['en-GB', 'de'])).toBe('en');
  });
  it('is English if none is there', () => expect(bestOf(['xx-not a tag', 'sv', ''])).toBe('en'));
  it('has a folder', () =>
    expect(
      readdirSync('src/i18n')
        .filter((it) => !it.includes('.'))
        .sort(),
    ).toEqual(Object.keys(languages).sort()));
  it('of two that are chosen in a row is the last one', async () => {
    await Promise.all([speak('de'), speak('en')]);
    expect(t('your-turn')).toBe('Your turn');
  });
});

describe('a guest without a name', () => {
  it('is called a guest in the language of the page', async () => {
    expect([personName('Guest 8999'), personName('Guest of honour')]).toEqual(['Guest 8999', 'Guest of honour']);
    await speak('de');
    expect(personName('Guest 8999')).toBe('Gast 8999');
    await speak('en');
  });
});

describe('a list', () => {
  it('is written as the language does', async () => {
    expect(listed(['Ines', 'Théo'])).toBe('Ines and Théo');
    await speak('de');
    expect(listed(['Ines', 'Théo', 'Oda'])).toBe('Ines, Théo und Oda');
    await speak('en');
  });
});
