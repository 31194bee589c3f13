// One game of the mock: the engine's answers, dressed as the server's views.
import type { WebSocket } from 'ws';
import type {
  Action,
  Chat,
  ClientMessage,
  Colour,
  Decision,
  GameEvent,
  KindArt,
  Legal,
  NewGame,
  Place,
  Seat,
  Segment,
  State,
  Summary,
  View,
} from '../src/net/types';
import { Engine } from './engine';
import { features, sameSegment } from './features';
import { catalogue } from './texts';

const COLOURS: Colour[] = ['blue', 'red', 'yellow', 'teal', 'black', 'pink', 'white', 'green'];
type Art = (kind: string, rot: number) => KindArt;

export class MockGame {
  readonly id = Math.random().toString(36).slice(2, 10);
  readonly engine = new Engine();
  readonly views: View[] = [];
  private readonly sockets = new Set<WebSocket>();
  private history: GameEvent[] = [];
  private chat: Chat[] = [];
  private last: Record<string, Place> = {};
  private acks = new Map<string, number>();
  private systems: string[] = [];
  private version = 0;
  private decision: Decision = { kind: 'game-over' };

  private constructor(
    private readonly wish: NewGame,
    private readonly seats: Seat[],
    private readonly art: Art,
  ) {}

  static async create(wish: NewGame, name: string, art: Art): Promise<MockGame> {
    const { bots, presets } = catalogue();
    const seats = wish.seats.map((s, i): Seat => ({
      kind: s.kind === 'me' ? 'human' : 'bot',
      name:
        s.kind === 'me' ? name : `${bots.find((b) => s.kind === 'bot' && b.name === s.level)?.called ?? 'Bot'} ${i}`,
      colour: COLOURS[i] ?? 'blue',
      online: true,
      resigned: false,
      ...(s.kind === 'bot' ? { level: s.level } : {}),
    }));
    const game = new MockGame(wish, seats, art);
    const preset = presets.find((p) => p.name === wish.preset) ?? presets[presets.length - 1];
    const systems = wish.setup?.systems ?? preset?.systems ?? [];
    game.systems = systems;
    const draw = (wish.setup as { draw?: string[] } | undefined)?.draw ?? process.env.BASTIDE_MOCK_DRAW?.split(',');
    const reply = await game.engine.ask<{ decision: Decision }>({
      cmd: 'new',
      setup: {
        players: seats.map((s) => s.name),
        systems,
        ...(draw ? { draw } : {}),
        seed: process.env.BASTIDE_MOCK_SEED ?? game.id,
      },
    });
    game.decision = reply.decision;
    game.views.push(await game.view());
    return game;
  }

  summary(): Summary {
    const over = this.decision.kind === 'game-over';
    return {
      id: this.id,
      status: over ? 'over' : 'running',
      title: this.wish.preset ?? 'custom',
      players: this.seats,
      systems: this.systems,
      created: new Date().toISOString(),
      updated: new Date().toISOString(),
      version: this.version,
      you: 0,
      public: this.wish.public,
      aids: this.wish.aids,
      turn: this.decision.player ?? null,
      ...(over ? { scores: this.decision.scores, winners: this.decision.winners } : {}),
    };
  }

  join(ws: WebSocket): void {
    this.sockets.add(ws);
    void this.view().then((view) => ws.send(JSON.stringify({ type: 'view', ...view, history: this.history })));
  }

  leave(ws: WebSocket): void {
    this.sockets.delete(ws);
  }

