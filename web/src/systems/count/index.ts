// The Count of Carcassonne: followers wait in the quarters of the city, and the count keeps one shut.
import { t } from '../../i18n/index.svelte';
import { featureName, figureName, oneFigure, seatName } from '../../table/names';
import type { Asked, System } from '../system';
import CityLayer from './CityLayer.svelte';
import CityPanel from './CityPanel.svelte';
import { FEEDS, guestsIn, quartered, quarterName, quarterOf, QUARTERS, squares, toQuarter } from './city';

const decision = { icon: 'town', line: 'city' } as const;

/** What is about to be scored, where somebody may join from Carcassonne. */
function joining({ table, hint }: Asked): string {
  const index = table.legal.findIndex((l) => l.action.type === 'deploy');
  const kind = table.legal[index]?.action.segment?.kind;
  return kind ? t('hint-leave', { what: featureName(kind), state: hint(index) }) : '';
}

export const count: System = {
  id: 'count',
  decisions: {
    'enter-city': { ...decision, supply: 'count' },
    'move-count': { ...decision, supply: 'none' },
    'leave-city': { ...decision, supply: 'none' },
  },
  shelf: {
    id: 'city',
    icon: 'town',
    name: 'shelf-city',
    fact: ({ state }) => state.carcassonne && t('shelf-count', { quarter: quarterName(state.carcassonne.count) }),
    Panel: CityPanel,
    docked: true,
  },
  Above: CityLayer,

  offer: quartered,
  actionName: (legal) => {
    const quarter = quarterOf(legal);
    return quarter ? quarterName(quarter) : undefined;
  },
  confirmName: ({ action }, { kind }) => {
    if (action.quarter) return t('confirm-count', { to: toQuarter(action.quarter) });
    if (action.segment?.quarter) return t('confirm-enter', { to: toQuarter(action.segment.quarter) });
    return kind === 'leave-city' && action.figure ? t('confirm-leave') : undefined;
  },
  hint: (legal) => {
    const quarter = quarterOf(legal);
    return quarter ? t(`quarter-helps-${FEEDS[quarter]}`) : undefined;
  },
  ask: (asked) => {
    const { kind } = asked.view.decision;
    if (kind === 'enter-city') return t('hint-enter');
    if (kind === 'move-count') return t('hint-count');
    return kind === 'leave-city' ? joining(asked) : undefined;
  },
  log: (e) => {
    if (e.event === 'moved' && e.piece === 'count')
      return { key: 'log-count', with: { to: e.quarter ? toQuarter(e.quarter) : '' } };
    if (e.event !== 'deployed' || !e.segment?.quarter) return undefined;
    return {
      key: 'log-entered',
      with: { figure: oneFigure(e.figure), to: toQuarter(e.segment.quarter) },
    };
  },
  near: ({ view, table }) => (table.targets.some((g) => quarterOf(g.legal)) ? squares(view) : undefined),
  // What somebody may join is lit.
  lights: ({ view, table }) => {
    const [target] = table.targets;
    return view.decision.kind === 'leave-city' && target
      ? {
          event: 'scored',
          player: view.decision.player,
          at: target.legal.action.at,
          segment: target.legal.action.segment,
        }
      : undefined;
  },
  target: ({ action }) => (action.quarter ? { figure: 'count' } : undefined),
  spoken: (view) => {
    const { carcassonne } = view.state;
    if (!carcassonne) return undefined;
    const who = (q: (typeof QUARTERS)[number]): string =>
      guestsIn(view, q)
        .map((g) => `${seatName(view, g.owner)} ${figureName(g.figure)}, `)
        .join('') || t('quarter-empty');
    return {
      head: t('shelf-city'),
      lines: QUARTERS.map((q) => `${quarterName(q)}: ${who(q)}${carcassonne.count === q ? t('quarter-shut') : ''}`),
    };
  },
};
