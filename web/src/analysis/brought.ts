// A text on its way from where it was pasted, or from a link, to the analysis of it.
import { ended, inRow, t } from '../i18n/index.svelte';
import { go } from '../lib/router.svelte';
import { Mind } from '../mind/mind';
import { Refusal } from '../net/refusal';
import { cap } from '../table/names';
import { troubleOf } from '../table/refusals';
import { analysisOf, analysisOfText } from './address';
import { nameOf, pastedAs, unpacked } from './link';

/** Why a text cannot be opened, and where it is wrong. */
export interface Unreadable {
  trouble: string;
  line: number | null;
}

let waiting: { name: string; text: string } | null = null;

/** What is wrong with a text: an engine reads it, and is gone again. */
async function wrongWith(text: string): Promise<Unreadable | null> {
  const mind = new Mind();
  try {
    await mind.ask('study', { from: 'text', text });
    return null;
  } catch (e) {
    if (!(e instanceof Refusal) || !e.why) return { trouble: t('review-no-engine'), line: null };
    const { line, why } = e.why.with ?? {};
    // What exactly is wrong is said in English, as the notation itself is.
    const exactly = typeof why === 'string' ? ended(cap(why)) : '';
    return { trouble: inRow(troubleOf(e), exactly), line: typeof line === 'number' ? line : null };
  } finally {
    mind.end();
  }
}

export const brought = {
  /** What was typed, until it has been opened: what is wrong with it can be corrected. */
  draft: '',
  /** Opens the analysis of a text. */
  open(text: string, replace = false): void {
    const address = analysisOfText(nameOf(text));
    waiting = { name: address.split('/').at(-1) ?? '', text };
    go(address, replace);
  },
  /** Opens whatever was pasted, unless it cannot be read. */
  async paste(pasted: string): Promise<Unreadable | null> {
    this.draft = pasted;
    const found = pastedAs(pasted);
    if (found.is === 'game') {
      go(analysisOf(found.id));
      return null;
    }
    const text = found.is === 'text' ? found.text : await unpacked(found.letters);
    if (text === null) return { trouble: t('analysis-bad-link'), line: null };
    const wrong = await wrongWith(text);
    if (!wrong) this.open(text);
    return wrong;
  },
  /** The text for the analysis of this name, once. */
  take(name: string): string | null {
    const text = waiting?.name === name ? waiting.text : null;
    waiting = null;
    return text;
  },
};
