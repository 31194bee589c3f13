// Where something is on the board, in a word: the part of the country that a player would point at. Nobody looks for coordinates.
import { boxOf } from '../board/geometry';
import { t } from '../i18n/index.svelte';
import type { Place, View } from '../net/types';

/** The parts of a country are thirds of it, in both directions. */
const third = (at: number, from: number, to: number): number =>
  Math.min(2, Math.floor(((at - from) / (to - from)) * 3));

export function regionName({ state: { board } }: View, at: Place): string {
  const { x0, y0, x1, y1 } = boxOf(board.map((tile) => tile.at));
  const part = `${['n', '', 's'][third(at[1] + 0.5, y0, y1)] ?? ''}${['w', '', 'e'][third(at[0] + 0.5, x0, x1)] ?? ''}`;
  return part ? t(`dir-${part as 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'}`) : t('dir-centre');
}
