// The final scoring as it plays: it goes on by itself, can be stopped, stepped through and repeated, and ends at any time.
import { calm } from '../lib/prefs.svelte';
import type { GameEvent, Place, View } from '../net/types';
import { finalSteps, scoresAfter } from './finale';
import type { Moment } from './moments';
import { resultOf } from './result';

const STEP_MS = 900;
const LOOK_MS = 380;

export class Finale {
  steps = $state.raw<Moment[]>([]);
  /** The step that is shown, or -1 while nothing plays. */
  at = $state(-1);
  isPaused = $state(false);
  speed = $state<1 | 2>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived(this.steps[this.at]);
  /** Figures whose feature is still to come stand where they stood. */
  readonly standing = $derived(this.now ? this.steps.slice(this.at).flatMap(({ home }) => home) : []);
  /** What the camera should show, once it has come to rest after the step before. */
  place = $state.raw<Place | undefined>();
  private look: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (award: GameEvent | null) => void,
    private readonly walk: (figures: readonly GameEvent[]) => void,
  ) {}

  /** From the first feature on. Without motion nothing starts by itself, and each step waits. */
  play(history: readonly GameEvent[]): void {
    this.steps = finalSteps(history);
    this.isPaused = calm();
    if (this.steps.length) this.go(0);
  }

  go(at: number): void {
    clearTimeout(this.timer);
    clearTimeout(this.look);
    if (at < 0) return;
    if (at >= this.steps.length) {
      this.isPaused = true;
      return;
    }
    if (at === this.at + 1 && this.now) this.walk(this.now.home);
    this.at = at;
    const award = this.now?.awards[0] ?? null;
    this.show(award);
    this.look = setTimeout(() => (this.place = award?.at), LOOK_MS);
    if (!this.isPaused) this.timer = setTimeout(() => this.go(at + 1), STEP_MS / this.speed);
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
    const again = this.at + 1 >= this.steps.length ? 0 : this.at + 1;
    if (this.isPaused) clearTimeout(this.timer);
    else this.go(again);
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.look);
    this.place = undefined;
    this.at = -1;
    this.show(null);
  }

  /** Scores when the shown feature is counted, or when it is about to be. */
  scores(view: View, done = this.at + 1): number[] {
    return scoresAfter(resultOf(view).scores, this.steps, done);
  }

  /** The view with the scores as they stand. */
  seen(view: View): View {
    if (!this.now) return view;
    const scores = this.scores(view);
    const players = view.state.players.map((player, seat) => ({ ...player, score: scores[seat] ?? player.score }));
    return { ...view, state: { ...view.state, players } };
  }

  /** True if the key was for it. A focused button answers for itself. */
  key(key: string): boolean {
    if (!this.now) return false;
    const isPressed = document.activeElement?.closest('button, a, input') ?? null;
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.go(this.at + (key === 'ArrowLeft' ? -1 : 1));
    else if (key === ' ' && !isPressed) this.toggle();
    else if ((key === 'Enter' && !isPressed) || key === 'Escape') this.end();
    else return false;
    return true;
  }
}
