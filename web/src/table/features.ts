// Which feature a segment belongs to, and what a feature looks like on the board.
import { key, same, sameSegment } from '../board/geometry';
import type { Target } from './ask';
import type { Feature, KindArt, Place, Rot, Segment, View } from '../net/types';

export type ArtOf = (kind: string, rot: Rot) => KindArt | null;

export function featureOf(view: View, at: Place, segment: Segment, art: ArtOf): Feature | null {
  const tile = view.state.board.find((t) => same(t.at, at));
  const index = tile
    ? (art(tile.tile, tile.rot)?.segments.findIndex((s) => s.segment && sameSegment(s.segment, segment)) ?? -1)
    : -1;
  const here = view.features.filter(
    (f) => f.kind === segment.kind && f.members.some((m) => same(m.at, at) && (index < 0 || m.segment === index)),
  );
  return here.length === 1 || index >= 0 ? (here[0] ?? null) : null;
}

/** One target for each feature, with the numbers of all that belong to it; those with owners come first. */
export function byFeature(view: View, targets: readonly Target[], art: ArtOf): (Target & { same: number[] })[] {
  const rows = new Map<Feature | Target, Target & { same: number[] }>();
  for (const target of targets) {
    const { at, segment } = target.legal.action;
    const feature = (at && segment && featureOf(view, at, segment, art)) || target;
    const row = rows.get(feature) ?? { ...target, same: [] };
    row.same.push(target.index);
    rows.set(feature, row);
  }
  const owned = (f: Feature | Target): number => ('owners' in f && f.owners.length ? 0 : 1);
  return [...rows].sort(([a], [b]) => owned(a) - owned(b)).map(([, row]) => row);
}

export interface Shape {
  at: Place;
  d: string;
}

/** The outlines of a feature, each with the tile that it lies on. */
export function shapes(view: View, feature: Feature, art: ArtOf): Shape[] {
  const tiles = new Map(view.state.board.map((t) => [key(t.at), t]));
  return feature.members.flatMap(({ at, segment }) => {
    const tile = tiles.get(key(at));
    const d = tile && art(tile.tile, tile.rot)?.segments[segment]?.outline;
    return d ? [{ at, d }] : [];
  });
}
