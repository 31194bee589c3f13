import { describe, expect, it } from 'vitest';
import { exactHtml } from '../src/rules/exact';
import { answersTo, type Page, whereIs } from '../src/rules/guide';
import { lessonOf } from '../src/rules/learn';
import { distance, entriesOf, find, meant } from '../src/rules/search';
import { questionTopic, topicOf } from '../src/table/topics';

function page(system: string, sections: [id: string, text: string, exact: string[], answers: string[]][]): Page {
  return {
    system,
    lead: `All about ${system}.`,
    tiles: 8,
    cards: [{ title: '8 lakes', line: 'Water.', tiles: [], pieces: [] }],
    sections: sections.map(([id, text, exact, answers]) => ({
      id,
      title: id,
      blocks: [{ text }],
      exact,
      answers,
    })),
    examples: [],
    editions: [],
    with: [],
    more: [`${system}-99`],
  };
}
const PAGES = [
  page('base', [
    ['place', 'Place the tile. Every **side** has to match.', ['BG-12', 'BG-13'], ['place-tile']],
    ['meeple', 'Place a meeple.', ['BG-30', 'TS-10'], ['figure']],
  ]),
  page('ferries', [['ferry', 'A ferry joins two roads. Two ferries never meet.', ['FER-8'], ['place-ferry']]]),
  page('abbot', [['garden', 'Only an abbot goes to a garden.', ['ABT-6'], ['figure']]]),
];

describe('search in the rules', () => {
  const entries = entriesOf(PAGES);
  it('finds words with the sentence that has them', () => {
    const [first] = find(entries, 'never meet');
    expect([first?.system, first?.anchor, first?.sentence]).toEqual(['ferries', 'ferry', 'Two ferries never meet.']);
  });
  it('puts names before texts and leaves out marks of emphasis', () => {
    expect(find(entries, 'ferries')[0]?.anchor).toBe('');
    expect(find(entries, 'side has')[0]?.sentence).toBe('Every side has to match.');
  });
  it('finds nothing for nothing', () => {
    expect(find(entries, '  ')).toEqual([]);
    expect(find(entries, 'zeppelin')).toEqual([]);
  });
  it('guesses what was meant', () => {
    expect(meant(entries, 'ferrys')).toBe('ferries');
    expect(meant(entries, 'gardne')).toBe('gardens');
    expect(meant(entries, 'qqqqqqq')).toBeUndefined();
    expect([distance('ferrys', 'ferries'), distance('', 'abc'), distance('same', 'same')]).toEqual([2, 3, 0]);
  });
});

describe('the rule that matters', () => {
  it('is the section of a question, for the systems in play alone', () => {
    const sections = (systems: string[]): string[] => answersTo(PAGES, 'figure', systems).map((a) => a.section.id);
    expect(sections(['base', 'ferries'])).toEqual(['meeple']);
    expect(sections(['base', 'abbot/part'])).toEqual(['meeple', 'garden']);
  });
  it('is found by its id, by that of its step, or at the end of a page', () => {
    expect(whereIs(PAGES, 'BG-13')?.section?.id).toBe('place');
    expect(whereIs(PAGES, 'TS-10.2')?.section?.id).toBe('meeple');
    expect(whereIs(PAGES, 'ferries-99')?.page.system).toBe('ferries');
    expect(whereIs(PAGES, 'XX-1')).toBeUndefined();
  });
  it('is asked for by question or by id', () => {
    expect(topicOf(questionTopic('figure'))).toEqual({ question: 'figure' });
    expect(topicOf('BG-12')).toEqual({ rule: 'BG-12' });
  });
  it('names options and systems as the page does', () => {
    const html = exactHtml('<p>See <i data-option="base.tie"></i> of <i data-system="ferries"></i></p>');
    expect(html).not.toContain('base.tie');
    expect(html).toContain('<i>Ferries</i>');
  });
  it('leads to the lesson of its system', () => {
    expect(lessonOf('river-2')).toBe('/learn/river-2');
  });
});
