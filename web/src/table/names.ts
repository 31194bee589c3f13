// Names of figures, features, players and games. Known ones come from the catalogue of words, unknown ones are read off their ids.
import { direction, placeName } from '../board/geometry';
import { commas, listed, t, tx } from '../i18n/index.svelte';
import type { Colour, Edge, Feature, Legal, Seat, Segment, Summary, View } from '../net/types';
import { boxOf } from '../systems/boxes';

export const cap = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
export const plain = (id: string): string => id.replace(/-/g, ' ');

const FIGURES = [
  'meeple',
  'large-meeple',
  'abbot',
  'mayor',
  'wagon',
  'builder',
  'pig',
  'barn',
  'shepherd',
  'robber',
  'abbey',
];
export const figureRank = (f: string): number => (FIGURES.includes(f) ? FIGURES.indexOf(f) : FIGURES.length);
/** The figures of a supply in the order of the books; newer ones come after. */
export const inOrder = (supply: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(supply).sort(([a], [b]) => figureRank(a) - figureRank(b));

/** A figure or a feature within a sentence; by name it begins one, or stands alone. */
export const figureNoun = (figure: string): string => tx(`figure-${figure}`, plain(figure));
export const figureName = (figure: string): string => cap(figureNoun(figure));
export const featureNoun = (kind: string): string => tx(`feature-${kind}`, plain(kind));
export const featureName = (kind: string): string => cap(featureNoun(kind));
/** One of a kind as an object: "placed a meeple". */
export const oneFigure = (figure = ''): string => tx(`one-${figure}`, figureNoun(figure));
/** A piece that there is only one of, as an object. */
export const theFigure = (piece = ''): string => tx(`piece-${piece}`, figureNoun(piece));
/** Where a figure was placed: "in the city". */
export const into = (kind = ''): string => tx(`into-${kind}`, featureNoun(kind));
export const systemName = (id: string): string => tx(`system-${id}`, cap(plain(id)));
export const tokenName = (token: string): string => tx(`token-${token}`, plain(token));
/** What a neutral piece does, wherever it goes. */
export const figureHint = (figure: string): string => tx(`hint-${figure}`, '');
export const choiceName = (choice = '', or = ''): string => tx(`choice-${choice}`, or || plain(choice));
/** The server names guests in English: "Guest 8999". */
export function personName(name = ''): string {
  const n = /^Guest (\d+)$/.exec(name)?.[1];
  return n ? t('guest-n', { n }) : name;
}
export const seatName = (view: View, i: number | null | undefined): string =>
  i === null || i === undefined ? '' : personName(view.game.players[i]?.name ?? view.state.players[i]?.name);

/** The colour of a seat; one that nobody has taken yet has none, and nothing stands for it. */
export const seatColour = (seat: Seat | undefined): Colour => seat?.colour ?? 'blue';
/** A level is a bot, perhaps in a style: "marius:style=thief". */
const botOf = (level: string): string => level.replace(/:.*/, '');
export const botName = (level: string): string => tx(`bot-${botOf(level)}`, cap(botOf(level)));
export function botGrade(level = ''): string {
  const grade = tx(`bot-${botOf(level)}-grade`, botOf(level));
  const style = /:style=(\w+)/.exec(level)?.[1];
  return style ? `${grade} · ${tx(`bot-style-${style}`, style)}` : grade;
}

export const edgeWords = (edges: readonly Edge[]): string =>
  listed(edges.map((e) => t(`dir-${e.toLowerCase() as 'n' | 'e' | 's' | 'w'}`)));

export function segmentNoun(segment: Segment): string {
  const name = featureNoun(segment.kind);
  if (segment.kind === 'field') {
    const dir = direction(segment);
    return dir === 'centre' ? name : commas([name, t(`dir-${dir}`)]);
  }
  if (!segment.edges?.length || segment.edges.length === 4) return name;
  return commas([name, edgeWords(segment.edges)]);
}

export const segmentName = (segment: Segment): string => cap(segmentNoun(segment));

/** Where a choice is that takes a feature as a whole; a tile can show several of a kind. */
export const featureAt = ({ action }: Legal): string =>
  action.segment && action.at ? `${segmentName(action.segment)} · ${placeName(action.at)}` : '';

export function featureState(f: Feature, seats: readonly Seat[]): string {
  const tiles = new Set(f.members.map((m) => m.at.join())).size;
  const parts = [t('n-tiles', { n: tiles })];
  if (f.kind !== 'field') parts.push(t(f.complete ? 'state-complete' : 'state-open'));
  if (f.owners.length) parts.push(listed(f.owners.map((i) => personName(seats[i]?.name))));
  // A finished feature has been paid for; what is left to say is who owns it.
  if (!f.complete) parts.push(t(f.kind === 'field' ? 'n-end' : 'n-so-far', { n: f.points }));
  return parts.join(' · ');
}

export const presetName = (name: string): string => tx(`preset-${name}`, cap(plain(name)));

/** The title of a game: its box, or the names of its systems. */
export const gameTitle = ({ preset, systems }: Pick<Summary, 'systems' | 'preset'>): string => {
  const box = boxOf(systems) ?? preset;
  if (box) return presetName(box);
  return commas([...new Set(systems.map((s) => systemName(s.split('/')[0] ?? s)))]);
};
