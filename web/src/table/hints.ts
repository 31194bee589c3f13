// What a choice would do, in a few words beside it. Numbers come from the wire; nothing is judged here.
import { kindArt } from '../art/kinds.svelte';
import { t } from '../i18n/index.svelte';
import type { Legal, View } from '../net/types';
import { featureOf } from './features';
import { landing, loot, space, standing } from './track';
import { featureState, seatName } from './words';

/** The markers and robbers of others on a space, by name. */
const company = (view: View, at: number): string =>
  standing(view.state).filter((s) => s.space === at && s.player !== view.decision.player).map((s) => t('track.of', { name: seatName(view, s.player), what: t(`marker.${s.piece}`) })).join(', ');

function markerHint(view: View, marker: 'meeple' | 'messenger'): string {
  const { player = 0, points = 0 } = view.decision;
  const l = landing(view, player, marker, points);
  const message = { none: [], alone: [t('hint.message')], shared: [t('hint.message.shared')] }[l.message];
  const robbed = l.robbers.map((owner) => t('hint.robbed', { name: seatName(view, owner), n: loot(points) }));
  return [`${l.from} → ${l.to}`, ...(l.to >= 50 ? [t('track.space', { at: space(l.to) })] : []), ...message, ...robbed].join(' · ');
}

function choiceHint(view: View, choice: string): string {
  const { player = 0, kind, points = 0, victim } = view.decision;
  if (kind === 'marker' && (choice === 'meeple' || choice === 'messenger')) return markerHint(view, choice);
  if (choice.startsWith('space-')) return company(view, Number.parseInt(choice.slice('space-'.length)));
  if (choice === 'stay') return company(view, view.state.track?.[player]?.robber ?? -1);
  if (choice === 'rob') return t('hint.rob', { n: loot(points), name: seatName(view, victim) });
  if (choice === 'wait') return t('hint.wait');
  return '';
}

export function hintOf(view: View, legal: Legal | undefined): string {
  if (!legal) return '';
  const { action } = legal;
  if (action.choice && !action.at) return choiceHint(view, action.choice);
  if (!action.at || !action.segment) return '';
  const feature = featureOf(view, action.at, action.segment, kindArt);
  return feature ? featureState(feature, view.game.players) : '';
}
