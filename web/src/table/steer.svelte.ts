// Where the camera goes by itself: everything at first, all cells on a new tile, close by for figures, and back to where the
// user was.
import { tick } from 'svelte';
import type { Camera } from '../board/camera';
import type { BoardControls } from '../board/framing';
import type { Place } from '../net/types';
import { first } from '../systems';
import type { Asked } from '../systems/system';
import { isOver } from './ask';

/** Close enough to place a figure. */
const CLOSE = 1.9;

/** To be called while a component is set up. Answers what a button of the question does that leads away from the new tile. */
export function steer(
  camera: Camera,
  board: () => BoardControls | undefined,
  asked: () => Asked | null,
): (places: Place[]) => void {
  let kept: { x: number; y: number; k: number } | null = null;
  const keep = (): void => void (kept ??= { x: camera.x, y: camera.y, k: camera.k });
  let last = '';
  let looking = false;

  $effect(() => {
    const now = asked();
    if (!board() || !now) return;
    const { view, table } = now;
    const question = `${view.version}/${view.decision.kind}`;
    if (question === last) return;
    looking = false;
    const opening = last === '';
    last = question;
    const { stage } = table;
    const over = isOver(view);
    // What is asked about is worth coming close to.
    const near = table.mine ? first((s) => s.near?.(now)) : undefined;
    const follow = first((s) => s.follow?.(view));
    void tick().then(() => {
      if (near) {
        if (opening) board()?.fit(true);
        keep();
        board()?.around(near);
        return;
      }
      // What others move is followed without coming closer.
      if (follow && !camera.byHand) board()?.reveal(follow);
      const all = (table.cells.length > 0 || (table.targets.length > 0 && !stage)) && !camera.byHand;
      if (opening || all) {
        kept = null;
        board()?.fit(opening);
      }
      if (all) return;
      if (stage && camera.k < CLOSE) {
        keep();
        board()?.closer(stage);
      } else if (stage) {
        board()?.reveal(stage); // close enough, but perhaps elsewhere
      } else if (kept && !table.targets.length) {
        camera.to(kept, 320);
        kept = null;
      } else if (over && !camera.byHand) board()?.fit(opening);
    });
  });

  // In the same question a piece may act far from the new tile: the camera goes there with it, and back.
  let away = false;
  $effect(() => {
    const now = asked();
    if (!now) return;
    const { figure, targets, stage } = now.table;
    const far =
      now.view.decision.kind === 'figure' && figure && targets.every((g) => g.legal.action.type === 'move')
        ? targets.flatMap((g) => (g.legal.at ? [g.legal.at] : []))
        : [];
    if (far.length) board()?.around(far);
    else if (away && stage) board()?.closer(stage);
    away = far.length > 0;
  });

  return (places) => {
    const stage = asked()?.table.stage;
    looking = !looking;
    if (looking) board()?.around(places);
    else if (stage) board()?.closer(stage);
  };
}
