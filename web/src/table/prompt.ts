// The lines around a question: how far the game is, above it; and below it what can be done or what the choice would do.
import { placeName } from '../board/geometry';
import { listed, t, tx, type Key } from '../i18n/index.svelte';
import type { GameEvent, View } from '../net/types';
import { first } from '../systems';
import type { Asked } from '../systems/system';
import { figureName, seatName } from './names';
import { progress } from './progress';
import { winnersOf } from './result';
import { claims, worthLine } from './worth';

/** How far the game is, for the line above a question. */
function tileLine(view: View, history: readonly GameEvent[]): string {
  const { n, total, buried } = progress(view, history);
  return buried ? t('tile-of-buried', { n, of: total, buried }) : t('tile-of', { n, of: total });
}

const ownLine = (view: View, history: readonly GameEvent[]): string | undefined =>
  first((s) => s.eyebrow?.(view, history)) || undefined;

/** Above the question, for the player who is asked. */
export function turnLine(view: View, history: readonly GameEvent[]): string {
  const own = ownLine(view, history);
  if (own) return own;
  const lastTile = view.decision.kind === 'figure' ? view.last[view.game.you ?? -1] : null;
  if (lastTile) return t('tile-on', { at: placeName(lastTile) });
  return tileLine(view, history);
}

/** Above the question, for everybody else. */
export const waitLine = (view: View, history: readonly GameEvent[]): string =>
  ownLine(view, history) ?? tileLine(view, history);

/** In place of the question, after the game. A game without a winner is to be played again. */
export function endLine(view: View): string {
  const winners = winnersOf(view);
  if (winners?.length === 0) return t('result-replay');
  const names = (winners ?? []).map((seat) => seatName(view, seat));
  return names.length > 1 ? t('result-tie', { names: listed(names) }) : t('result-won', { name: names[0] ?? '' });
}

/** Below the question, for what is chosen or pointed at; nothing where that goes without saying. */
export function chosenLine({ view, table: { told, legal }, hint }: Asked): string {
  if (!told) return '';
  if (told.action.type === 'pass') return view.decision.kind === 'figure' ? t('hint-pass') : '';
  const said = hint(legal.indexOf(told));
  const own = first((s) => s.chosen?.(told, said, view));
  if (own !== undefined) return own;
  const { type, figure, piece = '', segment } = told.action;
  if (told.worth && claims(told)) return worthLine(told);
  const stays = type === 'deploy' && segment?.kind === 'field' ? t('hint-stays') : '';
  return [figureName(figure ?? piece), said, stays].filter(Boolean).join(' · ');
}

const chosenCellHint = (ways: number, plays: boolean): Key =>
  plays ? (ways > 1 ? 'hint-click-turned' : 'hint-click') : ways > 1 ? 'hint-turn' : 'hint-one-way';

/** Below the question, while nothing is chosen: what the figure is for, or how to choose. */
export function openLine(asked: Asked): string {
  const { view, table } = asked;
  const about = tx(`about-${table.figure}`, '');
  if (view.decision.kind === 'figure' && about) return about;
  const own = first((s) => s.ask?.(asked));
  if (own !== undefined) return own;
  if (table.cell) return t(chosenCellHint(table.cell.rots.length, table.clickPlays));
  if (table.cells.length) {
    const turns = table.cells.some((cell) => cell.rots.length > 1);
    return t(turns ? 'hint-place' : 'hint-place-one-way', { n: table.cells.length });
  }
  if (table.targets.length) return t('hint-targets', { n: table.targets.length });
  return t('hint-choices', { n: table.chips.length });
}
