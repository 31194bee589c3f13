// What people say at a table.
import { play } from '../lib/sound';
import type { Chat } from '../net/types';

export class Talk {
  lines = $state.raw<Chat[]>([]);
  unread = $state(0);
  /** Whether the lines are in sight. */
  open = false;

  hear(line: Chat): void {
    this.lines = [...this.lines, line];
    if (this.open) return;
    this.unread += 1;
    play('chat');
  }
}
