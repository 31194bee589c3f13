// What crop circles add to the wire.
declare module '../../net/types' {
  interface KindArt { /** The figures that the circle on a tile is about. */ circle?: string | null }
}

export type Circle = 'field' | 'road' | 'city';
