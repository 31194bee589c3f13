import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/i18n/index.svelte';
import { refusalText, type Parameters } from '../src/table/refusals';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const because = (reason: string, parameters?: Parameters): string =>
  refusalText({ code: 'illegal-action', reason, with: parameters });

describe('a refusal', () => {
  it('is a sentence about what the server named', () => {
    expect(because('occupied')).toBe('This feature is already occupied.');
    expect(because('none-left', { figure: 'large-meeple' })).toBe('You have no large meeple left.');
    expect(because('cannot-fly', { figure: 'barn' })).toBe('Your barn can’t fly.');
    expect(because('mismatch', { shown: 'road', wanted: 'city', side: 'west' })).toBe(
      'Road meets city on the west side.',
    );
    expect(because('too-many-players', { count: 9, most: 8 })).toContain('9. At most 8');
  });
  it('is bent as the language does', async () => {
    await speak('de');
    expect(because('cannot-fly', { figure: 'barn' })).toBe('Deine Scheune kann nicht fliegen.');
    expect(because('quarter-figure', { figure: 'abbot', quarter: 'castle' })).toBe('Dein Abt darf nicht in die Burg.');
    expect(because('mismatch', { shown: 'road', wanted: 'city', side: 'west' })).toBe(
      'Im Westen trifft Straße auf Stadt.',
    );
    expect(because('magic-not-there', { piece: 'mage' })).toBe('Der Magier ist nicht dort.');
  });
  it('asks the question that comes first, unless that needs more than its name', () => {
    expect(because('not-now', { asked: 'dragon-step' })).toBe('You can’t do that now. First: Move the dragon');
    expect(because('not-now', { asked: 'rob' })).toBe('You can’t do that now. First: Choose one');
    expect(because('not-now', { asked: 'marker' })).toBe('You can’t do that now. First: Choose one');
  });
  it('goes by its code where the page does not know why', () => {
    expect(because('newer-than-this-page', { thing: 3 })).toBe('The rules don’t allow that move.');
    expect(refusalText({ code: 'bad-name', with: { longest: 24 } })).toBe('A name has 1 to 24 visible characters.');
  });
});
