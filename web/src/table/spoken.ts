// Tiles and spaces in words, for those who do not see them: "city north, road east to west; fits beside the unfinished city of
// Ann". Pure functions of what lies on the table and how tiles are drawn.
import { key } from '../board/geometry';
import { commas, listed, t, tx } from '../i18n/index.svelte';
import type { Edge, Feature, KindArt, Place, Segment, View } from '../net/types';
import type { ArtOf } from './features';
import { edgeWords, featureNoun, seatName } from './names';

/** The four sides of a space: where the neighbour lies, and which of its edges faces the space. */
const SIDES: readonly { to: Place; facing: Edge }[] = [
  { to: [0, -1], facing: 'S' },
  { to: [1, 0], facing: 'W' },
  { to: [0, 1], facing: 'N' },
  { to: [-1, 0], facing: 'E' },
];
const KINDS = ['city', 'road', 'river'];
const rank = ({ kind }: Segment): number => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);

function segmentWords({ kind, edges = [] }: Segment): string {
  const name = featureNoun(kind);
  const [from, to] = edges;
  if (kind !== 'city' && from && to && edges.length === 2)
    return t('spoken-way', { name, from: edgeWords([from]), to: edgeWords([to]) });
  return edges.length && edges.length < 4 ? `${name} ${edgeWords(edges)}` : name;
}

/** What there is on a tile, cities first. Fields are named only where there is nothing else. */
export function tileWords(art: KindArt | null): string {
  const all = (art?.segments ?? []).flatMap(({ segment }) => (segment ? [segment] : []));
  const named = all.filter(({ kind }) => kind !== 'field').sort((a, b) => rank(a) - rank(b));
  return named.length ? commas(named.map(segmentWords)) : all.length ? featureNoun('field') : '';
}

/** Whose feature it is, and of what kind. */
function featureWords({ kind, owners }: Feature, view: View): string {
  if (!owners.length) return tx(`spoken-free-${kind}`, featureNoun(kind));
  if (owners.length === 1 && owners[0] === view.game.you) return tx(`spoken-own-${kind}`, featureNoun(kind));
  const names = listed(owners.map((seat) => seatName(view, seat)));
  return tx(`spoken-open-${kind}`, featureNoun(kind), { names });
}

/** The features of a table by tile and segment, so that many spaces can be described at once. */
export function featuresByTile({ features }: View): Map<string, Feature> {
  return new Map(features.flatMap((f) => f.members.map(({ at, segment }) => [`${key(at)}/${segment}`, f] as const)));
}

/** The roads, cities and rivers that a tile on this space would continue, each once. */
export function besideWords(view: View, at: Place, art: ArtOf, features = featuresByTile(view)): string {
  const tiles = new Map(view.state.board.map((tile) => [key(tile.at), tile]));
  const found = new Set<Feature>();
  for (const { to, facing } of SIDES) {
    const tile = tiles.get(key([at[0] + to[0], at[1] + to[1]]));
    const segments = (tile && art(tile.tile, tile.rot)?.segments) ?? [];
    const index = segments.findIndex(({ segment }) => segment?.edges?.includes(facing));
    const feature = tile && features.get(`${key(tile.at)}/${index}`);
    if (feature && KINDS.includes(feature.kind)) found.add(feature);
  }
  return found.size ? t('spoken-beside', { what: listed([...found].map((f) => featureWords(f, view))) }) : '';
}

/** How a tile would lie on a space, and beside what. */
export const spaceWords = (tile: string, beside: string): string => [tile, beside].filter(Boolean).join('; ');
