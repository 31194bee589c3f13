// The Wheel of Fortune: a start board with a pig that runs around it, and crowns for followers.
import './colours.css';
import { t } from '../../i18n/index.svelte';
import type { System } from '../system';
import { WHEEL } from './icon';
import { wheelSquares } from './places';
import { crowned, crownOf, isSpin, isToldBySpin, vacantCrowns } from './spin';
import WheelCard from './WheelCard.svelte';
import WheelLayer from './WheelLayer.svelte';
import WheelPanel from './WheelPanel.svelte';
import { actionName, confirmName, crownHint, log, sectorName, spoken } from './words';

export const wheel: System = {
  id: 'wheel',
  decisions: { pestilence: { icon: WHEEL, line: 'wheel', saysAll: true } },
  shelf: { id: 'wheel', icon: WHEEL, name: 'shelf.wheel', fact: ({ state }) => state.wheel && t('wheel.pig', { sector: sectorName(state.wheel.pig) }), Panel: WheelPanel, live: true },
  card: { name: 'shelf.wheel', is: (e) => isSpin(e) && !!e.sector, tells: isToldBySpin, Card: WheelCard },
  Ground: WheelLayer,
  scores: { wheel: 16, crown: 17 },

  offer: crowned,
  actionName,
  confirmName,
  hint: crownHint,
  ask: ({ view }) => (view.decision.kind === 'pestilence' ? t('hint.pestilence') : undefined),
  log,
  near: ({ view, table: { targets } }) => {
    if (view.state.wheel && targets.length && targets.every((g) => crownOf(g.legal))) return wheelSquares(view.state.wheel);
    return view.decision.kind === 'pestilence' ? targets.flatMap((g) => (g.legal.at ? [g.legal.at] : [])) : undefined;
  },
  // Crowns are out of sight while the camera is at the new tile.
  look: ({ view, table: { stage, targets } }) => {
    const free = vacantCrowns(view);
    if (!view.state.wheel || !stage || !free || !targets.some((g) => crownOf(g.legal))) return undefined;
    return { icon: WHEEL, name: t('wheel.look'), hint: t('wheel.free', { n: free }), places: wheelSquares(view.state.wheel) };
  },
  spoken,
};
