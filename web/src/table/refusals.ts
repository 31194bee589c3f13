// Why something was refused, in the language of the page: the server sends a code, and words and numbers of the wire.
import { t, tx, type Key, type Params } from '../i18n/index.svelte';
import { Refusal } from '../net/api';
import type { WireRefusal } from '../net/types';
import type { Parameter } from '../net/wire';
import { cap, featureNoun, figureNoun, systemName } from './names';

export type Parameters = Readonly<Record<string, Parameter>>;

/** What the texts call a parameter, where that is more than its name and its word make. */
const WORDS: Record<string, (word: string) => Params> = {
  figure: (figure) => ({ figure: figureNoun(figure), your: tx(`your-${figure}`, figureNoun(figure)) }),
  piece: (piece) => ({ piece: tx(`the-${piece}`, figureNoun(piece)) }),
  title: (title) => ({ title: tx(`the-${title}`, figureNoun(title)) }),
  shown: (kind) => ({ shown: featureNoun(kind) }),
  wanted: (kind) => ({ wanted: featureNoun(kind) }),
  side: (side) => ({ side: tx(`dir-${side.charAt(0)}`, side) }),
  other: (system) => ({ other: systemName(system) }),
  asked: (decision) => ({ asked: asked(decision) }),
};

/** All others have a text for both together, such as `value-true`, or are names that somebody typed. */
const words = (name: string, word: string): Params =>
  WORDS[name]?.(word) ?? { [name]: tx(`${name}-${word}`, word), to: tx(`to-${word}`, word) };

/** What the game asks for; some questions are about points or players that a refusal does not name. */
function asked(decision: string): string {
  const question = tx(`ask-${decision}`, '');
  return question && !question.includes('{$') ? question : t('ask-other');
}

const translated = (parameters: Parameters): Params =>
  Object.entries(parameters).reduce<Params>(
    (all, [name, value]) => ({ ...all, ...(typeof value === 'number' ? { [name]: value } : words(name, value)) }),
    {},
  );

/** The sentence for a reason, or nothing for one that is newer than this page. */
const reasonText = (reason: string, parameters: Parameters): string =>
  cap(tx(`reason-${reason}`, '', translated(parameters)));

/** The words for a refusal: those of its reason, or else those of its code. Its rule is a link, and so not in the sentence. */
export function refusalText({ code, reason = '', with: parameters = {} }: WireRefusal): string {
  // Every code has a text, which the types check; a newer server may send one that is not known here.
  const key: Key = `refuse-${code}`;
  return reasonText(reason, parameters) || tx(key, t('refuse-other'), parameters);
}

/** What to tell a person when something could not be done: the server's reason, or that it did not answer. */
export const troubleOf = (e: unknown): string => (e instanceof Refusal && e.why ? refusalText(e.why) : t('net-silent'));
