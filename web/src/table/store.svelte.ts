// The state of one table: the last view, what the player has chosen so far, and what happened. Plain data and the few
// transitions on it; drawing is elsewhere.
import { api, Refusal } from '../net/api';
import { GameSocket, type Link } from '../net/socket';
import type { Chat, GameEvent, Hint, Legal, Place, ServerMessage, View } from '../net/types';
import { t, tx } from '../i18n/index.svelte';
import { calm } from '../lib/prefs.svelte';
import { play as sound } from '../lib/sound';
import { cardOf, offered, SYSTEMS } from '../systems';
import { choiceOf, follows, restOf } from './advice';
import * as ask from './ask';
import { logLine } from './log';
import { seatName } from './names';
import { question } from './words';

export interface Notice {
  code: string;
  text: string;
  rule?: string;
  at?: Place;
}

export class Table {
  view = $state.raw<View | null>(null);
  history = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  link = $state<Link>('opening');
  choice = $state.raw<ask.Choice>(ask.noChoice());
  notice = $state.raw<Notice | null>(null);
  awards = $state.raw<GameEvent[]>([]);
  shown = $state.raw<GameEvent | null>(null);
  pending = $state<string | null>(null);
  /** The hint for this question, and the request for one that is not answered yet. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state<string | null>(null);
  /** News that stay in sight for a moment, by the system that shows them. */
  lingering = $state.raw<Partial<Record<string, readonly GameEvent[]>>>({});
  polite = $state('');
  urgent = $state('');
  chatOpen = false;
  /** What is left of the hint if the answer that was sent is accepted. */
  private rest: Hint | null = null;
  private asking: Place | null = null;
  private socket: GameSocket | null = null;

  readonly mine = $derived(ask.isMine(this.view));
  readonly legal = $derived<readonly Legal[]>(this.mine && this.view ? offered(this.view) : []);
  readonly cells = $derived(ask.cells(this.legal));
  readonly figure = $derived(ask.chosenFigure(this.legal, this.choice));
  readonly targets = $derived(ask.targets(this.legal, this.figure));
  readonly chips = $derived(ask.chips(this.legal));
  readonly stage = $derived(ask.stage(this.targets));
  readonly lit = $derived(ask.lit(this.targets));
  readonly crowded = $derived(this.lit || (this.figure !== null && ask.crowded(this.targets)));
  readonly answer = $derived(ask.answer(this.legal, this.choice));
  /** The hint, while what is chosen is what it says. */
  readonly advice = $derived(follows(this.hint, this.answer) ? this.hint : null);
  readonly chosen = $derived(this.choice.cell !== null || this.choice.pick !== null);
  readonly undoable = $derived(
    this.chosen || (this.mine && !this.pending && (this.view?.can_undo ?? this.view?.decision.kind !== 'place-tile')),
  );

  constructor(readonly id: string) {}

  open(): void {
    const origin = location.origin.replace(/^http/, 'ws');
    this.socket = new GameSocket(`${origin}/ws/games/${encodeURIComponent(this.id)}`, {
      message: (m) => this.hear(m),
      link: (state) => {
        if (state === 'lost' && this.link === 'open') this.urgent = t('net.lost');
        this.link = state;
        if (state === 'lost') this.hinting = null;
      },
    });
  }

  close(): void {
    this.socket?.close();
  }

  retry(): void {
    this.socket?.now();
  }

  hear(m: ServerMessage): void {
    if (m.type === 'view') this.see(m);
    else if (m.type === 'ack') this.pending = null;
    else if (m.type === 'refused') this.refuse(m);
    else if (m.type === 'hint') this.hearHint(m);
    else if (m.type === 'chat') this.hearChat(m);
    else if (m.type === 'presence') this.seats(m.seats);
  }

  private see(view: View): void {
    // While seats are open there is a view without a game; the waiting room shows that.
    if (!view.state || !view.decision) return;
    const before = this.view;
    this.view = view;
    if (view.chat) this.chat = view.chat;
    const news = view.history ? [] : (view.events ?? []);
    this.history = view.history ?? [...this.history, ...news];
    if (
      !before ||
      before.version !== view.version ||
      before.decision.kind !== view.decision.kind ||
      before.decision.player !== view.decision.player
    ) {
      this.choice = ask.firstChoice(ask.isMine(view) ? view.legal : []);
      this.notice = null;
      this.pending = null;
      this.takeHint(this.rest?.version === view.version ? this.rest : null);
      this.rest = null;
    }
    if (news.length) this.tell(view, news);
    if (ask.isMine(view) && (!ask.isMine(before) || before?.state.turn !== view.state.turn)) {
      sound('turn');
      this.urgent = `${t('your.turn')}. ${question(view.decision, view)}`;
    }
  }

