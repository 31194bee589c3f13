// The people around a game: what they say, who is missing, and whether they play again.
import type { GameSocket } from '../net/socket';
import type { Reaction, ServerMessage, View } from '../net/types';
import { Absence } from './absence.svelte';
import { Rematch } from './rematch.svelte';
import { isHeard, Talk } from './talk.svelte';

export class Company {
  readonly talk = new Talk();
  readonly rematch = new Rematch();
  readonly absence = new Absence();

  private view: View | null = null;

  constructor(private readonly socket: () => GameSocket | null) {}

  hear(message: ServerMessage): void {
    if (message.type === 'chat') this.talk.hear(message);
    else if (message.type === 'reaction') this.hearReaction(message.from, message.reaction);
    else if (message.type === 'rematch') this.rematch.hear(message.offer);
  }

  see(view: View): void {
    this.view = view;
    if (view.chat) this.talk.lines = view.chat;
    this.rematch.see(view);
    this.absence.see(view);
  }

  say(text: string): void {
    const clean = text.trim().slice(0, 300);
    if (clean) this.socket()?.chat(clean);
  }

  react(reaction: Reaction): void {
    this.socket()?.react(reaction);
  }

  /** Those whom this device can mute: the other people who play or have said something. */
  others(): string[] {
    const { you = null, players = [] } = this.view?.game ?? {};
    const me = players[you ?? -1]?.name;
    const people = players.filter(({ kind }) => kind === 'human').map(({ name }) => name);
    const names = [...people, ...this.talk.lines.map(({ name }) => name)];
    return names.filter((name, i) => name !== me && names.indexOf(name) === i);
  }

  private hearReaction(seat: number, reaction: Reaction): void {
    const name = this.view?.game.players[seat]?.name ?? '';
    if (seat === this.view?.game.you || isHeard(name)) this.talk.react(seat, reaction);
  }

  /** Offers a rematch, or accepts the one that is offered. */
  playAgain(): void {
    this.rematch.want();
    this.socket()?.wish('rematch');
  }
}
