// The keyboard of the table. Single letters can be switched off and are off while a text field has the focus.
import { same, towards } from '../board/geometry';
import { prefs } from '../lib/prefs.svelte';
import type { Place } from '../net/types';
import { first } from '../systems';
import { overlayOfKey } from './overlays';
import type { Table } from './store.svelte';

export interface KeyHooks {
  table: Table;
  overlay(name: string): void;
  advise(): void;
  fit(): void;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  centre(): Place;
  reveal(at: Place): void;
  escape(): boolean;
  help(): void;
  log(): void;
  rule(): void;
}

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

const typing = (el: Element | null): boolean =>
  !!el?.closest('input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]');

// What the arrows choose has the focus, so that Enter confirms it and a reader hears it.
const focus = (where: string): void => document.querySelector<HTMLElement>(where)?.focus({ preventScroll: true });

/** Enter would press a button that has the focus, and not confirm what was chosen since. */
const leaveButtons = (): void => (document.activeElement as HTMLElement | null)?.blur();

/** What a key chooses takes the focus from a button of the question before. */
function choose(table: Table, how: () => void): void {
  how();
  leaveButtons();
  if (table.choice.pick !== null) focus(`[data-target="${table.choice.pick}"], [data-chip="${table.choice.pick}"]`);
}

function arrow(h: KeyHooks, dir: 'up' | 'down' | 'left' | 'right'): void {
  const { table } = h;
  if (table.cells.length) {
    const from = table.choice.cell ?? h.centre();
    const next = towards(table.cells, (c) => c.at, from, dir) ?? (table.choice.cell ? null : table.cells[0]);
    if (!next) return;
    if (!same(next.at, table.choice.cell)) table.chooseCell(next.at);
    h.reveal(next.at);
    focus(`[data-cell="${next.at[0]},${next.at[1]}"]`);
    return;
  }
  if (!table.targets.length) return chip(h.table, dir === 'left' || dir === 'up' ? -1 : 1);
  const here = table.targets.find((g) => g.index === table.choice.pick);
  const { view } = table;
  const from: Place | undefined = (view && first((s) => s.arrowsFrom?.(view))) ?? here?.spot;
  const next = from ? towards(table.targets, (g) => g.spot, from, dir) : table.targets[0];
  if (!next) return;
  table.point(next.index);
  h.reveal([Math.floor(next.spot[0]), Math.floor(next.spot[1])]);
  focus(`[data-target="${next.index}"], [data-chip="${next.index}"]`);
}

/** The next labelled choice, where nothing lies on the board. */
function chip(table: Table, step: 1 | -1): void {
  const options = table.chips.flatMap((c) => (c.type === 'option' ? [c.index] : []));
  const next =
    options[
      (options.indexOf(table.choice.pick ?? -1) +
        (table.choice.pick === null && step < 0 ? 0 : step) +
        options.length) %
        options.length
    ];
  if (next === undefined) return;
  table.point(next);
  focus(`[data-target="${next}"], [data-chip="${next}"]`);
}

/** True if the key was for the table. */
export function onKey(ev: KeyboardEvent, h: KeyHooks): boolean {
  const { table } = h;
  if (ev.ctrlKey || ev.metaKey || ev.altKey) return false;
  if (table.scoring.finale.key(ev.key)) return true;
  const focus = document.activeElement;
  if (ev.key === 'Escape') {
    if (h.escape()) return true;
    if (table.chosen) table.undo();
    return true;
  }
  if (typing(focus)) return false;
  if (ev.key in ARROWS) {
    if (focus?.closest('[role=tablist], [data-scrolls]')) return false;
    const dir = ARROWS[ev.key as keyof typeof ARROWS];
    if (ev.shiftKey)
      h.pan(dir === 'left' ? 80 : dir === 'right' ? -80 : 0, dir === 'up' ? 80 : dir === 'down' ? -80 : 0);
    else arrow(h, dir);
    return true;
  }
  if (ev.key === 'Enter' || ev.key === ' ') {
    // A focused control answers for itself; the chosen cell or target is confirmed.
    const control = focus?.closest('button, a, [role=button], summary, input');
    const chosen = control?.matches(
      '[data-cell][aria-pressed=true], [data-target][aria-pressed=true], .chip.on, .answer.on, .decline.on',
    );
    if (control && !chosen) return false;
    if (ev.key === ' ' && table.scoring.playing) {
      table.scoring.end();
      return true;
    }
    if (table.shown) table.shown = null;
    table.confirm();
    return true;
  }
  if (!prefs.keys) return false;
  const k = ev.key.toLowerCase();
  if (k === 'r') table.turn(ev.shiftKey ? -1 : 1);
  else if (k === 'x') choose(table, () => table.decline());
  else if (k === 'u') table.undo();
  else if (k === 'h') {
    // The hint comes later, and chooses something else than what is chosen now.
    h.advise();
    leaveButtons();
  } else if (k === 'l') h.log();
  else if (k === 'q') h.rule();
  else if (k === '?') h.help();
  else if (k === '0') h.fit();
  else if (k === '+' || k === '=') h.zoom(1.25);
  else if (k === '-') h.zoom(0.8);
  else if (/^[1-9]$/.test(k)) choose(table, () => table.chip(Number(k) - 1));
  else {
    const overlay = overlayOfKey(k);
    if (!overlay) return false;
    h.overlay(overlay);
  }
  return true;
}
