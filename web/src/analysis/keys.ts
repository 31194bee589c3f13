// The keyboard of an analysis: arrows step through the moves, numbers choose candidates. Everything else is as at a table.
import type { Camera } from '../board/camera';
import type { BoardControls } from '../board/framing';
import { prefs } from '../lib/prefs.svelte';
import type { Place } from '../net/types';
import { onKey } from '../table/keys';
import type { Openings } from '../table/openings.svelte';
import { toggleOverlay } from '../table/overlays';
import type { Study } from './study.svelte';
import { branchOf, kidsOf, pathTo, ROOT } from './tree';

interface Hooks {
  study: Study;
  openings: Openings;
  board: BoardControls | undefined;
  camera: Camera;
  odds: () => void;
  rule: () => void;
}

/** The variation beside the one that is looked at: the next or the one before. */
function beside({ tree, at }: Study, way: 1 | -1): number | null {
  const fork = pathTo(tree, at).findLast((id) => kidsOf(tree, tree[id]?.parent ?? ROOT).length > 1);
  if (fork === undefined) return null;
  const kids = kidsOf(tree, tree[fork]?.parent ?? ROOT);
  return kids[kids.indexOf(fork) + way] ?? null;
}

function step(ev: KeyboardEvent, study: Study): boolean {
  if (ev.shiftKey || document.activeElement?.closest('[data-cell], [data-target], [role=tablist], [data-scrolls]'))
    return false;
  const next = ev.key === 'ArrowUp' ? beside(study, -1) : ev.key === 'ArrowDown' ? beside(study, 1) : null;
  if (ev.key === 'ArrowLeft') void study.step(-1);
  else if (ev.key === 'ArrowRight') void study.step(1);
  else if (ev.key === 'Home') void study.go(ROOT);
  else if (ev.key === 'End') void study.go(study.line.at(-1) ?? ROOT);
  else if (next !== null) void study.go(next);
  else return false;
  return true;
}

const typing = (el: Element | null): boolean => !!el?.closest('input, textarea, select');

function letter(key: string, { study, odds }: Hooks): boolean {
  const branch = branchOf(study.tree, study.at);
  if (key === 'g') odds();
  else if (key === 'Delete' && study.at !== ROOT) void study.remove(study.at);
  else if (key === 'v' && branch !== null) study.promote(study.at);
  else if (/^[1-5]$/.test(key) && study.thinking.candidates[Number(key) - 1]) study.preview(Number(key) - 1);
  else return false;
  return true;
}

export function keyed(ev: KeyboardEvent, hooks: Hooks): boolean {
  const { study, openings, board, camera } = hooks;
  if (ev.ctrlKey || ev.metaKey || ev.altKey || study.stage !== 'open') return false;
  if (!typing(document.activeElement)) {
    if (step(ev, study)) return true;
    if (prefs.keys && letter(ev.key.length === 1 ? ev.key.toLowerCase() : ev.key, hooks)) return true;
  }
  return onKey(ev, {
    table: study.table,
    escape: () => openings.closeTop(),
    fit: () => board?.fit(),
    centre: (): Place => camera.toBoard(innerWidth / 2, innerHeight / 2),
    overlay: toggleOverlay,
    advise: () => study.preview(0),
    zoom: (by) => board?.zoomBy(by),
    pan: (x, y) => camera.pan(x, y),
    reveal: (at) => board?.reveal(at),
    help: () => undefined,
    log: () => undefined,
    rule: hooks.rule,
  });
}
