// What Carcassonne and its count add to the state.
import type { Place } from '../../net/types';
import type { Quarter } from '../../net/wire';

export type { Quarter };
export interface Guest {
  owner: number;
  figure: string;
  quarter: Quarter;
}
export interface Carcassonne {
  at: Place;
  count: Quarter;
  guests: Guest[];
}

declare module '../../net/types' {
  interface State {
    carcassonne?: Carcassonne;
  }
}
