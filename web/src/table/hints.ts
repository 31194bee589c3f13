// What a choice would do, in a few words beside it. Numbers come from the wire; nothing is judged here.
import { kindArt } from '../art/kinds.svelte';
import { t } from '../i18n/index.svelte';
import type { GameEvent, Legal, Sector, View } from '../net/types';
import { featureOf } from './features';
import { goldThere } from './gold';
import { circle } from './crops';
import { chances, tended } from './flocks';
import { crownOf } from './fortune';
import { crownsOf } from '../board/wheel';
import { FEEDS, quarterOf } from './city';
import { preyOn, type Eaten } from './journey';
import { isLoot, landing, loot, space, standing } from './track';
import { featureState, figureName, mid, seatName } from './words';

/** Who else has a marker on a space. */
const company = (view: View, at: number): string =>
  [...new Set(standing(view.state).filter((s) => s.space === at && s.piece !== 'robber' && s.player !== view.decision.player).map((s) => seatName(view, s.player)))].join(', ');

function markerHint(view: View, marker: 'meeple' | 'messenger', history: readonly GameEvent[]): string {
  const { player = 0, points = 0 } = view.decision;
  const l = landing(view, player, marker, points);
  const message = { none: [], alone: [t('hint.message')], shared: [t('hint.message.shared')] }[l.message];
  const spared = isLoot(history, player);
  const robbed = l.robbers.map((owner) => t(spared ? 'hint.along' : 'hint.robbed', { name: seatName(view, owner), n: loot(points) }));
  return [`${l.from} → ${l.to}`, ...(l.to >= 50 ? [t('track.space', { at: space(l.to) })] : []), ...message, ...robbed].join(' · ');
}

/** What gathering brings, and to whom besides. */
function gatherHint(view: View): string {
  const { points = 0, player } = view.decision;
  const flock = tended(view);
  const field = flock && featureOf(view, flock.at, flock.segment, kindArt);
  const others = (view.state.flocks ?? []).filter((f) => f.owner !== player && field && featureOf(view, f.at, f.segment, kindArt) === field);
  return [t('n.points', { n: points }), ...(others.length ? [t('hint.gather.too', { names: [...new Set(others.map((f) => seatName(view, f.owner)))].join(', ') })] : [])].join(' · ');
}

/** When a crown brings points, and how many. */
function crownHint({ state: { wheel } }: View, sector: Sector): string {
  const crown = wheel && crownsOf(wheel, sector);
  if (!crown) return '';
  return t(crown.spaces < 2 ? 'hint.crown.one' : crown.followers.length ? 'hint.crown.second' : 'hint.crown.two');
}

function choiceHint(view: View, choice: string, history: readonly GameEvent[]): string {
  const { player = 0, kind, points = 0, victim } = view.decision;
  if (kind === 'marker' && (choice === 'meeple' || choice === 'messenger')) return markerHint(view, choice, history);
  if (choice.startsWith('space-')) return company(view, Number.parseInt(choice.slice('space-'.length)));
  if (choice === 'stay') return company(view, view.state.track?.[player]?.robber ?? -1);
  if (choice === 'rob') return t('hint.rob', { n: loot(points), name: seatName(view, victim) });
  if (choice === 'wait') return t('hint.wait');
  if (choice === 'gather') return gatherHint(view);
  if (choice === 'grow') return t('hint.grow', { n: chances(view).wolves, of: chances(view).all });
  const figures = circle(view);
  if (figures && (choice === 'add' || choice === 'remove')) return t(`hint.${choice}.${figures}`);
  return '';
}

/** Figures by name and owner, as after a verb. */
export const prey = (view: View, eaten: readonly Eaten[]): string => eaten.map(({ owner, figure }) => t('hint.of', { figure: mid(figureName(figure)), name: seatName(view, owner) })).join(', ');

export function hintOf(view: View, legal: Legal | undefined, history: readonly GameEvent[]): string {
  if (!legal) return '';
  const { action } = legal;
  if (action.choice && !action.at) return choiceHint(view, action.choice, history);
  if (action.type === 'fly') return t('hint.fly');
  if (action.type === 'place-token' && action.at) return t('hint.gold', { n: goldThere(view, action.at) });
  if (action.type === 'recall' && action.piece) return t('hint.aside');
  if (action.piece === 'dragon' && action.at) {
    const eaten = preyOn(view, action.at);
    return eaten.length ? t('hint.eats', { who: prey(view, eaten) }) : t('hint.nobody');
  }
  if (action.piece === 'fairy' && action.at && !action.segment) return prey(view, preyOn(view, action.at));
  if (action.figure === 'barn') return t('about.barn');
  const sector = crownOf(legal);
  if (sector) return crownHint(view, sector);
  const quarter = quarterOf(legal);
  if (quarter) return t(`quarter.helps.${FEEDS[quarter]}`);
  if (!action.at || !action.segment) return '';
  const feature = featureOf(view, action.at, action.segment, kindArt);
  // A knight of another player is sent home by name.
  if (action.type === 'recall' && action.figure && action.owner !== undefined && action.owner !== view.decision.player) return prey(view, [{ owner: action.owner, figure: action.figure }]);
  return feature ? featureState(feature, view.game.players) : '';
}
