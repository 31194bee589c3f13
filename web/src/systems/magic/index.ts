// Mage and Witch: two pieces that change what a road or city is worth.
import { commas, t } from '../../i18n/index.svelte';
import type { View } from '../../net/types';
import { figureName } from '../../table/names';
import { regionName } from '../../table/region';
import type { System } from '../system';
import { magicOf, NAME } from './magic';
import MagicPanel from './MagicPanel.svelte';

function fact(view: View): string | undefined {
  if (!view.game.systems.some((s) => s.startsWith(NAME))) return undefined;
  return (
    commas(
      magicOf(view).flatMap(({ piece, at }) =>
        at ? [t('shelf-piece', { piece: figureName(piece), where: regionName(view, at) })] : [],
      ),
    ) || t('shelf-beside')
  );
}

export const magic: System = {
  id: 'magic',
  decisions: { 'move-magic': { icon: 'wand', line: 'magic' } },
  shelf: { id: 'magic', icon: 'wand', name: 'shelf-magic', fact, Panel: MagicPanel },
  hint: ({ action }) => (action.type === 'recall' && action.piece ? t('hint-aside') : undefined),
  ask: ({ view }) => (view.decision.kind === 'move-magic' ? t('hint-magic') : undefined),
};
