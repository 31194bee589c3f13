// What the wheel of fortune adds to the state.
import type { Place } from '../../net/types';
import type { Sector } from '../../net/wire';

export type { Sector };
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
  interface State {
    wheel?: Wheel;
  }
}
