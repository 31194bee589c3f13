// The table at which a puzzle is solved: the first try is rated, and whoever has tried may see the answer.
import { AS_GOOD } from '../review/grades';
import { Solver } from '../review/solver.svelte';
import type { Measure } from '../review/task';
import type { Thinker } from '../review/team';
import type { TurnReview } from '../net/local';
import type { ServerMessage } from '../net/types';
import type { Puzzle } from './file';
import type { Result } from './rating';
import { missedWords } from './words';

/** Positions for another turn than the best one: always the same, so that a turn is right or wrong for everybody. */
const POSITIONS = 12_000;

const MEASURE: Measure = { solves: ({ cost }) => cost < AS_GOOD, effort: { nodes: POSITIONS } };

/** Opens a puzzle in an engine: its position, with the best turn as the line that is analysed. */
export async function posed(mind: Thinker, puzzle: Puzzle): Promise<TurnReview> {
  const { moves } = await mind.ask('study', { from: 'puzzle', text: puzzle.text });
  const { turns } = await mind.ask('review');
  const [turn] = turns;
  if (!turn) throw new Error('no turn');
  const actions = moves.flatMap((move) => ('type' in move ? [move] : [])) as TurnReview['played'];
  const best = { actions, margin: puzzle.margin, win: [], visits: 0, gain: puzzle.gain };
  const nothing = { scored: 0, after: [], cost: 0, lost: 0, accuracy: null, luck: 0, swing: 0, odds: null };
  return { ...turn, ...nothing, played: actions, turns: 0, best, margin: puzzle.margin, grade: 'best' };
}

export class PuzzleSolver extends Solver {
  /** The answer was asked for. */
  resigned = $state(false);
  hinted = $state(false);
  private isFirst = true;

  constructor(
    mind: Thinker,
    turn: TurnReview,
    private readonly posed: Puzzle,
    private readonly firstTry: (result: Result) => void,
  ) {
    super(mind, 0, turn, MEASURE);
  }

  get over(): boolean {
    return this.solved || this.resigned;
  }

  /** A hint chooses the first step of the answer. */
  override advise(): void {
    if (!this.over) this.hinted = true;
    super.advise();
  }

  /** Gives up. */
  show(): void {
    this.first('missed');
    this.notice = null;
    this.resigned = true;
    super.advise();
  }

  /** Whoever solves it stays at the table when the turn is over. */
  override hear(m: ServerMessage): void {
    super.hear(m.type === 'view' ? { ...m, game: { ...m.game, you: this.sought.player } } : m);
  }

  protected override judge(review: TurnReview): void {
    super.judge(review);
    this.first(!this.solved ? 'missed' : this.hinted ? 'hinted' : 'solved');
  }

  protected override whyNotBest(tried: TurnReview): string {
    return missedWords(tried, this.posed.margin);
  }

  private first(result: Result): void {
    if (this.isFirst) this.firstTry(result);
    this.isFirst = false;
  }
}
