// A review from its beginning to its end: what is kept of it, the workers that go on with it, and what went wrong.
import { Mind } from '../mind/mind';
import { sourceOf } from '../mind/source';
import { api, Refusal } from '../net/api';
import type { ReviewedTurn, TurnReview } from '../net/local';
import type { Action, Summary } from '../net/types';
import { spelledOut } from '../net/view';
import { chancesOf, knownOf } from './chances';
import { effortFor, WORKERS } from './effort';
import { reviews, VERSION } from './keep';
import { momentsOf } from './moments';
import { sceneOf, type Scene } from './scenes';
import { Team } from './team';
import { viewerOf } from './words';

/** A game of fewer tiles says too little. */
const FEWEST_TILES = 10;
/** Milliseconds between two times that a review is kept while it is being worked out. */
const KEEP_EVERY = 2000;

export type Stage = 'loading' | 'missing' | 'silent' | 'running' | 'short' | 'alone' | 'open';
export type Trouble = 'engine' | 'lost' | '';

export class Reviewing {
  stage = $state<Stage>('loading');
  game = $state.raw<Summary | null>(null);
  plan = $state.raw<ReviewedTurn[]>([]);
  turns = $state.raw<(TurnReview | null)[]>([]);
  scenes = $state.raw<Record<number, Scene>>({});
  working = $state(false);
  trouble = $state<Trouble>('');
  /** Whether this device keeps what was found out. */
  kept = $state(true);
  private team: Team | null = null;
  private keptAt = 0;

  readonly viewer = $derived(this.game ? viewerOf(this.game) : 0);
  readonly finished = $derived(this.turns.filter((turn) => turn !== null).length);
  readonly begun = $derived(this.finished > 0 || this.working);
  readonly complete = $derived(this.turns.length > 0 && this.finished === this.turns.length);
  readonly chances = $derived(this.game ? chancesOf(this.turns, this.game) : []);
  readonly known = $derived(knownOf(this.chances));
  readonly moments = $derived(this.complete ? momentsOf(this.turns, this.viewer) : []);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.stage = 'loading';
    const kept = await reviews.get(this.id).catch(() => null);
    if (kept) ({ game: this.game, plan: this.plan, turns: this.turns, scenes: this.scenes } = kept);
    try {
      this.game = await api.game(this.id);
    } catch (e) {
      // A review that is kept can be read without its game.
      if (!kept) return void (this.stage = e instanceof Refusal && e.status === 404 ? 'missing' : 'silent');
    }
    this.stage = this.stageOf(this.game);
  }

  private stageOf(game: Summary | null): Stage {
    if (!game) return 'missing';
    if (game.status !== 'over') return 'running';
    if (game.players.length < 2) return 'alone';
    return game.tiles < FEWEST_TILES ? 'short' : 'open';
  }

  /** Begins, or continues where it was stopped. */
  async start(): Promise<void> {
    if (this.working) return;
    [this.working, this.trouble] = [true, ''];
    const team = new Team(() => new Mind(), WORKERS);
    this.team = team;
    try {
      const { turns: plan } = await team.open(await sourceOf(this.id));
      if (this.team !== team) return;
      if (plan.length !== this.turns.length) [this.plan, this.turns] = [plan, plan.map(() => null)];
      const todo = this.turns.flatMap((turn, number) => (turn ? [] : [number]));
      await team.work(todo, effortFor(plan), (number, review) => this.take(number, review));
      if (this.team !== team) return;
      await this.picture(team);
    } catch {
      if (this.team === team) this.trouble = this.finished ? 'lost' : 'engine';
    } finally {
      if (this.team === team) await this.stop();
    }
  }

  /** Ends the work; what is done stays, and is kept. */
  async stop(): Promise<void> {
    if (!this.team) return;
    this.team.end();
    [this.team, this.working] = [null, false];
    await this.keep();
  }

  private take(number: number, review: TurnReview): void {
    this.turns = this.turns.with(number, review);
    if (performance.now() - this.keptAt > KEEP_EVERY) void this.keep();
  }

  /** What the board looked like at the key moments. */
  private async picture(team: Team): Promise<void> {
    const scenes: Record<number, Scene> = {};
    for (const { number } of this.moments) {
      const turn = this.turns[number];
      const played: readonly Action[] = turn?.played ?? [];
      const at = played.find((action) => action.at)?.at;
      const view = turn && at && (await team.one?.ask('studyGo', turn.end))?.view;
      if (view && at) scenes[number] = sceneOf(spelledOut(view), at);
    }
    this.scenes = scenes;
  }

  private async keep(): Promise<void> {
    this.keptAt = performance.now();
    const { game, plan, turns, scenes } = this;
    if (!game || !turns.length) return;
    try {
      await reviews.put(this.id, { version: VERSION, game, plan, turns: [...turns], scenes });
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}
