// Scores as they come: one plays after the other at its feature, and all of them are kept for the receipt until the viewer
// moves. Nothing here waits for a click, and a move ends it at once.
import { calm } from '../lib/prefs.svelte';
import { spanMs } from '../lib/motion';
import type { GameEvent, View } from '../net/types';
import { decisionPart } from '../systems';
import { isMine, isOver } from './ask';
import { Finale } from './finale.svelte';
import { momentAt } from './moments';

/** With more than this many to come, each has half the time. */
const MANY = 2;

export class Scoring {
  /** What the receipt tells of: the first award of each moment, and events with a card. */
  since = $state.raw<GameEvent[]>([]);
  /** What plays now. */
  playing = $state.raw<GameEvent | null>(null);
  /** Figures on their way home. */
  walking = $state.raw<GameEvent[]>([]);
  private queue: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: { shown: GameEvent | null; history: GameEvent[] }) {}

  readonly finale = new Finale(
    (award) => (this.stage.shown = award),
    (figures) => this.walk(figures),
  );

  /** The points that are shown at their feature, for everybody who shares them. */
  readonly moment = $derived.by(() => momentAt(this.stage.history, this.stage.shown));

  readonly rule = $derived(this.moment?.awards[0].rules?.[0]);

  /** `told` are the news that are worth telling: the first award of each moment, and events with a card. */
  hear(view: View, told: readonly GameEvent[], news: readonly GameEvent[]): void {
    // The final scoring tells of the end, where things may move.
    if (isOver(view)) return calm() ? undefined : this.finale.play(this.stage.history);
    this.walk(news.filter(({ event }) => event === 'returned'));
    // The question may say all of it.
    if (!told.length || (isMine(view) && decisionPart(view.decision.kind).saysAll)) return;
    // For those who watch, there is no move of their own that would end a receipt.
    this.since = view.game.you === null ? [...told] : [...this.since, ...told];
    this.queue.push(...told);
    if (!this.playing) this.next();
  }

  private walk(figures: readonly GameEvent[]): void {
    if (!calm()) this.walking = [...this.walking, ...figures];
  }

  arrive(figure: GameEvent): void {
    this.walking = this.walking.filter((other) => other !== figure);
  }

  /** Ends what plays and goes on to the next one. Without motion each stays until that. */
  next(): void {
    clearTimeout(this.timer);
    const before = this.playing;
    const now = this.queue.shift() ?? null;
    this.playing = now;
    // What was opened by hand in the meantime stays.
    if (now || this.stage.shown === before) this.stage.shown = now;
    if (now && !calm()) this.timer = setTimeout(() => this.next(), this.length());
  }

  private length(): number {
    const hold = spanMs('--d-score') / (this.queue.length > MANY ? 2 : 1);
    return spanMs('--d-3') + 2 * spanMs('--d-2') + hold;
  }

  /** Ends all that moves. The receipt stays. */
  end(): void {
    this.queue = [];
    this.walking = [];
    if (this.playing) this.next();
  }

  /** Ends what is shown, whether it plays or was opened. */
  dismiss(): void {
    this.end();
    this.stage.shown = null;
  }

  replay(): void {
    this.end();
    this.queue = [...this.since];
    this.next();
  }

  /** The viewer moved, or a move was taken back: what was shown is over. */
  clear(): void {
    this.dismiss();
    this.since = [];
  }
}
