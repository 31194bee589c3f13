// The table of an analysis: the real board with the real question, whose other end is an engine in this page. Whatever is played
// becomes a move of the tree.
import { kindArt } from '../art/kinds.svelte';
import { anchor } from '../board/geometry';
import type { Thought } from '../net/wire';
import type { Wire } from '../net/socket';
import type { ClientMessage } from '../net/table';
import type { Action, Hint, Legal, Place, ServerMessage, WireRefusal, WireView } from '../net/types';
import { choiceOf } from '../table/advice';
import { noChoice } from '../table/ask';
import { Table } from '../table/store.svelte';

/** What a table asks of whoever keeps the tree. */
export interface Player {
  /** Plays an action at the point that is shown; what the rules say against it, if they do. */
  play(action: Action): Promise<WireRefusal | null>;
  back(): Promise<void>;
  /** The best move, if it is known. */
  advise(): void;
  /** A free space was tapped. */
  tap(at: Place): void;
}

class StudyWire implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  private last: WireView | null = null;

  constructor(private readonly player: Player) {
    // Whoever opens a wire begins to listen after that.
    queueMicrotask(() => this.onopen?.(new Event('open')));
  }

  show(view: WireView): void {
    this.last = view;
    this.tell({ type: 'view', ...view });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'play') void this.play(message.action, message.ack);
    else if (message.type === 'undo') void this.player.back();
    else if (message.type === 'ping') this.tell({ type: 'pong' });
    else if (message.type === 'resync' && this.last) this.show(this.last);
  }

  close(): void {
    [this.onmessage, this.onclose] = [null, null];
  }

  private async play(action: Action, ack: string): Promise<void> {
    const refused = await this.player.play(action);
    if (refused) this.tell({ type: 'refused', ack, ...refused });
    else this.tell({ type: 'ack', ack, version: this.last?.version ?? 0 });
  }

  private tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
}

export class StudyTable extends Table {
  protected override readonly calls = false;
  private wire: StudyWire | null = null;

  constructor(private readonly player: Player) {
    super('analysis');
  }

  /** Shows a point: with what happened in its last move alone where that was just played, else with all that led to it. */
  show(view: WireView, played: boolean): void {
    if (this.wire) this.wire.show(played ? { ...view, history: undefined } : view);
    else this.open(view, () => (this.wire = new StudyWire(this.player)));
  }

  override hear(m: ServerMessage): void {
    // Another line has as many moves at its points.
    if (m.type === 'view' && m.history)
      [this.choice, this.hint, this.pending, this.notice] = [noChoice(), null, null, null];
    super.hear(m);
  }

  override advise(): void {
    this.player.advise();
  }

  override whyNot(at: Place): void {
    this.player.tap(at);
  }

  /** Why a tile does not lie there, in the words of the rules. */
  ask(at: Place): void {
    super.whyNot(at);
  }

  /** Shows a candidate on the board, step by step to be played. */
  preview(thought: Thought): void {
    const { view } = this;
    if (!view) return;
    const tile = thought.actions.find(({ type }) => type === 'place-tile') as Action | undefined;
    const line = (thought.actions as readonly Action[]).map((action): Legal => {
      const art = view.decision.tile && tile?.rot !== undefined ? kindArt(view.decision.tile, tile.rot) : null;
      const at = action.at ?? tile?.at ?? null;
      if (!at || !action.segment) return { action, at, spot: null };
      const [x, y] = anchor(action.segment, art);
      return { action, at, spot: [at[0] + x, at[1] + y] };
    });
    const hint: Hint = { version: view.version, line, margin: thought.margin, win: thought.win, gain: thought.gain };
    const choice = choiceOf(hint, this.legal, this.choice);
    if (choice) [this.hint, this.choice] = [hint, choice];
  }
}
