// What others do is shown one move after the other, however fast it comes: a bot needs milliseconds, a person needs to see it.
import { lasting } from '../lib/prefs.svelte';
import type { View } from '../net/types';

/** How long a move of somebody else is looked at, and how long all that wait may take together. */
const LOOK = 700;
const LONGEST = 2100;

/** The time until the next of some views, in milliseconds at the normal speed. */
export const lookFor = (waiting: number): number => Math.min(LOOK, LONGEST / Math.max(1, waiting));

/** Whether a view tells of a move that somebody else has made. */
export const showsOthers = ({ events, game }: View): boolean =>
  (events ?? []).some(
    ({ event, player }) => (event === 'tile-placed' || event === 'deployed') && player !== (game.you ?? undefined),
  );

/** A view with the whole history comes after a gap: what waited is in it, and nobody needs to see it again. */
const catchesUp = (view: View): boolean => !!view.history;

export class Pace {
  private waiting: View[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (view: View) => void) {}

  take(view: View): void {
    if (catchesUp(view)) this.stop();
    this.waiting.push(view);
    if (this.timer === undefined) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const view = this.waiting.shift();
    if (!view) return;
    this.show(view);
    // In a tab that nobody looks at there is nothing to wait for.
    const look = showsOthers(view) && !globalThis.document?.hidden ? lasting(lookFor(this.waiting.length)) : 0;
    if (look > 0 && !catchesUp(view)) this.timer = setTimeout(() => this.next(), look);
    else this.next();
  }
}
