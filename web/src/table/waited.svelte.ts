// How long somebody has been asked. The server says how long it was when it sent the view; from there on this clock counts.
import type { View } from '../net/types';

export class Waited {
  private wait = $state.raw<View['wait']>(null);
  private heard = $state(0);
  private now = $state(0);

  /** In milliseconds. */
  readonly soFar = $derived((this.wait?.so_far ?? 0) + this.now - this.heard);
  /** Until a bot takes the seat of somebody who is away, in milliseconds; nothing while nobody is. */
  readonly botIn = $derived(
    this.wait?.bot_in === undefined ? null : Math.max(0, this.wait.bot_in - this.now + this.heard),
  );
  readonly longest = $derived(this.wait?.longest ?? Infinity);

  /** Takes note of a view that has just come. */
  see(view: View): void {
    this.wait = view.wait;
    this.heard = this.now = Date.now();
  }

  /** To be called while a component is set up: the time goes on as long as the component is there. */
  run(): void {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }
}