  async hear(ws: WebSocket, message: ClientMessage): Promise<void> {
    const say = (m: unknown): void => ws.send(JSON.stringify(m));
    if (message.type === 'ping') say({ type: 'pong' });
    if (message.type === 'resync') this.join(ws);
    if (message.type === 'chat')
      this.tell({ type: 'chat', from: 0, name: this.seats[0]?.name ?? '', text: message.text, time: Date.now() });
    if (message.type === 'undo')
      say({ type: 'refused', ack: message.ack, code: 'nothing-to-undo', message: 'the mock takes nothing back' });
    if (message.type === 'hint')
      say({ type: 'refused', ack: message.ack, code: 'no-hint', message: 'the mock knows no hints' });
    if (message.type !== 'play') return;
    const before = this.acks.get(message.ack);
    if (before !== undefined) return say({ type: 'ack', ack: message.ack, version: before });
    if (message.expected !== this.version)
      return say({ type: 'refused', ack: message.ack, code: 'stale', message: 'the game has moved on' });
    const error = await this.play(message.action);
    if (error) return say({ type: 'refused', ack: message.ack, ...error });
    this.acks.set(message.ack, this.version);
    say({ type: 'ack', ack: message.ack, version: this.version });
    await this.run();
  }

  /** Lets bots act until a person is asked. */
  async run(): Promise<void> {
    while (this.seats[this.decision.player ?? -1]?.kind === 'bot') {
      await new Promise((done) => setTimeout(done, Number(process.env.BASTIDE_MOCK_PACE ?? 500)));
      const { actions } = await this.engine.ask<{ actions: Action[] }>({ cmd: 'legal' });
      const pick = actions[Math.floor(Math.random() * actions.length)];
      if (pick) await this.play(pick);
    }
  }

  private async play(action: Action): Promise<{ code: string; message: string; rule?: string } | null> {
    const reply = await this.engine.ask<
      { events: GameEvent[]; decision: Decision } | { error: { code: string; message: string; rule?: string } }
    >({ cmd: 'play', action });
    if ('error' in reply) return reply.error;
    this.version += 1;
    this.decision = reply.decision;
    const events = reply.events.map((e) => ({ ...e, version: this.version }));
    this.history.push(...events);
    for (const e of events) if (e.event === 'tile-placed' && e.at) this.last[String(e.player)] = e.at;
    const view = await this.view();
    this.views[this.version] = { ...view, legal: [], history: [...this.history] };
    this.tell({ type: 'view', ...view, events });
    return null;
  }

  private tell(message: unknown): void {
    for (const ws of this.sockets) ws.send(JSON.stringify(message));
  }

  private spot(board: State['board'], at?: Place, segment?: Segment): Place | null {
    const tile = at && board.find((t) => t.at.join() === at.join());
    if (!tile) return null;
    if (!segment) return [tile.at[0] + 0.5, tile.at[1] + 0.5];
    const anchor = this.art(tile.tile, tile.rot).segments.find(
      (s) => s.segment && sameSegment(s.segment, segment),
    )?.anchor;
    return anchor ? [tile.at[0] + anchor[0] / 100, tile.at[1] + anchor[1] / 100] : null;
  }

  private async view(): Promise<View> {
    const { state } = await this.engine.ask<{ state: State }>({ cmd: 'state' });
    const mine = this.seats[this.decision.player ?? -1]?.kind === 'human';
    const { actions } = mine ? await this.engine.ask<{ actions: Action[] }>({ cmd: 'legal' }) : { actions: [] };
    const legal = actions.map((action): Legal => ({
      action,
      at: action.at ?? null,
      spot: action.type === 'place-tile' ? null : this.spot(state.board, action.at, action.segment),
      label: [action.type, action.figure, action.choice].filter(Boolean).join(' '),
    }));
    const all = features(state, this.art);
    const projected = state.players.map(
      (p, i) => p.score + all.reduce((sum, f) => sum + (f.owners.includes(i) ? f.points : 0), 0),
    );
    return {
      version: this.version,
      game: this.summary(),
      state,
      decision: this.decision,
      phase_rule: this.decision.phase,
      legal,
      features: all,
      projected,
      last: { ...this.last },
      holes: [],
      chat: this.chat,
      seed_hash: '5f1d…',
      ...(this.decision.kind === 'game-over' ? { seed: this.id } : {}),
      spots: state.figures.map((f) => this.spot(state.board, f.at, f.segment)),
      can_undo: false,
    };
  }
}
