// Figures of a supply that cannot be placed now, each with the reason, as far as the page knows it.
import { t, tx } from '../i18n/index.svelte';
import type { Legal, View } from '../net/types';
import { decisionPart, every } from '../systems';
import { figures } from './ask';
import { inOrder } from './names';

export interface Idle {
  figure: string;
  left: number;
  reason: string;
}

/** Why a figure that is in hand has no spot: what it needs, or only that there is none. */
const nowhere = (figure: string): string => tx(`needs-${figure}`, t('figure-nowhere'));

export function idleFigures({ decision, state }: View, legal: readonly Legal[]): Idle[] {
  if (decisionPart(decision.kind).supply || !legal.some((l) => l.action.type === 'deploy')) return [];
  /** Pieces that never stand on a tile. */
  const reserve = every((s) => s.reserve);
  const usable = figures(legal);
  return inOrder(state.players[decision.player ?? 0]?.supply ?? {})
    .filter(([figure]) => !reserve.includes(figure) && !usable.includes(figure))
    .map(([figure, left]) => ({ figure, left, reason: left ? nowhere(figure) : t('figure-none') }));
}
