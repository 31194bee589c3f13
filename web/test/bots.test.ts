import { describe, expect, it } from 'vitest';
import { texts as de } from '../src/i18n/de';
import { texts as en } from '../src/i18n/en';
import { bundleOf } from '../src/i18n/index.svelte';
import { duel } from '../src/lobby/setup';
import vocabulary from '../src/net/vocabulary.json';
import { COATS } from '../src/ui/arms';

const all = (field: 'name' | 'called' | 'grade' | 'habit'): string[] => vocabulary.bots.map((bot) => bot[field]);
const levels = all('name');
const words = (key: string, language = en): unknown[] =>
  levels.map((name) => bundleOf('en', language).getMessage(key.replace('NAME', name))?.value);

describe('the ladder', () => {
  it('is that of the bots, word for word', () => {
    expect(levels).toHaveLength(8);
    expect(words('bot-NAME')).toEqual(all('called'));
    expect(words('bot-NAME-grade')).toEqual(all('grade'));
    expect(words('bot-NAME-line')).toEqual(all('habit').map((line) => line.replaceAll("'", '’')));
  });
  it('is known by name in every language', () => expect(words('bot-NAME', de)).toEqual(all('called')));
  it('has a coat of arms for everybody', () => expect(Object.keys(COATS)).toEqual(levels));
});

describe('a game against a bot', () => {
  it('is begun by who sits first, or by anybody', () => {
    const kinds = (first: 'me' | 'random' | 'bot'): string[] =>
      duel('base', 'odile', first).seats.map((seat) => seat.kind);
    expect(kinds('me')).toEqual(['me', 'bot']);
    expect(kinds('bot')).toEqual(['bot', 'me']);
    expect(duel('base', 'odile', 'bot').first).toBe('seat');
    expect(duel('base', 'odile', 'random').first).toBe('random');
  });
});
