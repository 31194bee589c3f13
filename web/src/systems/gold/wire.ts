// What gold mines add to the wire.
import type { Place } from '../../net/types';

export interface Ingots {
  at: Place;
  count: number;
}

declare module '../../net/types' {
  interface State {
    ingots?: Ingots[];
  }
}
