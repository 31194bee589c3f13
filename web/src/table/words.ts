// Actions, decisions and events in words. Known ones come from the catalogue, unknown ones from the server's label.
import { direction, placeName } from '../board/geometry';
import { explain, t, tx, type Key } from '../i18n/index.svelte';
import { compass, dragonAt } from './journey';
import { loot } from './track';
import type { Action, Crown, Decision, Edge, Feature, GameEvent, Legal, Place, Quarter, Seat, Sector, Segment, Summary, View } from '../net/types';
import { isSheepToken } from './flocks';
import { isSpin } from './fortune';

const cap = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const plain = (id: string): string => id.replace(/-/g, ' ');

/** A name in the middle of a sentence: small in English, as it is in German. */
export const mid = (name: string): string => (t('case') === 'lower' ? name.toLowerCase() : name);

/** One of a kind, with an article where the language has the same one for all. */
const some = (name: string): string => (t('case') === 'lower' ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${mid(name)}` : name);

const FIGURES = ['meeple', 'large-meeple', 'abbot', 'mayor', 'wagon', 'builder', 'pig', 'barn', 'shepherd', 'robber', 'abbey'];
const figureRank = (f: string): number => (FIGURES.includes(f) ? FIGURES.indexOf(f) : FIGURES.length);
/** The figures of a supply in the order of the books; newer ones come after. */
export const inOrder = (supply: Readonly<Record<string, number>>): [string, number][] => Object.entries(supply).sort(([a], [b]) => figureRank(a) - figureRank(b));

export const figureName = (figure: string): string => tx(`figure.${figure}`, cap(plain(figure)));
export const featureName = (kind: string): string => tx(`feature.${kind}`, cap(plain(kind)));
export const systemName = (id: string, or?: string): string => tx(`system.${id}`, or ?? cap(plain(id)));
const pieceName = (piece = ''): string => figureName(piece);
export const quarterName = (quarter: Quarter): string => t(`quarter.${quarter}`);
export const sectorName = (sector: Sector): string => t(`sector.${sector}`);
export const tokenName = (token: string): string => tx(`token.${token}`, plain(token));

const edgeWords = (edges: readonly Edge[]): string => edges.map((e) => t(`dir.${e.toLowerCase() as 'n' | 'e' | 's' | 'w'}`)).join(t('list.and'));

export function segmentName(segment: Segment): string {
  const name = featureName(segment.kind);
  if (segment.kind === 'field') {
    const dir = direction(segment);
    return dir === 'centre' ? name : `${name}, ${t(`dir.${dir}`)}`;
  }
  if (!segment.edges?.length || segment.edges.length === 4) return name;
  return `${name}, ${edgeWords(segment.edges)}`;
}

/** Where a choice is that takes a feature as a whole; a tile can show several of a kind. */
export const featureAt = ({ action, label }: Legal): string => (action.segment && action.at ? `${segmentName(action.segment)} · ${placeName(action.at)}` : label);

/** The bag is empty, and abbeys have their last round. */
export const lastAbbeys = (view?: View): boolean => view?.state.remaining_total === 0;

/** In which direction the dragon would step. */
function stepName(action: Action, view?: View): string {
  const from = view && dragonAt(view);
  return from && action.at ? t(`dir.${compass(from, action.at)}`) : '';
}

/** What a neutral piece does, wherever it goes. */
export const figureHint = (figure: string): string => tx(`hint.${figure}`, '');

export function actionName(legal: Legal, decision: Decision, view?: View): string {
  const { action } = legal;
  switch (action.type) {
    case 'place-tile':
      return action.at ? placeName(action.at) : legal.label;
    case 'deploy':
      if (action.segment?.quarter) return quarterName(action.segment.quarter);
      if (action.segment?.sector) return t('act.crown', { sector: sectorName(action.segment.sector) });
      if (!action.segment && action.at) return t('act.corner', { at: placeName(action.at), to: placeName([action.at[0] + 1, action.at[1] + 1]) });
      return action.segment ? segmentName(action.segment) : legal.label;
    case 'recall':
      if (action.piece) return t('act.aside', { piece: pieceName(action.piece) });
      return action.figure && action.at ? t('act.recall', { figure: figureName(action.figure), at: placeName(action.at), on: action.segment ? mid(featureName(action.segment.kind)) : '' }) : legal.label;
    case 'ferry':
      return action.edges ? cap(edgeWords(action.edges)) + (action.at ? ` · ${placeName(action.at)}` : '') : legal.label;
    case 'fly':
      return t('act.fly');
    case 'move':
      if (action.quarter) return quarterName(action.quarter);
      if (action.piece === 'dragon' && action.at) return t('act.dragon', { dir: cap(stepName(action, view)), at: placeName(action.at) });
      if (action.piece === 'fairy' && action.at) return t('act.fairy', { at: placeName(action.at) });
      return action.segment && action.at ? t('act.move', { piece: pieceName(action.piece), on: mid(segmentName(action.segment)), at: placeName(action.at) }) : legal.label;
    case 'place-token':
      return action.at ? t('act.gold', { at: placeName(action.at) }) : legal.label;
    case 'choose':
      if (action.choice?.startsWith('space-')) return t('act.space', { at: action.choice.slice('space-'.length) });
      return action.choice === 'next' && action.at && action.segment ? `${segmentName(action.segment)} · ${placeName(action.at)}` : tx(`choice.${action.choice}`, legal.label || plain(action.choice ?? ''));
    case 'pass':
      return decision.kind === 'place-abbey' && lastAbbeys(view) ? t('pass.place-abbey.final') : tx(`pass.${decision.kind}`, t('pass'));
    default:
      return legal.label || plain(action.type);
  }
}

/** What confirming will do, on the button. */
export function confirmName(legal: Legal | null, decision: Decision, view?: View): string {
  if (!legal) return tx(`confirm.none.${decision.kind}`, t('confirm.none'));
  const { action } = legal;
  if (action.type === 'place-tile' && action.at) return t(action.tile === 'abbey' ? 'confirm.abbey' : 'confirm.place', { at: placeName(action.at) });
  if (action.piece === 'dragon') return t('confirm.dragon', { dir: stepName(action, view) });
  if (action.piece === 'wagon') return t('confirm.drive');
  if (action.quarter) return t('confirm.count', { quarter: mid(quarterName(action.quarter)) });
  if (action.segment?.quarter) return t('confirm.enter', { quarter: mid(quarterName(action.segment.quarter)) });
  if (action.segment?.sector && action.figure) return t('confirm.crown', { figure: mid(figureName(action.figure)), sector: sectorName(action.segment.sector) });
  if (action.choice === 'gather') return t('confirm.gather', { n: decision.points ?? 0 });
  if (decision.kind === 'leave-city' && action.figure) return t('confirm.leave', { figure: mid(figureName(action.figure)) });
  if (decision.kind === 'princess') return t('confirm.princess');
  if (action.figure === 'barn') return t('confirm.barn');
  if (decision.kind === 'land') return t('confirm.land');
  if (action.type === 'deploy' && action.figure) return t('confirm.deploy', { figure: mid(figureName(action.figure)) });
  if (action.type === 'fly') return t('confirm.fly');
  if (action.type === 'place-token' && action.at) return t('confirm.gold', { at: placeName(action.at) });
  if (action.type === 'move' && action.at) return t('confirm.move', { piece: pieceName(action.piece), at: placeName(action.at) });
  if (action.type === 'recall' && action.piece) return t('confirm.aside', { piece: mid(pieceName(action.piece)) });
  if (action.type === 'recall' && action.at) return t('confirm.recall', { at: placeName(action.at) });
  if (decision.kind === 'marker' && action.choice) return t('confirm.marker', { marker: mid(actionName(legal, decision)) });
  if (action.choice?.startsWith('space-')) return t('confirm.space', { at: action.choice.slice('space-'.length) });
  if (action.choice === 'rob' && decision.points) return t('confirm.rob', { n: loot(decision.points) });
  return actionName(legal, decision, view);
}

/** A question that is put in another way: the last abbeys, and a fairy who may move while no figure can be placed. */
function variant(d: Decision, view?: View): string {
  if (d.kind === 'place-abbey' && lastAbbeys(view)) return '.final';
  return d.kind === 'figure' && view?.legal.length && view.legal.every(({ action }) => action.type === 'pass' || action.piece === 'fairy') ? '.fairy' : '';
}

export const question = (d: Decision, view?: View): string => tx(`ask.${d.kind}${variant(d, view)}`, t('ask.other'), { n: d.points, name: view ? seatName(view, d.victim) : '' });
export const waiting = (d: Decision, name: string): string => tx(`wait.${d.kind}`, t('wait.other', { name }), { name });
export const messageName = (id: string): string => tx(`message.${id}`, cap(plain(id)));

export function featureState(f: Feature, seats: readonly Seat[]): string {
  const tiles = new Set(f.members.map((m) => m.at.join())).size;
  const parts = [t('n.tiles', { n: tiles })];
  if (f.kind !== 'field') parts.push(t(f.complete ? 'state.complete' : 'state.open'));
  if (f.owners.length) parts.push(f.owners.map((i) => seats[i]?.name ?? '').join(t('list.and')));
  // A finished feature has been paid for; what is left to say is who owns it.
  if (!f.complete) parts.push(t('n.now', { n: f.points }));
  return parts.join(' · ');
}

/** A sentence without the ids of the rules behind it, some of which have digits: `CU-11`, `R2-31`. */
const withoutRules = (sentence: string): string => sentence.replace(/\s*\([A-Z][A-Z0-9]*-[^)]*\)/g, '');

export interface Line { who: number | null; text: string; points?: number; at?: GameEvent['at']; event: GameEvent; rules?: string[] }

/** What a piece did, where it has words of its own. */
const MOVES: Partial<Record<string, Key>> = { dragon: 'log.dragon', fairy: 'log.fairy', wagon: 'log.wagon', count: 'log.count', 'wheel-pig': 'log.wheel', robber: 'log.moved.robber' };
const TITLES: Partial<Record<string, Key>> = { king: 'log.king', 'robber-baron': 'log.robber-baron' };

/** Why a figure came home: what happened before it, other homecomings aside. */
const before = (i: number, all: readonly GameEvent[]): GameEvent | undefined => all.slice(0, i).findLast((e) => e.event !== 'returned');

function movedKey(e: GameEvent, i: number, all: readonly GameEvent[]): Key {
  const last = before(i, all);
  // A volcano calls the dragon in the same moment in which it is placed.
  if (e.piece === 'dragon' && last?.event === 'tile-placed' && last.version === e.version) return 'log.volcano';
  return MOVES[e.piece ?? ''] ?? (e.segment ? 'log.moved.magic' : 'log.moved');
}

/** A homecoming is worth a line where no points come with it. */
function returnedKey(e: GameEvent, i: number, all: readonly GameEvent[]): Key | null {
  if (!e.segment) return 'log.back';
  const last = before(i, all);
  if (last?.event === 'moved' && last.piece === 'dragon') return 'log.returned';
  if (last && isSpin(last) && last.sector === 'pestilence' && e.segment.kind !== 'crown') return 'log.pestilence';
  return last?.event === 'tile-placed' && e.segment.kind === 'city' ? 'log.princess' : null;
}

/** One line of the log, or null for what goes without saying. What came before it can tell why it happened. */
export function logLine(e: GameEvent, i = 0, all: readonly GameEvent[] = [e]): Line | null {
  const who = e.player ?? null;
  const at = e.at ? placeName(e.at) : '';
  const line = (key: Key, more: Record<string, string | number | undefined> = {}): Line => ({ who, text: t(key, { at, ...more }), at: e.at, event: e });
  switch (e.event) {
    case 'tile-placed': return line(e.tile === 'am.abbey' ? 'log.abbey' : 'log.placed');
    case 'tile-discarded': return line('log.discarded');
    case 'tile-set-aside': return line('log.waits');
    case 'tile-hidden': return line('log.hidden');
    case 'tiles-mixed-in': return line('log.mixed', { n: e.count });
    case 'deployed':
      if (e.segment?.quarter) return line('log.entered', { figure: some(figureName(e.figure ?? '')), quarter: quarterName(e.segment.quarter) });
      if (e.segment?.sector) return line('log.crown', { figure: some(figureName(e.figure ?? '')), sector: sectorName(e.segment.sector) });
      if (e.figure === 'barn') return line('log.barn');
      return line('log.deployed', { figure: some(figureName(e.figure ?? '')), on: e.segment ? mid(featureName(e.segment.kind)) : '' });
    case 'scored': return { ...line('log.scored', { what: mid(featureName(e.for ?? '')), detail: explain(withoutRules(e.detail ?? '')) }), points: e.points ?? 0, rules: e.rules };
    case 'rolled': return line('log.rolled', { n: e.die, to: Array.isArray(e.to) ? placeName(e.to as Place) : '' });
    case 'moved': return line(movedKey(e, i, all), { piece: tx(`piece.${e.piece}`, e.piece ?? ''), space: e.space, on: e.segment ? mid(featureName(e.segment.kind)) : '', quarter: e.quarter ? quarterName(e.quarter) : '', sector: e.sector ? sectorName(e.sector) : '' });
    case 'set-aside': return e.piece === 'robber' ? null : line('log.aside', { piece: tx(`piece.${e.piece}`, e.piece ?? '') });
    case 'token-placed': return line('log.token-placed', { token: tokenName(e.token ?? '') });
    case 'crop-circle': return line('log.crop', { choice: mid(tx(`choice.${e.choice}`, e.choice ?? '')) });
    case 'token':
      if (isSheepToken(e.token)) return line(e.token === 'wolf' ? 'log.wolf' : 'log.sheep', { token: tokenName(e.token ?? '') });
      return line(TITLES[e.token ?? ''] ?? 'log.token', { n: e.count, token: tokenName(e.token ?? '') });
    case 'challenge': return line('log.challenge', { lost: e.lost ? placeName(e.lost) : '' });
    case 'second-part': return line('log.second');
    case 'message': return line(e.choice ? 'log.message.done' : 'log.message', { message: messageName(e.message ?? ''), choice: tx(`choice.${e.choice}`, e.choice ?? '') });
    case 'game-over': return { ...line('log.over'), who: null };
    case 'returned': {
      const key = returnedKey(e, i, all);
      return key && line(key, { figure: some(figureName(e.figure ?? '')) });
    }
    case 'turn': case 'tile-drawn': case 'track-moved': return null;
    default: return { who, text: plain(e.event) + (at ? ` · ${at}` : ''), at: e.at, event: e };
  }
}

export const seatName = (view: View, i: number | null | undefined): string => (i === null || i === undefined ? '' : (view.game.players[i]?.name ?? view.state.players[i]?.name ?? ''));

const BOXES: Record<string, string> = {
  'base,farmers': 'base',
  'abbot,base,farmers,river-v3': 'base-2021',
  'base,farmers,inns-and-cathedrals,traders-and-builders': 'classic',
  'abbot,base,crop-circles,farmers,ferries,flying-machines,gold-mines,inns-and-cathedrals,mage-and-witch,messengers,river-v3,robbers,traders-and-builders': 'big-box-2021',
  'abbey-and-mayor,base,count,farmers,inns-and-cathedrals,king-and-robber-baron,princess-and-dragon,river-2,traders-and-builders': 'big-box-2008',
  'abbey-and-mayor,base,count,cult,farmers,inns-and-cathedrals,king-and-robber-baron,princess-and-dragon,river-2,traders-and-builders': 'big-box-2008',
  'base,crop-circles,farmers,ferries,flying-machines,gold-mines,mage-and-witch,messengers,robbers': 'minis-2012',
  'base,farmers,hills-and-sheep,inns-and-cathedrals,river-bb5,traders-and-builders,wheel-of-fortune': 'big-box-5',
  'abbey-and-mayor,abbot,base,crop-circles,cult,farmers,ferries,flying-machines,gold-mines,hills-and-sheep,inns-and-cathedrals,king-and-robber-baron,mage-and-witch,messengers,princess-and-dragon,river-bb5,robbers,traders-and-builders,wheel-of-fortune': 'everything',
};

export const presetName = (name: string): string => tx(`preset.${name}`, cap(plain(name)));

/** The title of a game: a known box by its systems, or what the server calls it. */
export const gameTitle = (game: Pick<Summary, 'systems' | 'title'>): string => {
  const box = BOXES[[...game.systems].sort().join()];
  return box ? presetName(box) : tx(`preset.${game.title}`, game.title);
};

/** Who stands on the crowns of a sector. */
export function crownWords(view: View, { spaces, followers }: Crown): string {
  const who = followers.map((f) => `${seatName(view, f.owner)} ${figureName(f.figure)}`);
  return `${t('wheel.crowns', { n: spaces })}: ${who.join(', ') || t('wheel.vacant')}`;
}

export type { Action };
