// Every lesson of crates/lessons has its words in every language, and no language has words that no lesson needs.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/i18n/languages';

const DATA = '../crates/lessons/data';
const lessons = readdirSync(DATA)
  .filter((file) => file.endsWith('.lesson'))
  .map((file) => file.replace('.lesson', ''))
  .sort();

/** The keys that a lesson needs: one for itself, and for each scene its title, its text, its end, what it asks and replies. */
function keysOf(lesson: string): string[] {
  const keys = new Set([`lesson-${lesson}-line`]);
  let scene = '';
  for (const line of readFileSync(`${DATA}/${lesson}.lesson`, 'utf8').split('\n')) {
    const [, word, name = ''] = /^(scene:|ask|reply) +([a-z0-9-]+)/.exec(line) ?? [];
    if (!word) continue;
    if (word === 'scene:') {
      scene = `lesson-${lesson}-${name}`;
      for (const end of ['', '-text', '-done']) keys.add(scene + end);
    } else keys.add(`${scene}-${name}`);
  }
  return [...keys].sort();
}

const folder = (code: string): string => `src/i18n/${code}`;

describe.each(Object.keys(languages))('the lessons in %s', (code) => {
  const files = readdirSync(folder(code)).filter((file) => file.startsWith('lesson-'));
  it('are all there', () => expect(files.sort()).toEqual(lessons.map((lesson) => `lesson-${lesson}.ftl`)));

  it.each(lessons)('have every word of %s', (lesson) => {
    const text = readFileSync(`${folder(code)}/lesson-${lesson}.ftl`, 'utf8');
    const messages = parse(text, {}).body.filter((entry): entry is Message => entry.type === 'Message');
    expect(messages.map(({ id }) => id.name).sort()).toEqual(keysOf(lesson));
    // One message a line; nothing in a lesson depends on numbers.
    for (const line of text.split('\n')) expect(line).toMatch(/^$|^#|^lesson-[a-z0-9-]+ = \S/);
  });

  it.each(lessons)('are short in %s', (lesson) => {
    const text = readFileSync(`${folder(code)}/lesson-${lesson}.ftl`, 'utf8');
    for (const line of text.split('\n')) {
      const [key = '', words = ''] = line.split(' = ');
      const most = key.endsWith('-text') || key.endsWith('-done') ? 190 : 150;
      expect(words.length, line).toBeLessThanOrEqual(most);
    }
  });
});
