// What the page and a worker that thinks post to each other.
import type {
  Effort,
  Fits,
  Odds,
  OddsQuestion,
  ReviewPlan,
  StudyLine,
  StudyPoint,
  StudySource,
  TurnReview,
} from '../net/local';
import type { WireRefusal } from '../net/types';
import type { Action, Move, Place, Thoughts } from '../net/wire';

/** Calls of the engine about a game that is analysed; crates/local/src/lib.rs describes them. */
export interface Calls {
  study(source: StudySource): StudyPoint;
  studyGo(at: number): StudyPoint;
  studyPlay(move: Move): StudyPoint;
  studyDraw(random: number): StudyPoint;
  studyFollow(moves: readonly Move[], at: number): StudyPoint;
  studyText(): string;
  studyPosition(): string;
  studyLine(): StudyLine;
  studyFits(at: Place): Fits;
  studyOdds(question: OddsQuestion): Odds;
  /** The board as SVG. */
  studyPicture(): string;
  think(effort: Effort): Thoughts;
  review(): ReviewPlan;
  reviewTurn(number: number, effort: Effort): TurnReview;
  solo(preset: string, seed: string, level: string): number;
  reviewInstead(number: number, actions: readonly Action[], effort: Effort): TurnReview;
}
export type Call = keyof Calls;

/** Arguments as the engine takes them: numbers as they are, everything else as a text. */
export interface Asked {
  number: number;
  call: Call;
  args: (string | number)[];
}

/** The answer, or why there is none: a refusal, or nothing if the engine could not be started. */
export type Said = { number: number; value: unknown } | { number: number; error: WireRefusal | null };
