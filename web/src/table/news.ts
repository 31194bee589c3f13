// What has just happened: how it is told to those who do not see it, which cards it brings, and how it sounds.
import type { Sound } from '../lib/sound';
import type { GameEvent, View } from '../net/types';
import { cardOf, SYSTEMS } from '../systems';
import { logLine, type Line } from './log';
import { seatName } from './names';

export interface News {
  spoken: string;
  cards: GameEvent[];
  sound: Sound;
}

function sentence(view: View, { who, text, points }: Line): string {
  const name = who === null ? '' : `${seatName(view, who)} `;
  return `${name}${text}${points ? ` +${points}` : ''}`;
}

/** `history` ends with the news. */
export function newsOf(view: View, history: readonly GameEvent[], news: readonly GameEvent[]): News {
  // A line may depend on what came before the news: why a figure came home.
  const before = history.length - news.length;
  const lines = news.map((event, i) => logLine(event, before + i, history)).filter((line) => line !== null);
  const scored = news.filter((e) => e.event === 'scored' && !e.final && (e.points ?? 0) > 0);
  // A card of a system may tell of points that then need none of their own.
  const toldByCard = (event: GameEvent): boolean => SYSTEMS.some((s) => s.card?.tells(history, event));
  return {
    spoken: lines.map((line) => sentence(view, line)).join('. '),
    cards: news.filter((event) => cardOf(event) || (scored.includes(event) && !toldByCard(event))),
    sound: scored.length ? 'points' : news.some((e) => e.event === 'deployed') ? 'figure' : 'tile',
  };
}
