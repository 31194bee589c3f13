// The coach of a table: one tip at a time, at most one a turn, each told once for good.
import { keep, prefs } from '../lib/prefs.svelte';
import type { View } from '../net/types';
import { isMine } from '../table/ask';
import { comesHome, tipFor, TIPS, type Tip } from './tips';

export class Coach {
  now = $state.raw<Tip | null>(null);
  private turn = -1;
  private version = -1;
  /** Whether a meeple has come home since the player could last place one. */
  private isHome = false;

  /** A new view: a tip goes with the question that it was about. */
  see(view: View): void {
    if (this.now && view.version !== this.version) this.dismiss();
    if (view.decision.kind === 'figure' && isMine(view)) this.isHome = false;
    this.isHome ||= comesHome(view.events, view.game.you);
    if (this.now || !prefs.tips || view.state.turn === this.turn) return;
    const tip = tipFor(view, prefs.tipsTold, this.isHome);
    if (!tip) return;
    this.now = tip;
    [this.turn, this.version] = [view.state.turn, view.version];
  }

  /** Says that a tip was read. */
  dismiss(): boolean {
    if (!this.now) return false;
    prefs.tipsTold = [...prefs.tipsTold, this.now.id];
    keep();
    this.now = null;
    return true;
  }

  /** No more tips, in any game. */
  off(): void {
    prefs.tips = false;
    this.dismiss();
    keep();
  }

  /** Which of the tips this is. */
  get number(): number {
    return prefs.tipsTold.filter((id) => (TIPS as readonly string[]).includes(id)).length + 1;
  }
}
