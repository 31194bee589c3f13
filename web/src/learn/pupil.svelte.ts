// The table of a lesson: a table whose other end is a scene, and who says in the lesson's words what is not the point.
import { t } from '../i18n/index.svelte';
import type { ServerMessage } from '../net/types';
import { Table } from '../table/store.svelte';
import { replyWords } from './words';
import { LessonWire, named, OTHER, type Ask, type Run } from './wire';

export class Pupil extends Table {
  run = $state.raw<Run>() as Run;
  /** What is asked, by name. While a move of somebody else is being shown, that is what was asked before. */
  readonly asked = $derived(this.run.point.asked ?? null);
  /** All that followed the last answer has been seen, and nothing more is asked. */
  readonly isOver = $derived(this.asked === null && this.view?.version === this.run.point.views.at(-1)?.version);

  constructor(
    readonly lesson: string,
    readonly scene: string,
    run: Run,
    private readonly ask: Ask,
    private readonly name: string,
    private readonly reached: (run: Run) => void,
  ) {
    super(`${lesson}-${scene}`);
    this.run = run;
  }

  begin(): void {
    const first = this.run.point.views.at(-1);
    if (first) this.open(first, () => new LessonWire(this.run, this.ask, (run) => this.reach(run)));
  }

  private reach(run: Run): void {
    this.run = run;
    this.reached(run);
  }

  override hear(m: ServerMessage): void {
    if (m.type === 'view') super.hear({ ...named(m, this.name), type: 'view' });
    else if (m.type === 'refused' && (m.code as string) === OTHER) this.other(m.reason);
    else super.hear(m);
  }

  /** A legal move that is not the point: nothing has changed, and the lesson says why. */
  private other(reply: string | undefined): void {
    this.pending = null;
    this.unchoose();
    const text = replyWords(this.lesson, this.scene, reply);
    this.notice = { code: OTHER, text };
    this.urgent = `${t('lesson-other-head')} ${text}`;
  }
}
