// The Cult: shrines, and challenges between a shrine and a monastery.
import { placeName } from '../../board/geometry';
import type { System } from '../system';

declare module '../../net/types' {
  interface GameEvent {
    /** The tile of the building that loses a challenge. */ lost?: Place;
  }
}

export const cult: System = {
  id: 'cult',
  scores: { shrine: 4 },
  log: (e) =>
    e.event === 'challenge' ? { key: 'log-challenge', with: { lost: e.lost ? placeName(e.lost) : '' } } : undefined,
};
