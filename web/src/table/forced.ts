// Forced moves: where only one is legal, the page shows it for a moment and plays it, if the player allows that.
import { prefs } from '../lib/prefs.svelte';
import type { Question } from './question.svelte';

/** How long the only legal move is shown before it is played. */
const SHOWN_MS = 600;

export class Forced {
  /** The last thing that the player did was to take something back: whoever does that wants to go back further. */
  private goesBack = false;

  constructor(private readonly table: Question) {}

  /** A question has come. */
  see(version: number): void {
    if (!prefs.forced || this.goesBack || !this.isForced) return;
    setTimeout(() => {
      if (this.table.view?.version === version && this.isForced) this.table.confirm();
    }, SHOWN_MS);
  }

  takeBack(): void {
    this.goesBack = true;
  }

  play(): void {
    this.goesBack = false;
  }

  private get isForced(): boolean {
    return this.table.legal.length === 1 && this.table.answer !== null;
  }
}
