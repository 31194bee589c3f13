// The Princess and the Dragon: a dragon that eats figures step by step, a fairy who protects them, portals and princesses.
import { same, sameSegment } from '../../board/geometry';
import { commas, sentences, t } from '../../i18n/index.svelte';
import type { Piece, Place, View } from '../../net/types';
import { figureName, seatName } from '../../table/names';
import { regionName } from '../../table/region';
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

/** Whom the fairy protects: the only one who can be meant by the figure beside her. */
function protectedBy({ state }: View, { at, figure, segment }: Piece): number | undefined {
  const beside = state.figures.filter(
    (f) => segment && same(f.at, at) && f.figure === figure && sameSegment(f.segment, segment),
  );
  return new Set(beside.map((f) => f.owner)).size === 1 ? beside[0]?.owner : undefined;
}

/** The fairy is with somebody; everybody else is somewhere. */
function standsAt(view: View, piece: Piece): string {
  const owner = piece.piece === 'fairy' ? protectedBy(view, piece) : undefined;
  if (owner === undefined)
    return t('shelf-piece', { piece: figureName(piece.piece), where: regionName(view, piece.at) });
  return owner === view.game.you ? t('shelf-fairy-you') : t('shelf-fairy', { name: seatName(view, owner) });
}

function fact(view: View): string | undefined {
  const { game, state } = view;
  if (!game.systems.some((s) => s.startsWith(NAME))) return undefined;
  return (
    commas(
      Object.keys(PIECES)
        .flatMap((piece) => state.pieces?.find((p) => p.piece === piece) ?? [])
        .map((p) => standsAt(view, p)),
    ) || t('shelf-beside')
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
    if (kind === 'figure' && table.figure === 'fairy') return t('ask-fairy');
    return kind === 'figure' && table.lit ? t('hint-portal') : undefined;
  },
  chosen: (answer, said, view) => {
    if (answer.action.piece === 'dragon')
      return sentences(`${confirmName(answer, view.decision, view) ?? ''}: ${said}`, t('hint-dragon'));
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
