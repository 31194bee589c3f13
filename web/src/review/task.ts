// A mistake as a small puzzle: the position before it, in an engine of its own. It answers as a scene of a lesson does, so that a
// table can be played at it.
import type { Ask, Run } from '../learn/wire';
import { Refusal } from '../net/refusal';
import type { Effort, StudyPoint, TurnReview } from '../net/local';
import type { LessonAnswer } from '../net/types';
import type { Action } from '../net/wire';
import { isEqual } from '../lib/equal';
import { ALONE } from './effort';
import type { Thinker } from './team';

/** A turn that was tried, once it is over. */
export type Tried = (review: TurnReview) => void;

/** What counts as the answer, and how long another turn is looked at. */
export interface Measure {
  solves: (review: TurnReview) => boolean;
  effort: Effort;
}

/** Whether a turn is good enough to count as the answer. */
export const isSolved = ({ grade }: Pick<TurnReview, 'grade'>): boolean => grade === 'best' || grade === 'good';

export class Task {
  constructor(
    private readonly mind: Thinker,
    /** The number of the turn in the plan. */
    readonly number: number,
    readonly turn: TurnReview,
    private readonly tried: Tried,
    private readonly measure: Measure = { solves: isSolved, effort: ALONE },
  ) {}

  async begin(): Promise<Run> {
    return { answers: [], point: this.point(await this.mind.ask('studyGo', this.turn.at), []) };
  }

  readonly ask: Ask = async (answers) => {
    try {
      return await this.answered(answers);
    } catch (e) {
      if (e instanceof Refusal && e.why) return { result: 'refused', ...e.why };
      throw e;
    }
  };

  private async answered(answers: readonly Action[]): Promise<LessonAnswer> {
    let point = await this.mind.ask('studyGo', this.turn.at);
    for (const answer of answers) point = await this.mind.ask('studyPlay', answer);
    if (this.isAsked(point)) return { result: 'point', ...this.point(point, answers) };
    const review = await this.reviewed(answers);
    this.tried(review);
    return this.measure.solves(review) ? { result: 'point', views: [point.view] } : { result: 'other' };
  }

  /** What a turn is worth. The best one is known, and nobody has to think about it. */
  private async reviewed(answers: readonly Action[]): Promise<TurnReview> {
    if (isEqual(answers, this.turn.best.actions))
      return { ...this.turn, played: [...answers], cost: 0, lost: 0, margin: this.turn.best.margin, grade: 'best' };
    return this.mind.ask('reviewInstead', this.number, answers, this.measure.effort);
  }

  /** Whether the turn goes on, and nothing but the player decides how. */
  private isAsked({ view, chances, over }: StudyPoint): boolean {
    const asked = view.decision && 'player' in view.decision ? view.decision.player : null;
    return !over && !chances.length && asked === this.turn.player && view.state?.turn === this.turn.turn;
  }

  private point({ view }: StudyPoint, answers: readonly Action[]): Run['point'] {
    const { actions } = this.turn.best;
    const follows = answers.every((answer, i) => isEqual(answer, actions[i]));
    const action = follows ? actions[answers.length] : undefined;
    return { asked: 'move', solution: action && { action, spot: null }, views: [view] };
  }
}
