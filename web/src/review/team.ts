// Workers that share the turns of a game: each takes the next one as soon as it is free. If one of them is lost, the others do its
// work, and only when nobody is left does the review end.
import type { Mind } from '../mind/mind';
import type { Effort, ReviewPlan, StudySource, TurnReview } from '../net/local';

export type Thinker = Pick<Mind, 'ask' | 'end'>;

export class Team {
  private members: Thinker[] = [];
  private ended = false;

  constructor(
    private readonly hire: () => Thinker,
    private readonly size: number,
  ) {}

  /** Everybody opens the game. Whoever cannot is not needed, as long as somebody can. */
  async open(source: StudySource): Promise<ReviewPlan> {
    const hired = Array.from({ length: this.size }, () => this.hire());
    this.members = hired;
    const opened = await Promise.allSettled(
      hired.map(async (member) => {
        await member.ask('study', source);
        return member.ask('review');
      }),
    );
    this.members = hired.filter((_, i) => opened[i]?.status === 'fulfilled');
    const plan = opened.find((one) => one.status === 'fulfilled')?.value;
    if (plan) return plan;
    const [first] = opened;
    throw first?.status === 'rejected' ? first.reason : new Error('nobody');
  }

  /** Reviews turns in this order; says so after each of them. */
  async work(todo: readonly number[], effort: Effort, tell: (turn: number, review: TurnReview) => void): Promise<void> {
    const left = [...todo];
    while (left.length && !this.ended) {
      const failures: Error[] = [];
      await Promise.all(this.members.map((member) => this.share(member, left, effort, tell, failures)));
      if (left.length && !this.ended && !this.members.length) throw failures[0] ?? new Error('nobody');
    }
  }

  private async share(
    member: Thinker,
    left: number[],
    effort: Effort,
    tell: (turn: number, review: TurnReview) => void,
    failures: Error[],
  ): Promise<void> {
    for (let turn = left.shift(); turn !== undefined && !this.ended; turn = left.shift()) {
      try {
        const review = await member.ask('reviewTurn', turn, effort);
        if (!this.ended) tell(turn, review);
      } catch (e) {
        left.unshift(turn);
        failures.push(e instanceof Error ? e : new Error('lost'));
        this.members = this.members.filter((other) => other !== member);
        member.end();
        return;
      }
    }
  }

  /** Somebody who has the game open. */
  get one(): Thinker | undefined {
    return this.members[0];
  }

  /** Stops everybody, in the middle of a thought, too. */
  end(): void {
    this.ended = true;
    for (const member of this.members) member.end();
    this.members = [];
  }
}
