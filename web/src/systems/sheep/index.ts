// Hills and Sheep: shepherds with their flocks, tended where they graze; a hill hides a tile.
import { kindArt } from '../../art/kinds.svelte';
import { listed, t } from '../../i18n/index.svelte';
import type { View } from '../../net/types';
import { featureOf } from '../../table/features';
import { personName, seatName, tokenName } from '../../table/names';
import { placeName } from '../../board/geometry';
import type { System } from '../system';
import FlockLayer from './FlockLayer.svelte';
import FlockPanel from './FlockPanel.svelte';
import { chances, isSheepToken, lastToken, tended, tending } from './flocks';
import PlayLayer from './PlayLayer.svelte';

/** What gathering brings, and to whom besides. */
function gatherHint(view: View): string {
  const { points = 0, player } = view.decision;
  const flock = tended(view);
  const field = flock && featureOf(view, flock.at, flock.segment, kindArt);
  const others = (view.state.flocks ?? []).filter(
    (f) => f.owner !== player && field && featureOf(view, f.at, f.segment, kindArt) === field,
  );
  return [
    t('n-points', { n: points }),
    ...(others.length
      ? [t('hint-gather-too', { names: listed([...new Set(others.map((f) => seatName(view, f.owner)))]) })]
      : []),
  ].join(' · ');
}

/** One's own flock, or how many there are. */
function flockFact({ state: { flocks }, game }: View): string | undefined {
  const own = flocks?.find((f) => f.owner === (game.you ?? 0));
  return own ? t('flock-worth', { n: own.points }) : flocks && t('flock-none', { n: flocks.length });
}

export const sheep: System = {
  id: 'sheep',
  decisions: { flock: { icon: 'sheep', line: 'sheep', ownTargets: true } },
  shelf: { id: 'sheep', icon: 'sheep', name: 'shelf-sheep', fact: flockFact, Panel: FlockPanel },
  Above: FlockLayer,
  Play: PlayLayer,
  scores: { sheep: 7 },

  offer: tending,
  confirmName: ({ action }, decision) =>
    action.choice === 'gather' ? t('confirm-gather', { n: decision.points ?? 0 }) : undefined,
  hint: ({ action: { choice } }, view) => {
    if (choice === 'gather') return gatherHint(view);
    return choice === 'grow' ? t('hint-grow', { n: chances(view).wolves, of: chances(view).all }) : undefined;
  },
  ask: ({ view }) =>
    view.decision.kind === 'flock' ? t('hint-flock', { n: chances(view).wolves, of: chances(view).all }) : undefined,
  log: (e) => {
    if (e.event === 'tile-hidden') return { key: 'log-hidden' };
    if (e.event !== 'token' || !isSheepToken(e.token)) return undefined;
    return { key: e.token === 'wolf' ? 'log-wolf' : 'log-sheep', with: { token: tokenName(e.token ?? '') } };
  },
  near: ({ view }) => {
    const [x, y] = tended(view)?.at ?? [];
    return x === undefined || y === undefined
      ? undefined
      : [
          [x - 1, y - 1],
          [x + 1, y + 1],
        ];
  },
  lights: ({ view }) => {
    const flock = tended(view);
    return flock ? { event: 'scored', player: flock.owner, at: flock.at, segment: flock.segment } : undefined;
  },
  lingers: (news) => lastToken(news) !== null,
  spoken: ({ state: { flocks }, game }) =>
    flocks?.length
      ? {
          head: t('shelf-sheep'),
          lines: flocks.map(
            (f) =>
              `${personName(game.players[f.owner]?.name)}, ${placeName(f.at)}: ${t('flock-sheep', { n: f.sheep })}`,
          ),
        }
      : undefined,
};
