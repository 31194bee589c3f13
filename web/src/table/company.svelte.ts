// The people around a game: what they say, who is missing, and whether they play again.
import type { GameSocket } from '../net/socket';
import type { ServerMessage, View } from '../net/types';
import { Absence } from './absence.svelte';
import { Rematch } from './rematch.svelte';
import { Talk } from './talk.svelte';

export class Company {
  readonly talk = new Talk();
  readonly rematch = new Rematch();
  readonly absence = new Absence();

  constructor(private readonly socket: () => GameSocket | null) {}

  hear(message: ServerMessage): void {
    if (message.type === 'chat') this.talk.hear(message);
    else if (message.type === 'rematch') this.rematch.hear(message.offer);
  }

  see(view: View): void {
    if (view.chat) this.talk.lines = view.chat;
    this.rematch.see(view);
    this.absence.see(view);
  }

  say(text: string): void {
    const clean = text.trim().slice(0, 300);
    if (clean) this.socket()?.chat(clean);
  }

  /** Offers a rematch, or accepts the one that is offered. */
  playAgain(): void {
    this.rematch.want();
    this.socket()?.wish('rematch');
  }
}
