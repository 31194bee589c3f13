import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/i18n/index.svelte';
import { refusalText } from '../src/table/refusals';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

describe('a refusal', () => {
  it('is a sentence about what the server named', () => {
    expect(refusalText('occupied')).toBe('This feature is already occupied.');
    expect(refusalText('none-left', { figure: 'large-meeple' })).toBe('You have no large meeple left.');
    expect(refusalText('cannot-fly', { figure: 'barn' })).toBe('Your barn can’t fly.');
    expect(refusalText('mismatch', { shown: 'road', wanted: 'city', side: 'west' })).toBe(
      'Road meets city on the west side.',
    );
    expect(refusalText('too-many-players', { count: 9, most: 8 })).toContain('9. At most 8');
  });
  it('is bent as the language does', async () => {
    await speak('de');
    expect(refusalText('cannot-fly', { figure: 'barn' })).toBe('Deine Scheune kann nicht fliegen.');
    expect(refusalText('quarter-figure', { figure: 'abbot', quarter: 'castle' })).toBe(
      'Dein Abt darf nicht in die Burg.',
    );
    expect(refusalText('mismatch', { shown: 'road', wanted: 'city', side: 'west' })).toBe(
      'Im Westen trifft Straße auf Stadt.',
    );
    expect(refusalText('magic-not-there', { piece: 'mage' })).toBe('Der Magier ist nicht dort.');
  });
  it('asks the question that comes first, unless that needs more than its name', () => {
    expect(refusalText('not-now', { asked: 'dragon-step' })).toBe('You can’t do that now. First: Move the dragon');
    expect(refusalText('not-now', { asked: 'rob' })).toBe('You can’t do that now. First: Choose one');
    expect(refusalText('not-now', { asked: 'marker' })).toBe('You can’t do that now. First: Choose one');
  });
  it('is only called a refusal where the page does not know why', () => {
    expect(refusalText('newer-than-this-page', { thing: 3 })).toBe('You can’t do that');
  });
});
