// Spots all over the board as a list: each has a number, which is on the board too, what stands there, and what that is worth.
import { same, sameSegment } from '../board/geometry';
import { commas, t } from '../i18n/index.svelte';
import type { Feature, Figure, Legal, Place, View } from '../net/types';
import type { Target } from './ask';
import { featureOf, type ArtOf } from './features';
import { featureName, figureName } from './names';
import { actionName } from './words';

export interface Spot {
  /** The number of its entry in `legal[]`. */
  index: number;
  at: Place | null;
  /** Who stands there, for a picture. */
  figure: Figure | null;
  title: string;
  state: string;
  points: number;
  /** Points of a field count at the end. */
  last: boolean;
}

/** The figure that an entry is about: the one that it names, or the player's own on that tile. */
function standing({ state, decision }: View, { action }: Legal): Figure | null {
  const { at, segment, figure, owner = decision.player } = action;
  const isMeant = (f: Figure): boolean =>
    same(f.at, at) &&
    f.owner === owner &&
    (!segment || sameSegment(f.segment, segment)) &&
    (figure === undefined || f.figure === figure);
  return state.figures.find(isMeant) ?? null;
}

const size = ({ members }: Feature): number => new Set(members.map((m) => m.at.join())).size;

function stateOf(feature: Feature): string {
  const tiles = t('n-tiles', { n: size(feature) });
  return feature.kind === 'field' ? tiles : commas([tiles, t(feature.complete ? 'state-complete' : 'state-open')]);
}

/** The spots of some targets, those worth most first. Their numbers are their places in this list, from one. */
export function spotsOf(view: View, targets: readonly Target[], art: ArtOf): Spot[] {
  const spots = targets.map(({ index, legal }): Spot => {
    const figure = standing(view, legal);
    const feature = figure && featureOf(view, figure.at, figure.segment, art);
    return {
      index,
      at: legal.action.at ?? null,
      figure,
      title: figure
        ? `${figureName(figure.figure)} · ${featureName(figure.segment.kind)}`
        : actionName(legal, view.decision, view),
      state: feature ? stateOf(feature) : '',
      points: feature?.points ?? 0,
      last: feature?.kind === 'field',
    };
  });
  return spots.sort((a, b) => b.points - a.points || a.index - b.index);
}
