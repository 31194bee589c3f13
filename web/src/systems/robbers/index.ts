// Robbers: they lie in wait on the score track and take half of what another scores from there.
import { either, t } from '../../i18n/index.svelte';
import type { View } from '../../net/types';
import { seatName } from '../../table/names';
import type { System } from '../system';
import { chosenSpace, loot, spaceName, standing } from '../track/track';

/** What a robber on a space waits for: the next score of whoever else has a marker there. */
function prey(view: View, at: number): string {
  const names = standing(view.state)
    .filter((s) => s.space === at && s.piece !== 'robber' && s.player !== view.decision.player)
    .map((s) => seatName(view, s.player));
  return names.length ? t('hint-prey', { names: either([...new Set(names)]) }) : '';
}

const question = { icon: 'robber', line: 'track' } as const;

export const robbers: System = {
  id: 'robbers',
  decisions: { 'place-robber': question, rob: question },
  reserve: ['robber'],
  scores: { robber: 15 },

  actionName: ({ action }) => (action.type === 'choose' ? spaceName(action.choice) : undefined),
  confirmName: ({ action: { choice } }, { points }) => {
    const at = chosenSpace(choice);
    if (at !== undefined) return t('confirm-space', { at });
    return choice === 'rob' && points ? t('confirm-rob', { n: loot(points) }) : undefined;
  },
  hint: ({ action: { choice } }, view) => {
    const { player = 0, points = 0, victim } = view.decision;
    const at = chosenSpace(choice);
    if (at !== undefined) return prey(view, at);
    if (choice === 'stay') return prey(view, view.state.track?.[player]?.robber ?? -1);
    if (choice === 'rob') return t('hint-rob', { n: loot(points), name: seatName(view, victim) });
    return choice === 'wait' ? t('hint-wait') : undefined;
  },
  log: (e) => {
    if (e.event === 'scored' && e.for === 'robber' && e.terms?.[0]?.what === 'stolen') return { key: 'log-robbed' };
    if (e.piece !== 'robber') return undefined;
    if (e.event === 'set-aside') return null;
    return e.event === 'moved' ? { key: 'log-moved-robber', with: { space: e.space } } : undefined;
  },
};
