// One socket to one game. It reconnects within a second, or when a server that stops says so; sends unanswered plays
// again under the same ack id (the server plays an id once, whichever node hears it), and asks for a fresh view when it
// sees a gap. It keeps the last view to carry changes out on.
import type { Action, ClientMessage, Reaction, ServerMessage, WireView } from './types';
import type * as Live from './table';
import type { Action as WireAction } from './wire';
import { comeBackIn, pause } from './retry';
import { changed, spelledOut, withPlace } from './view';

/** What can be done about a seat while somebody stalls, and about a rematch after the game. */
export type Wish = 'give-to-bot' | 'claim' | 'take-seat' | 'rematch' | 'no-rematch';

export type Link = 'opening' | 'open' | 'lost';

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((ev: Event) => void) | null;
  onclose: ((ev: CloseEvent) => void) | null;
  onmessage: ((ev: MessageEvent<string>) => void) | null;
}

export interface Hooks {
  message(message: ServerMessage): void;
  link(state: Link): void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export const socketUrl = (id: string): string =>
  `${location.origin.replace(/^http/, 'ws')}/ws/games/${encodeURIComponent(id)}`;

let counter = 0;
export const ackId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${(counter += 1)}`;

export class GameSocket {
  private wire: Wire | null = null;
  private tries = 0;
  private closed = false;
  private view: WireView | null = null;
  private waiting = new Map<string, ClientMessage>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;

  /** With a view to begin with, it is shown at once, and only what comes after it is sent. */
  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
    first: WireView | null = null,
    private readonly open: (url: string) => Wire = (u) => new WebSocket(u),
  ) {
    if (first) this.show(first);
    this.connect();
  }

  /** Sends an action; the id that comes back names it in `ack` and `refused`. */
  play(action: Action, expected: number): string {
    const ack = ackId();
    const message: ClientMessage = { type: 'play', expected, ack, action: action as WireAction };
    this.waiting.set(ack, message);
    this.send(message);
    return ack;
  }

  undo(): string {
    const ack = ackId();
    this.send({ type: 'undo', ack });
    return ack;
  }

  /** Does something about a seat or a rematch. */
  wish(type: Wish): void {
    this.send({ type, ack: ackId() });
  }

  /** Asks for a hint. One that is not answered before the connection is lost is not asked for again. */
  hint(expected: number): string {
    const ack = ackId();
    this.send({ type: 'hint', expected, ack });
    return ack;
  }

  chat(text: string): void {
    this.send({ type: 'chat', text });
  }

  react(reaction: Reaction): void {
    this.send({ type: 'react', reaction });
  }

  /** Tries at once, for a button and for a tab that comes back. */
  now(): void {
    if (this.wire || this.closed) return;
    clearTimeout(this.retry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.quiet();
    this.wire?.close();
    this.wire = null;
  }

  private send(message: ClientMessage): void {
    if (!this.wire) return;
    try {
      this.wire.send(JSON.stringify(message));
    } catch {
      this.lost();
    }
  }

  private connect(): void {
    this.hooks.link(this.tries === 0 ? 'opening' : 'lost');
    const wire = this.open(this.view ? `${this.url}?seq=${this.view.seq}` : this.url);
    this.wire = wire;
    wire.onopen = () => {
      this.tries = 0;
      this.hooks.link('open');
      for (const message of this.waiting.values()) this.send(message);
      this.pinger = setInterval(() => {
        this.send({ type: 'ping' });
        this.pong = setTimeout(() => this.lost(), PONG_WITHIN);
      }, PING_EVERY);
    };
    wire.onmessage = (ev) => this.receive(ev.data);
    wire.onclose = (ev) => {
      if (this.wire === wire) this.lost(comeBackIn(ev.reason ?? ''));
    };
  }

  private receive(text: string): void {
    clearTimeout(this.pong);
    let message: Live.ServerMessage;
    try {
      message = JSON.parse(text) as Live.ServerMessage;
    } catch {
      this.send({ type: 'resync' });
      return;
    }
    if (message.type === 'ack') this.acknowledge(message.ack, message.version);
    if (message.type === 'refused' && message.ack) this.waiting.delete(message.ack);
    if (message.type === 'view') this.show(message);
    else if (message.type === 'change') this.show(changed(this.view, message));
    else if (message.type === 'hint') this.hooks.message({ ...message, line: message.line.map(withPlace) });
    else this.hooks.message(message);
  }

  private acknowledge(ack: string, version: number): void {
    this.waiting.delete(ack);
    // The change comes with the ack or right before it; if it was lost, ask.
    if (version <= this.version) return;
    setTimeout(() => {
      if (version > this.version && !this.closed) this.send({ type: 'resync' });
    }, 1500);
  }

  /** Shows a view; where a change was missed there is none, and a whole one is asked for. */
  private show(view: WireView | null): void {
    if (!view) return this.send({ type: 'resync' });
    this.view = view;
    this.hooks.message({ type: 'view', ...spelledOut(view) });
  }

  private get version(): number {
    return this.view?.version ?? -1;
  }

  private quiet(): void {
    clearInterval(this.pinger);
    clearTimeout(this.pong);
  }

  private lost(comeBack: number | null = null): void {
    this.quiet();
    const wire = this.wire;
    this.wire = null;
    if (wire) {
      wire.onclose = null;
      wire.onmessage = null;
      wire.close();
    }
    if (this.closed) return;
    this.hooks.link('lost');
    const wait = comeBack ?? pause(this.tries);
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }
}
