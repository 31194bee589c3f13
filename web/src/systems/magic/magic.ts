// Mage and witch, and where they are.
import { placeName } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import type { Place, View } from '../../net/types';

export const NAME = 'mage-and-witch';

export function magicOf({ game, state }: View): { piece: string; at?: Place; where: string }[] {
  const parts = game.systems.flatMap((s) => (s.startsWith(`${NAME}/`) ? [s.slice(NAME.length + 1)] : []));
  return ['mage', 'witch']
    .filter((p) => !parts.length || parts.includes(p))
    .map((piece) => {
      const at = state.pieces?.find((p) => p.piece === piece)?.at;
      return { piece, at, where: at ? placeName(at) : t('shelf-beside') };
    });
}