  private tell(view: View, news: GameEvent[]): void {
    // A line may depend on what came before the news: why a figure came home.
    const before = this.history.length - news.length;
    const lines = news.map((e, i) => logLine(e, before + i, this.history)).filter((l) => l !== null);
    this.polite = lines
      .map((l) => `${l.who === null ? '' : `${seatName(view, l.who)} `}${l.text}${l.points ? ` +${l.points}` : ''}`)
      .join('. ');
    for (const { id, lingers } of SYSTEMS) if (lingers?.(news)) this.linger(id, news);
    const scored = news.filter((e) => e.event === 'scored' && !e.final && (e.points ?? 0) > 0);
    // A card of a system may tell of points that then need none of their own.
    const told = news.filter(
      (e) => cardOf(e) || (scored.includes(e) && !SYSTEMS.some((s) => s.card?.tells(this.history, e))),
    );
    if (told.length) this.awards = [...this.awards, ...told];
    sound(scored.length ? 'points' : news.some((e) => e.event === 'deployed') ? 'figure' : 'tile');
  }

  private linger(id: string, news: readonly GameEvent[]): void {
    this.lingering = { ...this.lingering, [id]: news };
    setTimeout(
      () => {
        if (this.lingering[id] === news) this.lingering = { ...this.lingering, [id]: undefined };
      },
      calm() ? 4000 : 2600,
    );
  }

  private refuse(m: { ack?: string; code: string; message: string; rule?: string }): void {
    if (m.ack === this.hinting && m.ack) {
      this.hinting = null;
      if (m.code === 'stale') return;
    } else {
      this.pending = null;
      this.rest = null;
    }
    const at = this.asking ?? undefined;
    this.asking = null;
    sound('refused');
    this.notice = {
      code: m.code,
      text:
        m.code === 'stale'
          ? t('refuse.stale')
          : m.code === 'not-your-turn'
            ? t('refuse.turn')
            : tx(`refuse.${m.code}`, m.message.replace(/\s*\([A-Z0-9]+-[^)]*\)$/, '')),
      rule: m.rule,
      at,
    };
    this.urgent = this.notice.text;
  }

  private hearHint(m: Hint & { ack: string }): void {
    if (m.ack !== this.hinting) return;
    this.hinting = null;
    // The next question needs no word about the last one.
    if (m.version !== this.view?.version) return;
    this.takeHint(m);
    if (!this.hint) this.notice = { code: 'no-hint', text: t('refuse.no-hint') };
  }

  /** Chooses what a hint says, where that is offered. */
  private takeHint(hint: Hint | null): void {
    const choice = hint && choiceOf(hint, this.legal, this.choice);
    this.hint = choice ? hint : null;
    if (choice) this.choice = choice;
  }

  private hearChat(m: Chat): void {
    this.chat = [...this.chat, m];
    if (this.chatOpen) return;
    this.unread += 1;
    sound('chat');
  }

  private seats(seats: readonly unknown[]): void {
    if (!this.view) return;
    const players = this.view.game.players.map((p, i) => {
      const news = seats[i];
      return typeof news === 'boolean' ? { ...p, online: news } : { ...p, ...(news as object | null) };
    });
    this.view = { ...this.view, game: { ...this.view.game, players } };
  }

  chooseCell(at: Place): void {
    this.notice = null;
    const same = this.choice.cell && this.choice.cell[0] === at[0] && this.choice.cell[1] === at[1];
    this.choice = same ? ask.turn(this.legal, this.choice, 1) : ask.chooseCell(this.legal, this.choice, at);
  }

  turn(step: 1 | -1): void {
    if (this.cells.length) this.choice = ask.turn(this.legal, this.choice, step);
  }

  pick(index: number): void {
    this.notice = null;
    this.choice = ask.choosePick(this.legal, this.choice, index);
  }

  useFigure(figure: string): void {
    this.choice = ask.chooseFigure(this.legal, this.choice, figure);
  }

  chip(i: number): void {
    const chip = this.chips[i];
    if (chip?.type === 'figure') this.useFigure(chip.figure);
    else if (chip) this.pick(chip.index);
  }

  decline(): void {
    const i = ask.decline(this.legal);
    if (i !== null) this.pick(i);
  }

  confirm(): void {
    const answer = this.answer;
    if (!answer || !this.view || this.pending || this.link !== 'open') return;
    this.rest = this.advice && restOf(this.advice);
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
    if (this.choice.cell || (this.choice.pick !== null && this.legal.length > 1))
      this.choice = { ...ask.noChoice(), rot: this.choice.rot, figure: this.choice.figure };
    else if (this.undoable) this.socket?.undo();
  }

  /** "Why not here?": the rules answer themselves, by refusing. Never sent for a place that would be accepted. */
  whyNot(at: Place): void {
    if (
      !this.view ||
      !this.mine ||
      this.pending ||
      !this.cells.length ||
      this.cells.some((c) => c.at[0] === at[0] && c.at[1] === at[1])
    )
      return;
    this.asking = at;
    this.socket?.play({ type: 'place-tile', at, rot: this.choice.rot }, this.view.version);
  }

  say(text: string): void {
    const clean = text.trim().slice(0, 300);
    if (clean) this.socket?.chat(clean);
  }

  async resign(): Promise<void> {
    await api
      .act(this.id, 'resign')
      .catch((e: unknown) => (this.notice = { code: 'http', text: e instanceof Refusal ? e.message : '' }));
  }
}
