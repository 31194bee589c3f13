// The lines of the shelf: one for each system with state of its own, with the one fact that matters.
import { placeName } from '../board/geometry';
import { t } from '../i18n/index.svelte';
import type { Decision, Place, View } from '../net/types';
import type { IconName } from '../ui/icons';
import { markersOf, total } from './track';
import { figureName, quarterName, sectorName, seatName, tokenName } from './words';

export type LineId = 'track' | 'dragon' | 'wheel' | 'city' | 'sheep' | 'titles' | 'messages' | 'gold' | 'magic' | 'goods' | 'ferries' | 'tiles';
export interface ShelfLine { id: LineId; icon: IconName; name: string; fact: string }

const ASKED: Record<string, LineId> = { marker: 'track', 'place-robber': 'track', rob: 'track', message: 'messages', 'place-gold': 'gold', 'move-magic': 'magic', 'place-ferry': 'ferries', 'move-ferry': 'ferries', 'dragon-step': 'dragon', 'enter-city': 'city', 'move-count': 'city', 'leave-city': 'city', flock: 'sheep', pestilence: 'wheel' };

/** The line that a decision is about. */
export const askedLine = (decision: Decision): LineId | null => ASKED[decision.kind] ?? null;

/** Tokens that have a place of their own and are no goods to be sold. */
const isGood = (token: string): boolean => token !== 'gold' && !isTitle(token);
export const isTitle = (token: string): boolean => token === 'king' || token === 'robber-baron';
export const goods = (view: View): string[] => [...new Set(view.state.players.flatMap((p) => Object.keys(p.tokens)))].filter(isGood);

export function shelfLines(view: View): ShelfLine[] {
  const { state, game } = view;
  const me = game.you ?? 0;
  const kinds = goods(view);
  const lines: ShelfLine[] = [{ id: 'track', icon: 'ring', name: t('shelf.track'), fact: markersOf(state, me).map((marker) => total(state, me, marker)).join(' + ') }];
  if (game.systems.some((s) => s.startsWith('princess-and-dragon'))) lines.push({ id: 'dragon', icon: 'dragon', name: t('shelf.dragon'), fact: ['dragon', 'fairy'].flatMap((piece) => state.pieces?.find((p) => p.piece === piece) ?? []).map((p) => `${figureName(p.piece)} ${placeName(p.at)}`).join(', ') || t('shelf.beside') });
  if (state.carcassonne) lines.push({ id: 'city', icon: 'town', name: t('shelf.city'), fact: t('shelf.count', { quarter: quarterName(state.carcassonne.count) }) });
  if (state.wheel) lines.push({ id: 'wheel', icon: 'wheel', name: t('shelf.wheel'), fact: t('wheel.pig', { sector: sectorName(state.wheel.pig) }) });
  if (state.flocks) lines.push({ id: 'sheep', icon: 'sheep', name: t('shelf.sheep'), fact: flockFact(view, me) });
  if (titles(view).length) lines.push({ id: 'titles', icon: 'crown', name: t('shelf.titles'), fact: [...new Set(titles(view).flatMap((title) => title.holder ?? []))].join(', ') || t('title.nobody') });
  if (state.messages) lines.push({ id: 'messages', icon: 'message', name: t('shelf.messages'), fact: t('shelf.unseen', { n: unseen(view).length }) });
  if (state.ingots) lines.push({ id: 'gold', icon: 'gold', name: t('shelf.gold'), fact: t('shelf.ingots', { n: state.players[me]?.tokens.gold ?? 0 }) });
  if (game.systems.some((s) => s.startsWith('mage-and-witch'))) lines.push({ id: 'magic', icon: 'magic', name: t('shelf.magic'), fact: magic(view).filter((m) => m.at).map((m) => `${figureName(m.piece)} ${m.where}`).join(', ') || t('shelf.beside') });
  if (kinds.length) lines.push({ id: 'goods', icon: 'goods', name: t('shelf.goods'), fact: kinds.filter((g) => state.players[me]?.tokens[g]).map((g) => `${state.players[me]?.tokens[g]} ${tokenName(g)}`).join(', ') || '–' });
  if (state.ferries) lines.push({ id: 'ferries', icon: 'ferry', name: t('shelf.ferries'), fact: t('shelf.left', { n: state.ferries.left }) });
  return [...lines, { id: 'tiles', icon: 'bag', name: t('tiles.left'), fact: String(state.remaining_total) }];
}

/** One's own flock, or how many there are. */
function flockFact({ state }: View, me: number): string {
  const own = state.flocks?.find((f) => f.owner === me);
  return own ? t('flock.worth', { n: own.points }) : t('flock.none', { n: state.flocks?.length ?? 0 });
}

/** King and robber baron: who has them, and what must be beaten. */
export const titles = (view: View): { token: string; size: number; holder: string | null }[] =>
  Object.entries(view.state.records ?? {}).map(([token, size]) => {
    const i = view.state.players.findIndex((p) => p.tokens[token]);
    return { token, size, holder: i < 0 ? null : seatName(view, i) };
  });

/** Mage and witch, and where they are. */
export function magic({ game, state }: View): { piece: string; at?: Place; where: string }[] {
  const parts = game.systems.flatMap((s) => (s.startsWith('mage-and-witch/') ? [s.slice('mage-and-witch/'.length)] : []));
  return ['mage', 'witch'].filter((p) => !parts.length || parts.includes(p)).map((piece) => {
    const at = state.pieces?.find((p) => p.piece === piece)?.at;
    return { piece, at, where: at ? placeName(at) : t('shelf.beside') };
  });
}

export const unseen = (view: View): string[] => (Array.isArray(view.state.messages?.unseen) ? view.state.messages.unseen : []);
