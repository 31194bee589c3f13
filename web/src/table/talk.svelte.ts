// What people say and show at a table. Whom this device has muted is neither heard nor seen.
import { keep, prefs } from '../lib/prefs.svelte';
import { play } from '../lib/sound';
import type { Chat, Reaction } from '../net/types';

/** How long a reaction stays in sight, in milliseconds. */
const SHOWN = 4000;

/** What opens beside the tabs of log and chat. */
export type TalkTool = 'react' | 'mute';

/** Whether this device hears somebody. */
export const isHeard = (name: string): boolean => !prefs.quiet && !prefs.muted.includes(name);

export function mute(name: string, muted: boolean): void {
  prefs.muted = prefs.muted.filter((other) => other !== name);
  if (muted) prefs.muted.push(name);
  keep();
}

export class Talk {
  lines = $state.raw<Chat[]>([]);
  unread = $state(0);
  /** The reaction that each seat shows now. */
  reactions = $state<Partial<Record<number, Reaction>>>({});
  /** Whether the lines are in sight. */
  open = false;
  private timers: Partial<Record<number, ReturnType<typeof setTimeout>>> = {};

  readonly heard = $derived(this.lines.filter((line) => isHeard(line.name)));

  hear(line: Chat): void {
    this.lines = [...this.lines, line];
    if (this.open || !isHeard(line.name)) return;
    this.unread += 1;
    play('chat');
  }

  react(seat: number, reaction: Reaction): void {
    this.reactions[seat] = reaction;
    clearTimeout(this.timers[seat]);
    this.timers[seat] = setTimeout(() => {
      this.reactions[seat] = undefined;
    }, SHOWN);
  }
}
