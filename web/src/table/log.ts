// Events in words. A system speaks for its own; an event that is newer than this page is named by its id.
import { placeName } from '../board/geometry';

import { t, tx, type Key, type Params } from '../i18n/index.svelte';
import type { GameEvent, Term } from '../net/types';
import { first } from '../systems';
import { featureNoun, into, oneFigure, plain, theFigure, tokenName } from './names';

export interface Line {
  who: number | null;
  text: string;
  points?: number;
  at?: GameEvent['at'];
  event: GameEvent;
  rules?: string[];
}

/** The sum behind points, in words: "3 tiles × 2 + 1 pennant × 2". */
export function sumText({ terms = [], halved }: GameEvent): string {
  const counted = ({ what, count }: Term): string => tx(`counted-${what}`, `${count} ${plain(what)}`, { count });
  const sum = terms.map((term) => counted(term) + (term.each === 1 ? '' : ` × ${term.each}`)).join(' + ');
  return halved ? t('sum-halved', { sum }) : sum;
}

/** One line of the log, or null for what goes without saying. What came before it can tell why it happened. */
export function logLine(e: GameEvent, i = 0, all: readonly GameEvent[] = [e]): Line | null {
  const who = e.player ?? null;
  const at = e.at ? placeName(e.at) : '';
  const line = (key: Key, more: Params = {}): Line => ({ who, text: t(key, { at, ...more }), at: e.at, event: e });
  const own = first((s) => s.log?.(e, i, all));
  const award = e.event === 'scored' ? { points: e.points ?? 0, rules: e.rules } : {};
  if (own !== undefined) return own && { ...line(own.key, own.with), ...award };
  const piece = theFigure(e.piece);
  switch (e.event) {
    case 'tile-placed':
      return line('log-placed');
    case 'tile-discarded':
      return line('log-discarded');
    case 'deployed':
      return line('log-deployed', {
        figure: oneFigure(e.figure),
        on: into(e.segment?.kind),
      });
    case 'scored':
      return {
        ...line('log-scored', {
          what: tx(`scored-${e.for}`, featureNoun(e.for ?? '')),
          sum: sumText(e),
        }),
        ...award,
      };
    case 'moved':
      return line(e.segment ? 'log-moved-to' : 'log-moved', { piece });
    case 'set-aside':
      return line('log-aside', { piece });
    case 'token':
      return line('log-token', { n: e.count, token: tokenName(e.token ?? '') });
    case 'token-placed':
      return line('log-token-placed', { token: tokenName(e.token ?? '') });
    case 'game-over':
      return { ...line('log-over'), who: null };
    case 'turn':
    case 'tile-drawn':
    case 'track-moved':
    case 'returned':
      return null;
    default:
      return { who, text: plain(e.event) + (at ? ` · ${at}` : ''), at: e.at, event: e };
  }
}
