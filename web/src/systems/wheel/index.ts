// The Wheel of Fortune: a start board with a pig that runs around it, and crowns for followers.
import './colours.css';
import { t } from '../../i18n/index.svelte';
import type { System } from '../system';
import { crownOf, wheelSquares } from './places';
import { crowned, isSpin, isToldBySpin, vacantCrowns } from './spin';
import WheelCard from './WheelCard.svelte';
import WheelLayer from './WheelLayer.svelte';
import WheelPanel from './WheelPanel.svelte';
import { actionName, confirmName, crownHint, log, sectorName, spoken } from './words';

const WHEEL =
  'M12 3a9 9 0 1 0 .01 0M12 10a2 2 0 1 0 .01 0M12 3v7M12 14v7M4.200 7.500l6 3.500M13.800 13l6 3.500M19.800 7.500l-6 3.500M10.200 13l-6 3.500';

export const wheel: System = {
  id: 'wheel',
  decisions: { pestilence: { icon: WHEEL, line: 'wheel', saysAll: true } },
  shelf: {
    id: 'wheel',
    icon: WHEEL,
    name: 'shelf-wheel',
    fact: ({ state }) => state.wheel && t('wheel-pig', { sector: sectorName(state.wheel.pig) }),
    Panel: WheelPanel,
    live: true,
  },
  card: { name: 'shelf-wheel', is: (e) => isSpin(e) && !!e.sector, tells: isToldBySpin, Card: WheelCard },
  Ground: WheelLayer,
  scores: { wheel: 16, crown: 17 },

  offer: crowned,
  actionName,
  confirmName,
  hint: crownHint,
  ask: ({ view }) => (view.decision.kind === 'pestilence' ? t('hint-pestilence') : undefined),
  log,
  near: ({ view, table: { targets } }) => {
    if (view.state.wheel && targets.length && targets.every((g) => crownOf(g.legal)))
      return wheelSquares(view.state.wheel);
    return view.decision.kind === 'pestilence' ? targets.flatMap((g) => (g.legal.at ? [g.legal.at] : [])) : undefined;
  },
  // Crowns are out of sight while the camera is at the new tile.
  cameraJump: ({ view, table: { stage, targets } }) => {
    const free = vacantCrowns(view);
    if (!view.state.wheel || !stage || !free || !targets.some((g) => crownOf(g.legal))) return undefined;
    return {
      icon: WHEEL,
      name: t('wheel-look'),
      hint: t('wheel-free', { n: free }),
      places: wheelSquares(view.state.wheel),
    };
  },
  spoken,
};
