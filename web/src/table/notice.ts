// What is said above the question when something was refused or cannot be done.
import { t, tx } from '../i18n/index.svelte';
import { Refusal } from '../net/api';
import type { Place, WireRefusal } from '../net/types';

export interface Notice {
  code: string;
  text: string;
  rule?: string;
  at?: Place;
}

/** The words for a refusal: those of its reason, or else those of its code. Its rule is a link, and so not in the sentence. */
export function refusalText({ code, reason, with: params }: WireRefusal): string {
  const general = tx(`refuse-${code}`, t('refuse-other'), params);
  return reason ? tx(`reason-${reason}`, general, params) : general;
}

export const refusalNotice = (refused: WireRefusal): Notice => ({
  code: refused.code,
  text: refusalText(refused),
  rule: refused.rule,
});

/** What to tell a person when something could not be done: the server's reason, or that it did not answer. */
export const troubleOf = (e: unknown): string => (e instanceof Refusal && e.why ? refusalText(e.why) : t('net-silent'));
