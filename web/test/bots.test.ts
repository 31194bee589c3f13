import { describe, expect, it } from 'vitest';
import { texts as en } from '../src/i18n/en';
import { bundleOf } from '../src/i18n/index.svelte';
import { inStyle } from '../src/lobby/bots';
import { duel } from '../src/lobby/setup';
import vocabulary from '../src/net/vocabulary.json';
import { botGrade, botName } from '../src/table/names';
import { COATS } from '../src/ui/arms';
import { everyText } from './languages';

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
  it('is known by name in every language', async () => {
    for (const files of Object.values(await everyText())) expect(words('bot-NAME', files)).toEqual(all('called'));
  });
  it('has a coat of arms for everybody', () => expect(Object.keys(COATS)).toEqual(levels));
});

describe('a style', () => {
  it('has the words of the bots', () => {
    const line = (name: string): unknown => bundleOf('en', en).getMessage(`bot-style-${name}-line`)?.value;
    expect(vocabulary.styles).toHaveLength(3);
    expect(vocabulary.styles.map((s) => line(s.name))).toEqual(vocabulary.styles.map((s) => s.habit));
  });
  it('belongs to the level, where the bot has it', () => {
    const marius = { name: 'marius', called: 'Marius', styles: ['farmer'] };
    expect(inStyle(marius, 'farmer')).toBe('marius:style=farmer');
    expect(inStyle(marius, '')).toBe('marius');
    expect(inStyle({ ...marius, styles: [] }, 'farmer')).toBe('marius');
  });
  it('is told beside the grade', () => {
    expect(botName('marius:style=farmer')).toBe('Marius');
    expect(botGrade('marius:style=farmer')).toBe('steady · Farmer');
    expect(botGrade('marius')).toBe('steady');
  });
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
