// Joins the segments of a board into features, so that the mock can say who is a member of what.
import type { Feature, KindArt, Place, Segment, State } from '../src/net/types';

const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const ACROSS = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;
const HALF_ACROSS = [5, 4, 7, 6, 1, 0, 3, 2];
const HALF_SIDE = ['N', 'N', 'E', 'E', 'S', 'S', 'W', 'W'] as const;

export const sameSegment = (a: Segment, b: Segment): boolean =>
  a.kind === b.kind &&
  (a.n ?? 0) === (b.n ?? 0) &&
  (a.edges ?? []).join() === (b.edges ?? []).join() &&
  (a.halves ?? []).join() === (b.halves ?? []).join();

interface RawFeature {
  kind: string;
  at: Place;
  segment: Segment;
  open: number;
  complete: boolean;
  points: number;
  owners: number[];
}

export function features(state: State, art: (kind: string, rot: number) => KindArt): Feature[] {
  const root = new Map<string, string>();
  const find = (k: string): string => {
    const up = root.get(k) ?? k;
    return up === k ? k : find(up);
  };
  const tiles = new Map(state.board.map((t) => [t.at.join(), t]));
  const touching = (at: Place, side: keyof typeof STEP, test: (s: Segment) => boolean): string | null => {
    const to = [at[0] + STEP[side][0], at[1] + STEP[side][1]] as const;
    const tile = tiles.get(to.join());
    if (!tile) return null;
    const i = art(tile.tile, tile.rot).segments.findIndex((s) => s.segment && test(s.segment));
    return i < 0 ? null : `${to.join()}/${i}`;
  };
  const all: { key: string; at: Place; i: number; segment: Segment }[] = [];
  for (const tile of state.board)
    art(tile.tile, tile.rot).segments.forEach((s, i) => {
      if (s.segment) all.push({ key: `${tile.at.join()}/${i}`, at: tile.at, i, segment: s.segment });
    });
  for (const { key, at, segment } of all) {
    const links = [
      ...(segment.edges ?? []).map((e) =>
        touching(at, e, (s) => s.kind === segment.kind && !!s.edges?.includes(ACROSS[e])),
      ),
      ...(segment.kind === 'field' ? (segment.halves ?? []) : []).map((h) =>
        touching(at, HALF_SIDE[h] ?? 'N', (s) => s.kind === 'field' && !!s.halves?.includes(HALF_ACROSS[h] ?? 0)),
      ),
    ];
    for (const link of links) if (link) root.set(find(link), find(key));
  }
  return ((state as unknown as { features: RawFeature[] }).features ?? []).map((f) => {
    const first = all.find((s) => s.at.join() === f.at.join() && sameSegment(s.segment, f.segment));
    const members = first
      ? all.filter((s) => find(s.key) === find(first.key)).map((s) => ({ at: s.at, segment: s.i }))
      : [];
    return { kind: f.kind, owners: f.owners, points: f.points, complete: f.complete, open: f.open, members };
  });
}
