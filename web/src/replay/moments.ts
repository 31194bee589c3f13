// The views of a replay, each fetched once. Those on both sides of what is shown are fetched ahead, so that a step is instant.
import type { View } from '../net/types';

/** The version that an address asks for: by its number, or by the turn after whose tile it comes. */
export function wantedAt(hash: string, marks: readonly { v: number }[]): number | undefined {
  const turn = /^turn-(\d+)$/.exec(hash)?.[1];
  if (turn !== undefined) return marks[Number(turn) - 1]?.v;
  const version = Number.parseInt(hash);
  return Number.isFinite(version) ? version : undefined;
}

export class Moments {
  private readonly known = new Map<number, View>();

  constructor(private readonly fetchView: (version: number) => Promise<View>) {}

  keep(view: View): void {
    this.known.set(view.version, view);
  }

  async at(version: number): Promise<View> {
    const have = this.known.get(version);
    if (have) return have;
    const got = await this.fetchView(version);
    this.known.set(version, got);
    return got;
  }

  /** Fetches ahead. Nobody waits for it: a view that does not come is asked for again when it is to be shown. */
  prepare(versions: readonly number[]): void {
    void Promise.allSettled(versions.map((version) => this.at(version)));
  }
}
