// What is said above the question when something was refused or cannot be done.
import { tx } from '../i18n/index.svelte';
import type { Place } from '../net/types';

export interface Notice {
  code: string;
  text: string;
  rule?: string;
  at?: Place;
}

export interface Refused {
  ack?: string;
  code: string;
  message: string;
  rule?: string;
}

const withoutRule = (message: string): string => message.replace(/\s*\([A-Z0-9]+-[^)]*\)$/, '');

/** The words for a refusal; its rule is a link, and so not in the sentence. */
export const refusalNotice = (refused: Refused): Notice => ({
  code: refused.code,
  text: tx(`refuse-${refused.code}`, withoutRule(refused.message)),
  rule: refused.rule,
});
