// A table's wire whose other end is a lesson: what a socket would carry, answered by the scene and the answers so far. A scene
// that is answered elsewhere, say by a worker of this page, needs another `ask` and nothing else.
import type { Hint, LessonAnswer, LessonPoint, View, WireView } from '../net/types';
import type { ClientMessage } from '../net/table';
import type { Wire } from '../net/socket';
import type { Action } from '../net/wire';

/** Where answers lead in a scene. */
export type Ask = (answers: readonly Action[]) => Promise<LessonAnswer>;

/** A scene that is being played: the last point, and the answers that led to it. */
export interface Run {
  answers: readonly Action[];
  point: LessonPoint;
}

/** The code of a move that is legal, but not what a lesson asks for. */
export const OTHER = 'lesson-other';

const NO_GAIN: Hint['gain'] = { now: 0, later: 0, others: 0 };

/** A view of a move after others: the history before it is known already. */
const news = (view: WireView): unknown => ({ type: 'view', ...view, history: undefined, chat: undefined });

export class LessonWire implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;

  constructor(
    private run: Run,
    private readonly ask: Ask,
    private readonly reached: (run: Run) => void,
  ) {
    // Whoever opens a wire begins to listen after that.
    queueMicrotask(() => this.onopen?.(new Event('open')));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'play') void this.play(message.action, message.ack);
    else if (message.type === 'undo') void this.undo();
    // Nobody expects an answer before the question has been asked.
    else if (message.type === 'hint') queueMicrotask(() => this.hint(message.ack));
    else if (message.type === 'ping') this.tell({ type: 'pong' });
    else if (message.type === 'resync') this.tell({ type: 'view', ...this.last() });
  }

  close(): void {
    this.onmessage = null;
    this.onclose = null;
  }

  private tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  private last(): WireView | undefined {
    return this.run.point.views.at(-1);
  }

  /** Asks, or loses the connection: a table knows what to do then. */
  private async answered(answers: readonly Action[]): Promise<LessonAnswer | null> {
    try {
      return await this.ask(answers);
    } catch {
      this.onclose?.(new CloseEvent('close'));
      return null;
    }
  }

  private reach(answers: readonly Action[], point: LessonPoint): void {
    this.run = { answers, point };
    this.reached(this.run);
  }

  private async play(action: Action, ack: string): Promise<void> {
    const answers = [...this.run.answers, action];
    const answer = await this.answered(answers);
    if (!answer) return;
    if (answer.result === 'other') return this.tell({ type: 'refused', ack, code: OTHER, reason: answer.reply });
    if (answer.result === 'refused') return this.tell({ ...answer, type: 'refused', ack });
    this.reach(answers, answer);
    for (const view of answer.views) this.tell(news(view));
    this.tell({ type: 'ack', ack, version: this.last()?.version ?? 0 });
  }

  private async undo(): Promise<void> {
    const answers = this.run.answers.slice(0, -1);
    const answer = await this.answered(answers);
    if (answer?.result !== 'point') return;
    this.reach(answers, answer);
    this.tell({ type: 'view', ...this.last() });
  }

  private hint(ack: string): void {
    const { solution } = this.run.point;
    const about = { version: this.last()?.version ?? 0, margin: 0, win: [], gain: NO_GAIN };
    this.tell({ type: 'hint', ack, line: solution ? [solution] : [], ...about });
  }
}

/** A view in which the learner has a name of their own. */
export function named(view: View, name: string): View {
  const you = view.game.you;
  if (you === null || !name) return view;
  const players = view.game.players.map((seat, i) => (i === you ? { ...seat, name } : seat));
  return { ...view, game: { ...view.game, players } };
}
