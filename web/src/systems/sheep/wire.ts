// What Hills and Sheep adds to the wire.
import type { Place, Segment } from '../../net/types';

/** The sheep of one shepherd; `points` is what gathering would bring, all flocks of the field together. */
export interface Flock {
  owner: number;
  at: Place;
  segment: Segment;
  sheep: number;
  tokens: Record<string, number>;
  points: number;
}

declare module '../../net/types' {
  interface State {
    flocks?: Flock[];
    /** Tokens that can still be drawn for a flock. */
    sheep_left?: Record<string, number>;
  }
}
