// Players who have lost the connection on their turn, and who come back.
import type { View } from '../net/types';

/** Whoever only loads the page again is not announced: so long nobody is told, in milliseconds. */
const UNTOLD = 2500;
/** How long everybody reads that somebody is back, in milliseconds. */
const WELCOME = 3000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Absence {
  /** The seat that the others wait for, while its player is away. */
  lost = $state<number | null>(null);
  /** The seat of somebody who has just come back. */
  back = $state<number | null>(null);
  /** The seat that is waited for, told or not. */
  private waited: number | null = null;
  /** Seats whose players everybody knows to be away. */
  private missed: number[] = [];
  private telling: Timer;
  private welcoming: Timer;

  see(view: View): void {
    const { status, you, players } = view.game;
    const running = status === 'running';
    const asked = view.decision.player ?? -1;
    this.wait(running && asked !== you && view.wait?.bot_in !== undefined ? asked : null);
    if (!running) return;
    players.forEach(({ online, away }, seat) => {
      if (away && online === false) this.miss(seat);
      else if (online && !away && seat !== you && this.missed.includes(seat)) this.welcome(seat);
    });
  }

  private wait(seat: number | null): void {
    if (seat === this.waited) return;
    this.waited = seat;
    this.lost = null;
    clearTimeout(this.telling);
    if (seat === null) return;
    this.telling = setTimeout(() => {
      this.lost = seat;
      this.miss(seat);
    }, UNTOLD);
  }

  private miss(seat: number): void {
    if (!this.missed.includes(seat)) this.missed.push(seat);
  }

  private welcome(seat: number): void {
    this.missed = this.missed.filter((missed) => missed !== seat);
    this.back = seat;
    clearTimeout(this.welcoming);
    this.welcoming = setTimeout(() => (this.back = null), WELCOME);
  }
}
