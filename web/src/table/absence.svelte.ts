// Players who have lost the connection on their turn, and who come back.
import type { Seat, View } from '../net/types';

/** How long everybody reads that somebody is back, in milliseconds. */
const WELCOME = 3000;

/** Whether the others wait for somebody who is not there, or a bot plays for them already. */
const isMissed = ({ decision, wait }: View, { online, away }: Seat, seat: number): boolean =>
  online === false && (away || (decision.player === seat && wait?.bot_in !== undefined));

export class Absence {
  /** The seat of somebody who has just come back. */
  back = $state<number | null>(null);
  private missed: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  see(view: View): void {
    if (view.game.status !== 'running') return;
    view.game.players.forEach((player, seat) => {
      const known = this.missed.includes(seat);
      if (isMissed(view, player, seat)) {
        if (!known) this.missed.push(seat);
      } else if (known && player.online && !player.away) this.welcome(seat);
    });
  }

  private welcome(seat: number): void {
    this.missed = this.missed.filter((missed) => missed !== seat);
    this.back = seat;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.back = null), WELCOME);
  }
}
