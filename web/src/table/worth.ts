// What a choice is worth, in words: beside its spot on the board, and in a sentence below the question. The numbers come from the
// server, which plays the choice on a copy of the game.
import { same } from '../board/geometry';
import { type LabelPlace, labelPlaces } from '../board/labels';
import { inRow, t } from '../i18n/index.svelte';
import { letterScale } from '../lib/screen.svelte';
import type { Legal, Place, Worth } from '../net/types';
import type { Target } from './ask';
import { featureName, figureNoun } from './names';

export interface WorthLabel {
  /** When the points are scored: now, once the feature is scored, or at the end. */
  when: 'now' | 'open' | 'end';
  text: string;
  /** The same where there is little room. */
  short: string;
  /** What it is, and what becomes of the figure. */
  note: string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const whenOf = ({ now, stays }: Worth): WorthLabel['when'] => (now ? 'now' : stays ? 'end' : 'open');

/** Beside the spot of a figure; without a number where the game is played without assists. */
export function worthLabel({ action, worth }: Legal): WorthLabel {
  const feature = featureName(action.segment?.kind ?? action.figure ?? '');
  if (!worth) return { when: 'open', text: feature, short: feature, note: '' };
  const when = whenOf(worth);
  const n = when === 'now' ? worth.now : worth.later;
  const text = when === 'now' ? t('worth-now', { n: signed(n) }) : t(`worth-${when}`, { n });
  const short = when === 'end' ? t('worth-end-short', { n }) : text;
  return { when, text, short, note: [feature, ...becomes(worth)].join(' · ') };
}

/** More labels than these would hide each other. */
const LABELS = 7;

export interface PlacedLabel {
  label: WorthLabel;
  place: LabelPlace;
  /** The spot, in tiles from the corner of its tile. */
  spot: Place;
}

/** The labels of the spots for figures on one tile, by the number of their entry. */
export function worthLabels(targets: readonly Target[], stage: Place | null): Map<number, PlacedLabel> {
  const here = targets.filter(({ legal }) => stage && legal.action.type === 'deploy' && same(legal.at, stage));
  const labels = new Map<number, PlacedLabel>();
  if (!stage || here.length > LABELS) return labels;
  const spots = here.map(({ spot }): Place => [spot[0] - stage[0], spot[1] - stage[1]]);
  labelPlaces(spots, letterScale()).forEach((place, i) => {
    const [target, spot] = [here[i], spots[i]];
    if (target && spot) labels.set(target.index, { label: worthLabel(target.legal), place, spot });
  });
  return labels;
}

/** What the feature will score, where that is more than it does so far. */
const more = ({ now, later, finished = 0 }: Worth): number | null => (!now && finished > later ? finished : null);

function becomes(worth: Worth): string[] {
  if (worth.back) return [t('worth-back')];
  if (worth.stays) return [t('worth-stays')];
  const n = more(worth);
  return n === null ? [] : [t('worth-finished', { n })];
}

/** A figure that is placed, or that drives on to what is not finished. */
export const claims = ({ action, worth }: Legal): boolean => action.type === 'deploy' || worth?.finished !== undefined;

/** In a few words, for a list of spots; nothing for other choices or without assists. */
export function worthHint(legal: Legal): string {
  if (!legal.worth || !claims(legal)) return '';
  return [worthLabel(legal).text, ...becomes(legal.worth)].join(' · ');
}

/** A sentence or two about a choice; nothing where no points depend on it. */
export function worthLine(legal: Legal): string {
  const { action, worth } = legal;
  if (!worth) return '';
  const { now, later, back, stays } = worth;
  if (!claims(legal))
    return now > 0 && later < 0 ? instead(now, -later) : inRow(points('now', now), points('end', later));
  const feature = featureName(action.segment?.kind ?? action.figure ?? '');
  const figure = figureNoun(action.figure ?? '');
  const when = whenOf(worth);
  const m = more(worth);
  const first =
    when === 'open' && m !== null
      ? t('worth-line-finished', { feature, n: later, m })
      : t(`worth-line-${when}`, { feature, n: when === 'now' ? now : later });
  const then = back ? t('worth-line-back', { figure }) : stays ? t('hint-stays') : '';
  return inRow(first, then);
}

const points = (when: 'now' | 'end', n: number): string => (n ? t(`worth-points-${when}`, { n: signed(n) }) : '');
/** What would have come at the end comes now. */
const instead = (now: number, end: number): string => t('worth-points-instead', { n: signed(now), m: end });
