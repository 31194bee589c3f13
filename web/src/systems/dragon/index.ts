// The Princess and the Dragon: a dragon that eats figures step by step, a fairy who protects them, portals and princesses.
import { placeName } from '../../board/geometry';
import { t } from '../../i18n/index.svelte';
import type { Place, View } from '../../net/types';
import { figureName } from '../../table/names';
import type { System } from '../system';
import DragonPanel from './DragonPanel.svelte';
import { compass, dragonAt, journey, STEPS } from './journey';
import PieceLayer from './PieceLayer.svelte';
import { PIECES } from './pieces';
import PlayLayer from './PlayLayer.svelte';
import { actionName, confirmName, hint, log } from './words';

const NAME = 'princess-and-dragon';
const TURN = { e: 0, s: 90, w: 180, n: 270 };

const stepping = (view: View): Place | undefined =>
  view.decision.kind === 'dragon-step' ? (dragonAt(view) ?? undefined) : undefined;

function fact({ game, state }: View): string | undefined {
  if (!game.systems.some((s) => s.startsWith(NAME))) return undefined;
  return (
    Object.keys(PIECES)
      .flatMap((piece) => state.pieces?.find((p) => p.piece === piece) ?? [])
      .map((p) => `${figureName(p.piece)} ${placeName(p.at)}`)
      .join(', ') || t('shelf-beside')
  );
}

export const dragon: System = {
  id: 'dragon',
  decisions: { 'dragon-step': { icon: 'dragon', line: 'dragon' }, princess: { icon: 'crown' } },
  shelf: { id: 'dragon', icon: 'dragon', name: 'shelf-dragon', fact, Panel: DragonPanel },
  Above: PieceLayer,
  Play: PlayLayer,
  pieces: Object.keys(PIECES),
  scores: { fairy: 13 },

  actionName,
  confirmName,
  // A fairy may move while no figure can be placed.
  variant: (d, view) =>
    d.kind === 'figure' &&
    view?.legal.length &&
    view.legal.every(({ action }) => action.type === 'pass' || action.piece === 'fairy')
      ? '-fairy'
      : undefined,
  hint,
  ask: ({
    view: {
      decision: { kind },
    },
    table,
  }) => {
    if (kind === 'dragon-step') return t('hint-dragon');
    if (kind === 'princess') return t('hint-princess');
    return kind === 'figure' && table.lit ? t('hint-portal') : undefined;
  },
  chosen: (answer, said, view) => {
    if (answer.action.piece === 'dragon')
      return `${confirmName(answer, view.decision, view) ?? ''}: ${said}. ${t('hint-dragon')}`;
    return view.decision.kind === 'princess' ? said : undefined;
  },
  eyebrow: ({ decision }, history) =>
    decision.kind === 'dragon-step'
      ? `${figureName('dragon')} · ${t('dragon-step', { n: (journey(history)?.steps.length ?? 0) + 1, of: STEPS })}`
      : undefined,
  log,
  near: ({ view }) => {
    const at = stepping(view);
    return at && [at, [at[0] - 1, at[1] - 1], [at[0] + 1, at[1] + 1]];
  },
  follow: stepping,
  // The dragon steps where the arrow points, whatever was chosen before.
  arrowsFrom: (view) => {
    const at = stepping(view);
    return at && [at[0] + 0.5, at[1] + 0.5];
  },
  target: ({ action }, view) => {
    const from = dragonAt(view);
    if (action.piece === 'dragon')
      return { mark: 'step', turn: from && action.at ? TURN[compass(from, action.at)] : undefined };
    return action.piece === 'fairy' && action.at && !action.segment ? { mark: 'safe' } : undefined;
  },
};
