// What has just happened: how it is told to those who do not see it, which cards it brings, and how it sounds.
import { ended, inRow } from '../i18n/index.svelte';
import type { Sound } from '../lib/sound';
import type { GameEvent, View } from '../net/types';
import { cardOf, SYSTEMS } from '../systems';
import { logLine, type Line } from './log';
import { momentsOf } from './moments';
import { seatName } from './names';
import { spokenScore } from './scorewords';

export interface News {
  spoken: string;
  cards: GameEvent[];
  sound: Sound;
}

const sentence = (view: View, { who, text }: Line): string => (who === null ? '' : `${seatName(view, who)} `) + text;

/** `history` ends with the news. */
export function newsOf(view: View, history: readonly GameEvent[], news: readonly GameEvent[]): News {
  // A line may depend on what came before the news: why a figure came home.
  const before = history.length - news.length;
  const moments = momentsOf(news);
  const told = (event: GameEvent, i: number): string => {
    // Points are told with their sum, once for all who share them; those of the end are on the result.
    if (event.event === 'scored') {
      const moment = event.final ? undefined : moments.find(({ awards }) => awards[0] === event);
      return moment ? spokenScore(view, moment) : '';
    }
    const line = logLine(event, before + i, history);
    return line ? ended(sentence(view, line)) : '';
  };
  const scored = news.filter((e) => e.event === 'scored' && !e.final && (e.points ?? 0) > 0);
  const isFirst = (event: GameEvent): boolean => !event.final && moments.some(({ awards }) => awards[0] === event);
  // A card of a system may tell of points that then need none of their own.
  const toldByCard = (event: GameEvent): boolean => SYSTEMS.some((s) => s.card?.tells(history, event));
  return {
    spoken: inRow(...news.map(told)),
    cards: news.filter((event) => cardOf(event) || (isFirst(event) && !toldByCard(event))),
    sound: scored.length ? 'points' : news.some((e) => e.event === 'deployed') ? 'figure' : 'tile',
  };
}
