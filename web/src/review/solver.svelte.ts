// The table at which a better move is looked for: a turn that is not good enough changes nothing, and the review says why.
import { t } from '../i18n/index.svelte';
import { LessonWire, OTHER, type Run } from '../learn/wire';
import type { TurnReview } from '../net/local';
import type { ServerMessage } from '../net/types';
import { Table } from '../table/store.svelte';
import { ALONE } from './effort';
import { isSolved, Task, type Measure } from './task';
import type { Thinker } from './team';
import { decimal } from './words';

export class Solver extends Table {
  private readonly task: Task;
  /** The turn that was played last. */
  tried = $state.raw<TurnReview | null>(null);

  constructor(
    mind: Thinker,
    number: number,
    readonly sought: TurnReview,
    private readonly measure: Measure = { solves: isSolved, effort: ALONE },
  ) {
    super(`review-${number}`);
    this.task = new Task(mind, number, sought, (review) => this.judge(review), measure);
  }

  /** A turn was played to its end. */
  protected judge(review: TurnReview): void {
    this.tried = review;
  }

  /** Why a turn is not the answer. */
  protected whyNotBest(tried: TurnReview): string {
    return t('review-not-better', { a: decimal(tried.margin), b: decimal(tried.best.margin) });
  }

  get solved(): boolean {
    return this.tried !== null && this.measure.solves(this.tried);
  }

  async begin(): Promise<void> {
    const run: Run = await this.task.begin();
    const [first] = run.point.views;
    if (first) this.open(first, () => new LessonWire(run, this.task.ask, () => undefined));
  }

  override hear(m: ServerMessage): void {
    if (m.type === 'refused' && (m.code as string) === OTHER) this.other();
    else super.hear(m);
  }

  /** Legal, and not good enough. */
  private other(): void {
    this.pending = null;
    this.unchoose();
    const text = this.tried ? this.whyNotBest(this.tried) : '';
    this.notice = { code: OTHER, text };
    this.urgent = text;
  }
}
