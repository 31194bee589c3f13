// An analysis: the tree, the point that is looked at, and the engine that knows the rules. Calls of the engine come one after the
// other, and what is shown is always what the last of them answered.
import { Mind } from '../mind/mind';
import { Refusal } from '../net/refusal';
import type { Made, Possible, StudyPoint, StudySource } from '../net/local';
import type { Action, Place, WireRefusal } from '../net/types';
import type { Move } from '../net/wire';
import { personName } from '../table/names';
import { troubleOf } from '../table/refusals';
import { nodeAt } from './address';
import { brought } from './brought';
import { askedIn, drawnFrom } from './chances';
import { analyses, type KeptAnalysis } from './keep';
import { stepFrom } from './rows';
import { sourceFor } from './source';
import { StudyTable } from './table.svelte';
import { Thinking } from './thinking.svelte';
import * as trees from './tree';
import { ROOT } from './tree';

export type Stage = 'opening' | 'open' | 'missing' | 'running' | 'trouble';
type Engine = Pick<Mind, 'ask' | 'end'>;

export class Study {
  stage = $state<Stage>('opening');
  trouble = $state('');
  tree = $state.raw(trees.emptyTree());
  at = $state(ROOT);
  point = $state.raw<StudyPoint | null>(null);
  /** What could have been drawn instead of the tile in hand. */
  others = $state.raw<readonly Possible[]>([]);
  /** The free space that somebody looks at. */
  picked = $state.raw<Place | null>(null);
  title = $state('');
  kept = $state(true);
  readonly thinking = new Thinking();
  readonly table: StudyTable;
  readonly line = $derived(trees.lineThrough(this.tree, this.at));
  private source: StudySource | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: string,
    private readonly mind: Engine = new Mind(),
  ) {
    this.table = new StudyTable({
      play: (action) => this.play(action),
      back: () => this.go(this.tree[this.at]?.parent ?? ROOT),
      advise: () => this.preview(0),
      tap: (at) => (this.picked = at),
    });
  }

  end(): void {
    this.thinking.end();
    this.mind.end();
    this.table.close();
  }

  /** Opens what is kept under this name, the game of that name, or a text that somebody brought. */
  async open(text: string | null, hash: string): Promise<void> {
    const kept = await analyses.get(this.name).catch(() => null);
    try {
      const source = await sourceFor(this.name, text, kept);
      if (typeof source === 'string') this.stage = source;
      else await this.begin(source, kept, hash);
    } catch (e) {
      this.stage = e instanceof Refusal && e.status === 404 ? 'missing' : 'trouble';
      this.trouble = troubleOf(e);
    }
  }

  private async begin(source: StudySource, kept: KeptAnalysis | null, hash: string): Promise<void> {
    const first = await this.mind.ask('study', source);
    const { made } = await this.mind.ask('studyLine');
    this.source = source;
    // A game that has gone on since has more moves at the end of its line.
    const [tree, last] = trees.withLine(kept?.tree ?? trees.emptyTree(), first.moves, made);
    this.tree = tree;
    this.title = first.view.game.players.map(({ name }) => personName(name)).join(' · ');
    await this.go(nodeAt(tree, hash) ?? kept?.at ?? last);
    this.stage = 'open';
    brought.draft = '';
  }

  /** One call after the other; a refusal is the answer, anything else is the end of the engine. */
  private turn<T>(what: () => Promise<T>): Promise<T> {
    const next = this.queue.then(what);
    this.queue = next.catch(() => undefined);
    return next;
  }

  /** Looks at another node. */
  go(id: number): Promise<void> {
    return this.turn(async () => {
      if (!this.tree[id]) return;
      this.at = id;
      const moves = trees.movesOf(this.tree, this.line);
      await this.see(await this.mind.ask('studyFollow', moves, trees.pathTo(this.tree, id).length), false);
    }).catch(this.fail);
  }

  step = (way: 1 | -1): Promise<void> => this.go(stepFrom(this.tree, this.line, this.at, way));

  private async see(point: StudyPoint, played: boolean): Promise<void> {
    this.point = point;
    this.picked = null;
    this.table.show(point.view, played);
    const text = await this.mind.ask('studyPosition');
    this.others = await this.instead();
    this.thinking.look({ text, player: askedIn(point.view), chances: point.chances, over: point.over });
    this.keep();
  }

  /** What chance could have answered before the tile that is in hand. */
  private async instead(): Promise<readonly Possible[]> {
    const node = this.tree[this.at];
    if (!node || trees.tileOf(node.move) === null) return [];
    const depth = trees.pathTo(this.tree, this.at).length;
    const { chances } = await this.mind.ask('studyGo', depth - 1);
    await this.mind.ask('studyGo', depth);
    return chances;
  }

  /** Plays a move here, which becomes a variation unless the line goes on with it. */
  private async played(move: Move): Promise<void> {
    const { view } = this.point ?? {};
    const made: Made = { player: askedIn(view), turn: view?.state?.turn ?? 0 };
    this.point = await this.mind.ask('studyPlay', move);
    [this.tree, this.at] = trees.grown(this.tree, this.at, move, made);
  }

  private play(action: Action): Promise<WireRefusal | null> {
    return this.turn(async () => {
      try {
        await this.played(action as Move);
        if (this.point) await this.see(this.point, true);
        return null;
      } catch (e) {
        if (e instanceof Refusal && e.why) return e.why;
        throw e;
      }
    });
  }

  /** Plays moves one after the other, as far as the rules allow. */
  playAll(moves: readonly (Move | Action)[]): Promise<void> {
    return this.turn(async () => {
      try {
        for (const move of moves) await this.played(move as Move);
      } finally {
        if (this.point) await this.see(this.point, false);
      }
    }).catch(this.fail);
  }

  /** Draws a tile, or lets chance answer otherwise, instead of the tile in hand; without an answer chance decides. */
  async draw(outcome?: Move): Promise<void> {
    if (this.others.length) await this.go(this.tree[this.at]?.parent ?? ROOT);
    const drawn = outcome ?? drawnFrom(this.point?.chances ?? [], Math.random());
    if (drawn) await this.playAll([drawn]);
  }

  preview(number: number): void {
    const thought = this.thinking.candidates[number];
    if (thought) this.table.preview(thought);
    else if (!this.thinking.on) this.thinking.toggle();
  }

  note(id: number, text: string): void {
    this.tree = trees.noted(this.tree, id, text);
    this.keep();
  }

  async remove(id: number): Promise<void> {
    const parent = this.tree[id]?.parent ?? ROOT;
    const inside = trees.pathTo(this.tree, this.at).includes(id);
    this.tree = trees.without(this.tree, id);
    if (inside) await this.go(parent);
    else this.keep();
  }

  promote(id: number): void {
    this.tree = trees.promoted(this.tree, id);
    this.keep();
  }

  /** Asks the engine something about the point that is shown. */
  ask: Engine['ask'] = (call, ...args) => this.turn(() => this.mind.ask(call, ...args));
  private keep(): void {
    const { source, name, title, tree, at } = this;
    if (!source) return;
    analyses.put({ name, title, source, tree, at, changed: Date.now() }).then(
      () => (this.kept = true),
      () => (this.kept = false),
    );
  }

  private fail = (e: unknown): void => void ([this.stage, this.trouble] = ['trouble', troubleOf(e)]);
}
