import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBackIn } from '../src/net/retry';
import { GameSocket, type Link, type Wire } from '../src/net/socket';
import type { ClientMessage, ServerMessage, WireView } from '../src/net/types';

class Fake implements Wire {
  sent: ClientMessage[] = [];
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  drop(reason = ''): void {
    this.onclose?.({ code: 1001, reason } as CloseEvent);
  }
  say(m: unknown): void {
    this.onmessage?.({ data: JSON.stringify(m) } as MessageEvent<string>);
  }
}

let wires: Fake[];
let urls: string[];
let links: Link[];
let heard: ServerMessage[];
const start = (first: WireView | null = null): GameSocket =>
  new GameSocket('ws://x', { message: (m) => heard.push(m), link: (l) => links.push(l) }, first, (url) => {
    const wire = new Fake();
    urls.push(url);
    wires.push(wire);
    return wire;
  });
const last = (): Fake => wires[wires.length - 1] as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  urls = [];
  links = [];
  heard = [];
});
afterEach(() => vi.useRealTimers());

describe('the socket', () => {
  it('comes back within a second and sends what was not answered under the same id', () => {
    const socket = start();
    last().open();
    const ack = socket.play({ type: 'pass' }, 7);
    last().drop();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(2);
    last().open();
    expect(last().sent).toEqual([{ type: 'play', expected: 7, ack, action: { type: 'pass' } }]);
    last().say({ type: 'ack', ack, version: 8 });
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([]);
    socket.close();
  });

  it('never waits longer than a second between tries', () => {
    const socket = start();
    for (let i = 0; i < 6; i += 1) {
      const before = wires.length;
      last().drop();
      vi.advanceTimersByTime(1000);
      expect(wires.length).toBe(before + 1);
    }
    socket.close();
  });

  it('comes back when a server that stops says, with what it has seen and what was not answered', () => {
    const view = { version: 3, seq: 4, spaces: [], legal: [] } as unknown as WireView;
    const socket = start(view);
    last().open();
    const ack = socket.play({ type: 'pass' }, 3);
    last().drop('stopping 1700');
    vi.advanceTimersByTime(1690);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(20);
    expect(wires.length).toBe(2);
    expect(urls.at(-1)).toBe('ws://x?seq=4');
    last().open();
    expect(last().sent).toMatchObject([{ type: 'play', ack, expected: 3 }]);
    last().drop('stopping 1700');
    socket.now();
    expect(wires.length).toBe(3);
    socket.close();
  });

  it('believes no other word about when to come back', () => {
    expect(comeBackIn('stopping 0')).toBe(0);
    expect(comeBackIn('stopping 1200')).toBe(1200);
    expect(comeBackIn('stopping 999999')).toBe(5000);
    for (const reason of ['', 'stopping', 'stopping soon', 'stopping -5', 'too-slow 100', 'stopping 9999999'])
      expect(comeBackIn(reason), reason).toBeNull();
  });

  it('does not come back at the same moment as everybody else', () => {
    const waits = [0, 1].map((random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const socket = start();
      const before = wires.length;
      last().drop();
      let waited = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(1);
        waited += 1;
      }
      socket.close();
      return waited;
    });
    vi.restoreAllMocks();
    expect(waits).toEqual([75, 150]);
  });

  it('shows the view that it is given, and is sent only what comes after it', () => {
    const view = { version: 3, seq: 4, spaces: [], legal: [] } as unknown as WireView;
    const socket = start(view);
    expect(heard).toMatchObject([{ type: 'view', version: 3 }]);
    expect(urls).toEqual(['ws://x?seq=4']);
    socket.close();
  });

  it('asks for a view when an ack is ahead of what it has seen', () => {
    const socket = start();
    last().open();
    last().say({ type: 'view', version: 3, seq: 4, spaces: [], legal: [] });
    last().say({ type: 'ack', ack: 'a', version: 5 });
    vi.advanceTimersByTime(2000);
    expect(last().sent).toContainEqual({ type: 'resync' });
    socket.close();
  });

  it('carries changes out, and asks for a whole view when it has missed one', () => {
    const socket = start();
    last().open();
    const players: unknown[] = [];
    last().say({ type: 'view', version: 3, seq: 4, spaces: [], legal: [], game: { players } });
    const own = { events: [], legal: [], spaces: [[0, 1, [90]]], can_undo: false, you: 0, online: [] };
    last().say({ type: 'change', from: 4, seq: 5, patch: { in: { version: { set: 4 }, seq: { set: 5 } } }, ...own });
    expect(heard.at(-1)).toMatchObject({ type: 'view', version: 4, legal: [{ at: [0, 1] }] });
    expect(last().sent).toEqual([]);
    last().say({ type: 'change', from: 6, seq: 7, patch: {}, ...own });
    expect(heard).toHaveLength(2);
    expect(last().sent).toEqual([{ type: 'resync' }]);
    socket.close();
  });

  it('asks again after a frame that is no message', () => {
    const socket = start();
    last().open();
    last().onmessage?.({ data: '{' } as MessageEvent<string>);
    expect(last().sent).toEqual([{ type: 'resync' }]);
    expect(heard).toEqual([]);
    socket.close();
  });

  it('notices silence', () => {
    const socket = start();
    last().open();
    vi.advanceTimersByTime(20_000 + 8_000 + 1_000);
    expect(wires.length).toBe(2);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(2);
  });

  it('does not send a refused play again', () => {
    const socket = start();
    last().open();
    const ack = socket.play({ type: 'pass' }, 1);
    last().say({ type: 'refused', ack, code: 'stale', message: '' });
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([]);
    socket.close();
  });
});
