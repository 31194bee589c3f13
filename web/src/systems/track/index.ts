// The score track, which every game has. Messengers and robbers play on it.
import type { System } from '../system';
import ScoreTrack from './ScoreTrack.svelte';
import { hasMessages, hasRobbers, markersOf, total } from './track';

declare module '../../net/types' {
  interface State {
    track?: Markers[];
  }
}
export interface Markers {
  meeple: number;
  messenger?: number;
  robber?: number | null;
}

export const track: System = {
  id: 'track',
  shelf: {
    id: 'track',
    icon: 'ring',
    name: 'shelf-track',
    Panel: ScoreTrack,
    docked: true,
    fact: ({ state, game }) =>
      markersOf(state, game.you ?? 0)
        .map((marker) => total(state, game.you ?? 0, marker))
        .join(' + '),
    // Where every step on the track counts.
    opens: ({ state }) => hasMessages(state) || hasRobbers(state),
  },
};
