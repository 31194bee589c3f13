// A text on its way from where it was pasted, or from a link, to the analysis of it.
import { go } from '../lib/router.svelte';
import { analysisOf, analysisOfText } from './address';
import { nameOf, pastedAs, unpacked } from './link';

let waiting: { name: string; text: string } | null = null;

export const brought = {
  /** What was typed, until it has been opened: what is wrong with it can be corrected. */
  draft: '',
  /** Opens the analysis of a text. */
  open(text: string, replace = false): void {
    const address = analysisOfText(nameOf(text));
    waiting = { name: address.split('/').at(-1) ?? '', text };
    go(address, replace);
  },
  /** Opens whatever was pasted; says whether it could be read. */
  async paste(pasted: string): Promise<boolean> {
    this.draft = pasted;
    const found = pastedAs(pasted);
    if (found.is === 'game') go(analysisOf(found.id));
    else {
      const text = found.is === 'text' ? found.text : await unpacked(found.letters);
      if (text === null) return false;
      brought.open(text);
    }
    return true;
  },
  /** The text for the analysis of this name, once. */
  take(name: string): string | null {
    const text = waiting?.name === name ? waiting.text : null;
    waiting = null;
    return text;
  },
};
