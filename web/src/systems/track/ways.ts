// Markers on their way along the track.
import type { Marker } from './track';

export interface Walker {
  player: number;
  marker: Marker;
  total: number;
}
export interface Way {
  player: number;
  from: number;
  to: number;
}

/** Where a marker comes from; one that was not there before has not moved. */
const startOf = (from: readonly Walker[], { player, marker, total }: Walker): number =>
  from.find((walker) => walker.player === player && walker.marker === marker)?.total ?? total;

/** The ways of those that go forward. */
export const waysOf = (from: readonly Walker[], to: readonly Walker[]): Way[] =>
  to
    .map((walker) => ({ player: walker.player, from: startOf(from, walker), to: walker.total }))
    .filter((way) => way.from < way.to);

/** All markers after a part of their way, from 0 to 1. */
export const between = (from: readonly Walker[], to: readonly Walker[], part: number): Walker[] =>
  to.map((walker) => {
    const start = startOf(from, walker);
    return { ...walker, total: start + (walker.total - start) * part };
  });
