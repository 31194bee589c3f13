// The state of one table: what is asked, what the server says about it, and what happened. Plain data and the few transitions
// on it; drawing is elsewhere.
import { same } from '../board/geometry';
import { wireTo } from '../here/client';
import { sentences, t } from '../i18n/index.svelte';
import { play } from '../lib/sound';
import { api } from '../net/api';
import { GameSocket, socketUrl, type Link, type Wire, type Wish } from '../net/socket';
import type { GameEvent, Hint, Place, Seat, ServerMessage, View, WireRefusal, WireView } from '../net/types';
import { choiceOf, follows, restOf } from './advice';
import * as ask from './ask';
import { Company } from './company.svelte';
import { Forced } from './forced';
import { Lingering } from './lingering.svelte';
import { newsOf } from './news';
import { Pace } from './pace';
import { refusalNotice } from './notice';
import { troubleOf } from './refusals';
import { withPresence } from './presence';
import { Question } from './question.svelte';
import { Scoring } from './scoring.svelte';
import { question } from './words';

export class Table extends Question {
  history = $state.raw<GameEvent[]>([]);
  readonly company = new Company(() => this.socket);
  private readonly latest = new Lingering();
  link = $state<Link>('opening');
  shown = $state.raw<GameEvent | null>(null);
  readonly scoring = new Scoring(this);
  pending = $state<string | null>(null);
  /** The hint for this question, and the request for one that is not answered yet. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state<string | null>(null);
  polite = $state('');
  urgent = $state('');
  /** What is left of the hint if the answer that was sent is accepted. */
  private rest: Hint | null = null;
  private asking: Place | null = null;
  private socket: GameSocket | null = null;
  /** Whether it calls whoever has to move. */
  protected readonly calls: boolean = true;
  private readonly forced = new Forced(this);
  private readonly pace = new Pace((view) => this.see(view));

  /** The hint, while what is chosen is what it says. */
  readonly advice = $derived(follows(this.hint, this.answer) ? this.hint : null);
  readonly lingering = $derived(this.latest.news);
  readonly undoable = $derived(
    this.chosen || (this.mine && !this.pending && (this.view?.can_undo ?? this.view?.decision.kind !== 'place-tile')),
  );

  constructor(readonly id: string) {
    super();
  }
  open(first: WireView, connect?: (url: string) => Wire): void {
    const link = (state: Link): void => {
      if (state === 'lost' && this.link === 'open') this.urgent = t('net-lost');
      if (state === 'open' && this.link === 'lost') [this.urgent, this.polite] = ['', t('net-back')];
      this.link = state;
      if (state !== 'lost') return;
      this.hinting = null;
      this.company.rematch.lost();
    };
    const hooks = { message: (m: ServerMessage): void => this.hear(m), link };
    this.socket = new GameSocket(socketUrl(this.id), hooks, first, connect ?? wireTo(this.id));
  }

  close(): void {
    this.socket?.close();
    this.pace.stop();
  }

  retry(): void {
    this.socket?.now();
  }

  hear(m: ServerMessage): void {
    if (m.type === 'view') this.pace.take(m);
    else if (m.type === 'ack') this.hearAck(m.version);
    else if (m.type === 'refused') this.refuse(m);
    else if (m.type === 'hint') this.hearHint(m);
    else if (m.type === 'presence') this.hearPresence(m.seats, m.wait);
    else this.company.hear(m);
  }

  /** The view comes after the ack. Until then the question stays answered, so that nobody answers it twice. */
  private hearAck(version: number): void {
    if (this.view && this.view.version >= version) this.pending = null;
  }

  private see(view: View): void {
    // While seats are open there is a view without a game; the waiting room shows that.
    if (!view.state || !view.decision) return;
    const before = this.view;
    this.view = view;
    this.waited.see(view);
    this.company.see(view);
    const news = view.history ? [] : (view.events ?? []);
    this.history = view.history ?? [...this.history, ...news];
    if (view.history) this.scoring.clear();
    if (ask.isNewQuestion(before, view)) {
      this.choice = ask.firstChoice(ask.isMine(view) ? view.legal : []);
      this.notice = null;
      this.pending = null;
      this.takeHint(this.rest?.version === view.version ? this.rest : null);
      this.rest = null;
    }
    if (news.length) this.tell(view, news);
    this.forced.see(view.version);
    if (this.calls && ask.callsFor(before, view)) {
      play('turn');
      this.urgent = sentences(t('your-turn'), question(view.decision, view));
    }
  }

  private hearPresence(seats: readonly Seat[], wait: View['wait']): void {
    if (!this.view) return;
    this.view = { ...withPresence(this.view, seats), wait };
    this.waited.see(this.view);
    this.company.absence.see(this.view);
  }

  private tell(view: View, news: GameEvent[]): void {
    const { spoken, cards, sound } = newsOf(view, this.history, news);
    this.polite = spoken;
    this.latest.hear(news);
    this.scoring.hear(view, cards, news);
    play(sound);
  }

  private refuse(m: WireRefusal & { ack?: string }): void {
    if (m.ack === this.hinting && m.ack) {
      this.hinting = null;
      if (m.code === 'stale') return;
    } else {
      this.pending = null;
      this.rest = null;
    }
    const at = this.asking ?? undefined;
    this.asking = null;
    play('refused');
    this.notice = { ...refusalNotice(m), at };
    this.urgent = this.notice.text;
  }

  private hearHint(m: Hint & { ack: string }): void {
    if (m.ack !== this.hinting) return;
    this.hinting = null;
    // The next question needs no word about the last one.
    if (m.version !== this.view?.version) return;
    this.takeHint(m);
    if (!this.hint) this.notice = { code: 'no-hint', text: t('refuse-no-hint') };
  }

  /** Chooses what a hint says, where that is offered. */
  private takeHint(hint: Hint | null): void {
    const choice = hint && choiceOf(hint, this.legal, this.choice);
    this.hint = choice ? hint : null;
    if (choice) this.choice = choice;
  }

  confirm(): void {
    const answer = this.answer;
    if (!answer || !this.view || this.pending || this.link !== 'open') return;
    this.rest = this.advice && restOf(this.advice);
    this.forced.play();
    this.scoring.clear();
    this.pending = this.socket?.play(answer.action, this.view.version) ?? null;
  }

  /** Asks for the best move, or goes back to it if it is known. */
  advise(): void {
    if (!this.view || !this.mine || this.pending || this.hinting || this.link !== 'open') return;
    this.notice = null;
    if (this.hint) this.takeHint(this.hint);
    else this.hinting = this.socket?.hint(this.view.version) ?? null;
  }

  /** One step back: first what is chosen, then what was played in this turn. */
  undo(): void {
    if (this.unchoose() || !this.undoable) return;
    this.forced.takeBack();
    this.socket?.undo();
  }

  /** "Why not here?": the rules answer themselves, by refusing. Never sent for a place that would be accepted. */
  whyNot(at: Place): void {
    if (!this.view || !this.mine || this.pending || !this.cells.length) return;
    if (this.cells.some((cell) => same(cell.at, at))) return;
    this.asking = at;
    this.socket?.play({ type: 'place-tile', at, rot: this.choice.rot }, this.view.version);
  }

  wish = (wish: Wish): void => this.socket?.wish(wish);

  async resign(): Promise<void> {
    await api.act(this.id, 'resign').catch((e: unknown) => (this.notice = { code: 'http', text: troubleOf(e) }));
  }
}
