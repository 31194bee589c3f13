// What is said above the question when something was refused or cannot be done.
import { t, tx } from '../i18n/index.svelte';
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

function words({ code, message }: Refused): string {
  if (code === 'stale') return t('refuse.stale');
  if (code === 'not-your-turn') return t('refuse.turn');
  return tx(`refuse.${code}`, withoutRule(message));
}

/** The words for a refusal; its rule is a link, and so not in the sentence. */
export const refusalNotice = (refused: Refused): Notice => ({
  code: refused.code,
  text: words(refused),
  rule: refused.rule,
});
