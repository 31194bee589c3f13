// What the king and the robber baron add to the wire.
declare module '../../net/types' {
  interface State {
    /** The sizes to beat. */ records?: Record<string, number>;
  }
}
export {};
