// The wheel in words: sectors, crowns, and what it adds to the log.
import { commas, t } from '../../i18n/index.svelte';
import type { GameEvent, Legal, View } from '../../net/types';
import { figureName, oneFigure, seatName } from '../../table/names';
import type { Said } from '../system';
import { crownOf, crownsOf } from './places';
import { isSpin } from './spin';
import type { Crown, Sector } from './wire';

export const sectorName = (sector: Sector): string => t(`sector-${sector}`);

/** Who stands on the crowns of a sector. */
export function crownWords(view: View, { spaces, followers }: Crown): string {
  const who = followers.map((f) => `${seatName(view, f.owner)} ${figureName(f.figure)}`);
  return `${t('wheel-crowns', { n: spaces })}: ${commas(who) || t('wheel-vacant')}`;
}

export const actionName = (legal: Legal): string | undefined => {
  const sector = crownOf(legal);
  return sector ? t('act-crown', { sector: sectorName(sector) }) : undefined;
};

export const confirmName = (legal: Legal): string | undefined => {
  const sector = crownOf(legal);
  return sector && legal.action.figure ? t('confirm-crown', { sector: sectorName(sector) }) : undefined;
};

/** When a crown brings points, and how many. */
export function crownHint(legal: Legal, { state: { wheel } }: View): string | undefined {
  const sector = crownOf(legal);
  if (!sector) return undefined;
  const crown = wheel && crownsOf(wheel, sector);
  if (!crown) return '';
  return t(crown.spaces < 2 ? 'hint-crown-one' : crown.followers.length ? 'hint-crown-second' : 'hint-crown-two');
}

export function log(e: GameEvent, i: number, all: readonly GameEvent[]): Said | undefined {
  const figure = oneFigure(e.figure);
  if (isSpin(e)) return { key: 'log-wheel', with: { sector: e.sector ? sectorName(e.sector) : '' } };
  if (e.event === 'deployed' && e.segment?.sector)
    return { key: 'log-crown', with: { figure, sector: sectorName(e.segment.sector) } };
  if (e.event !== 'returned' || !e.segment || e.segment.kind === 'crown') return undefined;
  const last = all.slice(0, i).findLast((before) => before.event !== 'returned');
  return last && isSpin(last) && last.sector === 'pestilence' ? { key: 'log-pestilence', with: { figure } } : undefined;
}

/** The wheel for those who do not see it. */
export function spoken(view: View): { head: string; lines: string[] } | undefined {
  const { wheel } = view.state;
  if (!wheel) return undefined;
  const here = (sector: Sector): string => (wheel.pig === sector ? `${t('wheel-here')} ` : '');
  return {
    head: t('shelf-wheel'),
    lines: wheel.crowns.map(
      (crown) =>
        `${sectorName(crown.sector)}: ${t(`sector-${crown.sector}-does`)} ${here(crown.sector)}${crownWords(view, crown)}`,
    ),
  };
}
