// The Cult: shrines, and challenges between a shrine and a monastery.
import { placeName } from '../../board/geometry';
import type { System } from '../system';

export const cult: System = {
  id: 'cult',
  scores: { shrine: 4 },
  log: (e) =>
    e.event === 'challenge' ? { key: 'log-challenge', with: { lost: e.lost ? placeName(e.lost) : '' } } : undefined,
};
