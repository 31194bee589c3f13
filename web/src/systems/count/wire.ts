// What Carcassonne and its count add to the wire.
import type { Place } from '../../net/types';

export type Quarter = 'castle' | 'market' | 'blacksmith' | 'cathedral';
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
  interface Segment {
    /** Of Carcassonne, which is no segment of a tile. */ quarter?: Quarter;
  }
  interface Action {
    quarter?: Quarter;
  }
  interface GameEvent {
    quarter?: Quarter;
  }
  interface State {
    carcassonne?: Carcassonne;
  }
}
