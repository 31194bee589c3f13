// All lines of a log. What was said once is kept, so that only new lines cost anything.
import type { GameEvent } from '../net/types';
import { logLine, type Line } from './log';

export class LogBook {
  private said = new WeakMap<GameEvent, Line | null>();
  private language = '';

  /** The lines of a history in the language of the page; another language says everything anew. */
  lines(history: readonly GameEvent[], language: string): Line[] {
    if (this.language !== language) this.said = new WeakMap();
    this.language = language;
    return history.map((event, i) => this.line(event, i, history)).filter((line) => line !== null);
  }

  private line(event: GameEvent, i: number, history: readonly GameEvent[]): Line | null {
    const known = this.said.get(event);
    if (known !== undefined) return known;
    const line = logLine(event, i, history);
    this.said.set(event, line);
    return line;
  }
}
