// The lines of the shelf: one for each system with state of its own, with the one fact that matters.
import { placeName } from '../board/geometry';
import { t } from '../i18n/index.svelte';
import type { Decision, Place, View } from '../net/types';
import type { IconName } from '../ui/icons';
import { markersOf, total } from './track';
import { figureName, tokenName } from './words';

export type LineId = 'track' | 'messages' | 'gold' | 'magic' | 'goods' | 'ferries' | 'tiles';
export interface ShelfLine { id: LineId; icon: IconName; name: string; fact: string }

const ASKED: Record<string, LineId> = { marker: 'track', 'place-robber': 'track', rob: 'track', message: 'messages', 'place-gold': 'gold', 'move-magic': 'magic', 'place-ferry': 'ferries', 'move-ferry': 'ferries' };

/** The line that a decision is about. */
export const askedLine = (decision: Decision): LineId | null => ASKED[decision.kind] ?? null;

/** A token that has its own place and is no good to be sold. */
const isGood = (token: string): boolean => token !== 'gold';
export const goods = (view: View): string[] => [...new Set(view.state.players.flatMap((p) => Object.keys(p.tokens)))].filter(isGood);

export function shelfLines(view: View): ShelfLine[] {
  const { state, game } = view;
  const me = game.you ?? 0;
  const kinds = goods(view);
  const lines: ShelfLine[] = [{ id: 'track', icon: 'ring', name: t('shelf.track'), fact: markersOf(state, me).map((marker) => total(state, me, marker)).join(' + ') }];
  if (state.messages) lines.push({ id: 'messages', icon: 'message', name: t('shelf.messages'), fact: t('shelf.unseen', { n: unseen(view).length }) });
  if (state.ingots) lines.push({ id: 'gold', icon: 'gold', name: t('shelf.gold'), fact: t('shelf.ingots', { n: state.players[me]?.tokens.gold ?? 0 }) });
  if (game.systems.some((s) => s.startsWith('mage-and-witch'))) lines.push({ id: 'magic', icon: 'magic', name: t('shelf.magic'), fact: magic(view).filter((m) => m.at).map((m) => `${figureName(m.piece)} ${m.where}`).join(', ') || t('shelf.beside') });
  if (kinds.length) lines.push({ id: 'goods', icon: 'goods', name: t('shelf.goods'), fact: kinds.map((g) => `${state.players[me]?.tokens[g] ?? 0} ${tokenName(g)}`).join(', ') });
  if (state.ferries) lines.push({ id: 'ferries', icon: 'ferry', name: t('shelf.ferries'), fact: t('shelf.left', { n: state.ferries.left }) });
  return [...lines, { id: 'tiles', icon: 'bag', name: t('tiles.left'), fact: String(state.remaining_total) }];
}

/** Mage and witch, and where they are. */
export function magic({ game, state }: View): { piece: string; at?: Place; where: string }[] {
  const parts = game.systems.flatMap((s) => (s.startsWith('mage-and-witch/') ? [s.slice('mage-and-witch/'.length)] : []));
  return ['mage', 'witch'].filter((p) => !parts.length || parts.includes(p)).map((piece) => {
    const at = state.pieces?.find((p) => p.piece === piece)?.at;
    return { piece, at, where: at ? placeName(at) : t('shelf.beside') };
  });
}

export const unseen = (view: View): string[] => (Array.isArray(view.state.messages?.unseen) ? view.state.messages.unseen : []);
