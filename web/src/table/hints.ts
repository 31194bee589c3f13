// What a choice would do, in a few words beside it. Numbers come from the wire; nothing is judged here.
import { kindArt } from '../art/kinds.svelte';
import type { GameEvent, Legal, View } from '../net/types';
import { first } from '../systems';
import { featureOf } from './features';
import { featureState } from './names';
import { worthHint, worthLine } from './worth';

export function hintOf(view: View, legal: Legal | undefined, history: readonly GameEvent[]): string {
  if (!legal) return '';
  const own = first((s) => s.hint?.(legal, view, history));
  if (own !== undefined) return own;
  const worth = worthHint(legal);
  if (worth) return worth;
  const { at, segment } = legal.action;
  const feature = at && segment ? featureOf(view, at, segment, kindArt) : null;
  const state = feature ? featureState(feature, view.game.players) : '';
  return [state, worthLine(legal)].filter(Boolean).join(' · ');
}
