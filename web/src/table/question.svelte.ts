// What is asked now and what the player has chosen so far. All of it follows from the last view and the choice; nothing here
// is known to the server until it is confirmed.
import { same } from '../board/geometry';
import type { Legal, Place, View } from '../net/types';
import { offered } from '../systems';
import * as ask from './ask';
import { confirmMode, needsConfirm, saysHow } from './confirming';
import type { Notice } from './notice';
import { Waited } from './waited.svelte';

export abstract class Question {
  view = $state.raw<View | null>(null);
  choice = $state.raw<ask.Choice>(ask.noChoice());
  /** The entry that the pointer or the focus is on: it is told and lit as if it were chosen. */
  pointed = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** How long whoever is asked has taken. */
  readonly waited = new Waited();

  readonly mine = $derived(ask.isMine(this.view));
  readonly legal = $derived<readonly Legal[]>(this.mine && this.view ? offered(this.view) : []);
  readonly cells = $derived(ask.cells(this.legal));
  readonly figure = $derived(ask.chosenFigure(this.legal, this.choice));
  readonly targets = $derived(ask.targets(this.legal, this.figure));
  readonly chips = $derived(ask.chips(this.legal));
  readonly stage = $derived(ask.stage(this.targets));
  readonly lit = $derived(ask.lit(this.targets));
  readonly crowded = $derived(this.lit || (this.figure !== null && ask.crowded(this.targets)));
  /** Spots all over the board, more than one can tell apart: they have numbers, and a list. */
  readonly many = $derived(this.crowded && !this.lit && this.stage === null);
  /** A place that a list leads to. */
  looked = $state.raw<Place | null>(null);
  readonly answer = $derived(ask.answer(this.legal, this.choice));
  /** The entry that is told about. */
  readonly told = $derived(this.legal[this.pointed ?? this.choice.pick ?? -1] ?? null);
  readonly chosen = $derived(this.choice.cell !== null || this.choice.pick !== null);

  /** The space that is chosen. */
  readonly cell = $derived(this.cells.find((cell) => same(cell.at, this.choice.cell)) ?? null);
  /** A click on the chosen space plays it, instead of turning the tile. */
  readonly clickPlays = $derived(!!this.cell && confirmMode() !== 'always' && saysHow(this.cell, this.choice));

  /** Plays what is chosen. */
  abstract confirm(): void;

  /** Plays what is chosen, unless that is to be confirmed. */
  settle(): void {
    if (this.answer && !needsConfirm(this.answer, confirmMode())) this.confirm();
  }

  /** Chooses a space, without playing it. */
  chooseCell(at: Place): void {
    this.notice = null;
    this.choice = ask.chooseCell(this.legal, this.choice, at);
  }

  /** A click on a space: chooses it, and plays it if that says all; another click turns the tile. */
  pressCell(at: Place): void {
    const again = same(this.choice.cell, at);
    if (!again) this.chooseCell(at);
    if (this.clickPlays) this.confirm();
    else if (again) this.choice = ask.turn(this.legal, this.choice, 1);
  }

  /** Turns the tile where it lies, or in hand. */
  turn(step: 1 | -1): void {
    if (this.cells.length) this.choice = { ...ask.turn(this.legal, this.choice, step), turned: true };
  }

  /** Chooses an entry, without playing it. */
  point(index: number): void {
    this.notice = null;
    this.choice = ask.choosePick(this.legal, this.choice, index);
  }

  /** A click on a spot or a chip: chooses it, and plays it unless that is to be confirmed. */
  pick(index: number): void {
    this.point(index);
    this.settle();
  }

  useFigure(figure: string): void {
    this.choice = ask.chooseFigure(this.legal, this.choice, figure);
  }

  chip(i: number): void {
    const chip = this.chips[i];
    if (chip?.type === 'figure') this.useFigure(chip.figure);
    else if (chip) this.pick(chip.index);
  }

  /** Takes the choice back, and says whether there was one. The only answer stays chosen. */
  unchoose(): boolean {
    const { cell, pick, rot, turned, figure } = this.choice;
    if (!cell && (pick === null || this.legal.length === 1)) return false;
    this.choice = { ...ask.noChoice(), rot, turned, figure };
    return true;
  }

  decline(): void {
    const i = ask.decline(this.legal);
    if (i !== null) this.pick(i);
  }
}
