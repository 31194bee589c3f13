// The views of a replay, each fetched once. Those on both sides of what is shown are fetched ahead, so that a step is instant.
import type { View } from '../net/types';

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
