// Where the camera goes by itself. It keeps still while all that is needed is in sight: at first everything is shown, then
// spaces and spots of one's own choice, close by for figures, what others place, and after a turn the view of before.
import { tick } from 'svelte';
import type { Camera } from '../board/camera';
import type { BoardControls } from '../board/framing';
import type { Sight } from '../board/sight';
import { lasting } from '../lib/prefs.svelte';
import type { Place, View } from '../net/types';
import { first } from '../systems';
import type { Asked } from '../systems/system';
import { isOver } from './ask';

/** Close enough to place a figure. */
const CLOSE = 1.9;

/** The tile that somebody else has just placed. */
const placedByOthers = ({ events, game }: View): Place | null =>
  (events ?? []).findLast((e) => e.event === 'tile-placed' && e.player !== game.you)?.at ?? null;

/** The spaces and spots among which the player chooses. */
const choicesOf = ({ cells, targets }: Asked['table']): Place[] => [
  ...cells.map((cell) => cell.at),
  ...targets.map(({ spot }): Place => [Math.floor(spot[0]), Math.floor(spot[1])]),
];

/** To be called while a component is set up. Answers what a button of the question does that leads away from the new tile. */
export function steer(
  camera: Camera,
  board: () => BoardControls | undefined,
  asked: () => Asked | null,
): (places: Place[]) => void {
  let kept: Sight | null = null;
  const keep = (): void => void (kept ??= camera.sight);
  const goBack = (): Sight => {
    const back = kept ?? camera.sight;
    kept = null;
    return back;
  };
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
    const choices = stage ? [] : choicesOf(table);
    const over = isOver(view);
    // What is asked about is worth coming close to.
    const near = table.mine ? first((s) => s.near?.(now)) : undefined;
    // What others move or place is followed without coming closer.
    const follow = first((s) => s.follow?.(view)) ?? placedByOthers(view);
    void tick().then(() => {
      const controls = board();
      if (!controls) return;
      if (opening) controls.fit(true);
      if (near) {
        keep();
        controls.around(near);
      } else if (choices.length) {
        const from = goBack();
        // Whoever has moved the board is left alone, but not without anything to choose.
        if (!camera.byHand || !controls.seesAny(choices, from)) controls.need(choices, from);
        else camera.to(from, lasting(320));
      } else if (stage && camera.k < CLOSE) {
        keep();
        controls.closer(stage);
      } else if (stage) {
        controls.reveal(stage); // close enough, but perhaps elsewhere
      } else if (over && !camera.byHand) {
        controls.fit(opening);
      } else {
        const from = goBack();
        if (follow && !camera.byHand) controls.need([follow], from);
        else camera.to(from, lasting(320));
      }
    });
  });

  // The result has left the board little room; the final scoring has all of it.
  let plays = false;
  $effect(() => {
    const was = plays;
    plays = !!asked()?.table.scoring.finale.now;
    if (plays && !was && !camera.byHand) void tick().then(() => board()?.fit());
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
