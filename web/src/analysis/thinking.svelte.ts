// The engine's opinion of a point, in a worker of its own: the longer it thinks, the surer it is. Where a tile is to be drawn, it
// says what each tile would be worth.
import { Mind } from '../mind/mind';
import { isEqual } from '../lib/equal';
import type { Possible, StudyPoint } from '../net/local';
import type { Outcome, Thought } from '../net/wire';

/** Milliseconds of each look, one after the other: the longer ones say it better. */
const LOOKS = [150, 350, 800, 1600, 3200, 6400];
/** The same for each of many tiles. */
const SHORT_LOOKS = [60, 200, 500];
const SHOWN = 5;
/** Milliseconds that a point is looked at before it is thought about. */
const PAUSE = 200;

export interface Worth {
  outcome: Outcome;
  weight: number;
  /** Each player's chance to win; nothing until it was looked at. */
  win: readonly number[] | null;
  /** By how much the first player of the list would be ahead. */
  margin: number;
  player: number;
}

/** What is to be thought about. */
export interface Question {
  /** The position as text. */
  text: string;
  player: number | null;
  chances: readonly Possible[];
  over: boolean;
}
type Thinker = Pick<Mind, 'ask' | 'end'>;

export class Thinking {
  /** Whether it thinks about every point that is shown. */
  on = $state(true);
  busy = $state(false);
  lost = $state(false);
  candidates = $state.raw<readonly Thought[]>([]);
  /** How many positions were looked at. */
  looked = $state(0);
  worths = $state.raw<readonly Worth[]>([]);
  player = $state<number | null>(null);
  private mind: Thinker | null = null;
  private thinks = false;
  private run = 0;
  private question: Question | null = null;

  constructor(private readonly hire: () => Thinker = () => new Mind()) {}

  /** The chances to win as far as they are known: of the best move, or of all tiles together. */
  readonly win = $derived<readonly number[] | null>(this.candidates[0]?.win ?? mean(this.worths));
  /** By how many points whoever is asked will be ahead. */
  readonly margin = $derived<number | null>(this.candidates[0]?.margin ?? null);

  /** Thinks about another point from now on. */
  look(question: Question | null): void {
    this.question = question;
    [this.candidates, this.worths, this.looked] = [[], [], 0];
    this.player = question?.player ?? null;
    this.halt();
    // Whoever steps through a game does not stop at every move.
    const run = this.run;
    if (this.on && question && !question.over) setTimeout(() => void this.think(question, run), PAUSE);
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) this.look(this.question);
    else this.halt();
  }

  end(): void {
    this.halt();
    this.mind?.end();
    this.mind = null;
  }

  /** Stops, in the middle of a thought, too. */
  private halt(): void {
    this.run += 1;
    this.busy = false;
    if (!this.thinks) return;
    this.mind?.end();
    [this.mind, this.thinks] = [null, false];
  }

  private async think(question: Question, run: number): Promise<void> {
    if (run !== this.run) return;
    [this.busy, this.lost] = [true, false];
    const mind = (this.mind ??= this.hire());
    try {
      await mind.ask('study', { from: 'text', text: question.text });
      if (run !== this.run) return;
      if (question.chances.length) await this.weigh(mind, question.chances, run);
      else await this.choose(mind, run);
    } catch {
      if (run === this.run) [this.lost, this.on] = [true, false];
    } finally {
      if (run === this.run) this.busy = false;
    }
  }

  private async asked(
    mind: Thinker,
    millis: number,
    run: number,
  ): Promise<{ best: readonly Thought[]; nodes: number } | null> {
    this.thinks = true;
    const { candidates, nodes } = await mind.ask('think', { millis, best: SHOWN });
    if (run !== this.run) return null;
    this.thinks = false;
    return { best: candidates.toSorted((a, b) => b.margin - a.margin), nodes };
  }

  private async choose(mind: Thinker, run: number): Promise<void> {
    for (const millis of LOOKS) {
      const found = await this.asked(mind, millis, run);
      if (!found) return;
      this.candidates = found.best;
      this.looked += found.nodes;
      // Where there is nothing to choose there is nothing to find out.
      if (found.best.length < 2) return;
    }
  }

  private async weigh(mind: Thinker, chances: readonly Possible[], run: number): Promise<void> {
    this.worths = chances.map(({ outcome, weight }) => ({ outcome, weight, win: null, margin: 0, player: 0 }));
    for (const millis of SHORT_LOOKS)
      for (const { outcome } of chances) {
        const point: StudyPoint = await mind.ask('studyPlay', outcome);
        if (run !== this.run) return;
        const decision = point.view.decision;
        const player = decision && 'player' in decision ? decision.player : null;
        if (player !== null && !point.over) {
          const found = await this.asked(mind, millis, run);
          if (!found) return;
          this.looked += found.nodes;
          const [best] = found.best;
          if (best) this.weighed(outcome, { win: best.win, margin: best.margin, player });
        }
        await mind.ask('studyGo', 0);
        if (run !== this.run) return;
      }
  }

  private weighed(outcome: Outcome, worth: Pick<Worth, 'win' | 'margin' | 'player'>): void {
    this.worths = this.worths.map((one) => (isEqual(one.outcome, outcome) ? { ...one, ...worth } : one));
  }
}

/** The chances to win over all that can be drawn, as soon as everything was looked at. */
export function mean(worths: readonly Worth[]): number[] | null {
  const first = worths[0]?.win;
  if (!first || worths.some(({ win }) => !win)) return null;
  const all = worths.reduce((sum, { weight }) => sum + weight, 0);
  return first.map((_, seat) => worths.reduce((sum, { win, weight }) => sum + ((win?.[seat] ?? 0) * weight) / all, 0));
}
