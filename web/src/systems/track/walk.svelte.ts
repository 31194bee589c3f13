// Markers walk when points are booked. The last ways stay visible until the next.
import { untrack } from 'svelte';
import { calm } from '../../lib/prefs.svelte';
import { between, waysOf, type Walker, type Way } from './ways';

const STEP_MS = 240;
const MOST_MS = 1400;

export class Walk {
  /** Where the markers are shown: on their way to where they stand. */
  walkers = $state.raw<Walker[]>([]);
  ways = $state.raw<Way[]>([]);

  /** To be called while a component is set up: whenever the goal changes, the markers set out for it. */
  follow(goal: () => Walker[]): void {
    $effect(() => {
      const to = goal();
      return this.setOut(
        untrack(() => this.walkers),
        to,
      );
    });
  }

  private setOut(from: readonly Walker[], to: Walker[]): (() => void) | undefined {
    const ways = waysOf(from, to);
    if (ways.length) this.ways = ways;
    if (!ways.length || calm()) {
      this.walkers = to;
      return undefined;
    }
    const ms = Math.min(MOST_MS, STEP_MS * Math.max(...ways.map((way) => way.to - way.from)));
    const begun = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / ms));
      this.walkers = between(from, to, part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }
}
