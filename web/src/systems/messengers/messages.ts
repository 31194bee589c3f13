// Messages: which are unseen, and what they are called.
import { tx } from '../../i18n/index.svelte';
import type { View } from '../../net/types';
import { cap, plain } from '../../table/names';

declare module '../../net/types' {
  interface State {
    messages?: { unseen: string[] | number; known_order?: string[] };
  }
}

export const messageName = (id: string): string => tx(`message-${id}`, cap(plain(id)));
export const unseen = ({ state }: View): string[] =>
  Array.isArray(state.messages?.unseen) ? state.messages.unseen : [];
