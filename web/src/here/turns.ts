// When bots move: after a moment in which a person can see what happened before.
import type { World } from './world';

export class Turns {
  /** Milliseconds before a bot moves. */
  pause = 0;
  private bot: number | null = null;
  private callOff: () => void = () => undefined;

  constructor(private readonly later: World['later']) {}

  /** Lets the bot that is to move do so, later by as much as it has to wait besides. */
  see(bot: number | null, move: () => void, wait = 0): void {
    this.callOff();
    // What a bot does after the first decision of its turn, it has thought of already.
    const pause = bot === this.bot ? this.pause / 3 : this.pause;
    this.bot = bot;
    if (bot !== null) this.callOff = this.later(pause + wait, move);
  }

  stop(): void {
    this.callOff();
    this.bot = null;
  }
}
