// What the wheel of fortune adds to the wire.
import type { Place } from '../../net/types';

export type Sector = 'fortune' | 'taxes' | 'famine' | 'storm' | 'inquisition' | 'pestilence';
export interface Crown {
  sector: Sector;
  spaces: number;
  followers: { owner: number; figure: string }[];
}
export interface Wheel {
  at: Place;
  pig: Sector;
  crowns: Crown[];
}

declare module '../../net/types' {
  interface Segment {
    /** Of a crown, which is no segment of a tile. */ sector?: Sector;
  }
  interface GameEvent {
    sector?: Sector;
  }
  interface State {
    wheel?: Wheel;
  }
}
