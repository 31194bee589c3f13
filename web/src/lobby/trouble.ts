// What to tell a person when something could not be done.
import { t } from '../i18n/index.svelte';
import { Refusal } from '../net/api';

/** The server's reason, or that it says nothing. */
export const troubleOf = (e: unknown): string => (e instanceof Refusal && e.message ? e.message : t('net-silent'));
