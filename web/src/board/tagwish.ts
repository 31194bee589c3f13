// What a tag has to look out for, measured on the page: whatever can be pressed on the board, panels, tiles and figures.
import type { Feature, Place, View } from '../net/types';
import type { Camera } from './camera';
import { boxOf, same, type Box } from './geometry';
import type { Size, TagWish } from './tagplace';

/** Buttons on the board, and panels over it. */
const PRESSED = '[data-cell], [data-target]';
const PANELS = '[data-rim]';
const MARGIN = 8;
/** Half of a figure, in tiles. */
const FIGURE = 0.22;

interface Sizes {
  whole: Size;
  number: Size;
}

export function tagWish(
  frame: HTMLElement,
  camera: Camera,
  view: View,
  feature: Feature | null,
  at: Place,
  sizes: Sizes,
): TagWish {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const measured = (from: ParentNode, what: string): Box[] =>
    [...from.querySelectorAll(what)]
      .map((el) => el.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box) => ({ x0: box.left - left, y0: box.top - top, x1: box.right - left, y1: box.bottom - top }));
  const onScreen = ({ x0, y0, x1, y1 }: Box): Box => {
    const [[left, top], [right, bottom]] = [camera.toScreen(x0, y0), camera.toScreen(x1, y1)];
    return { x0: left, y0: top, x1: right, y1: bottom };
  };
  const tile = (place: Place): Box => onScreen(boxOf([place]));
  const members = feature ? feature.members.map((member) => member.at) : [at];
  const figures = view.state.figures.flatMap((figure, i) => {
    const spot = view.spots?.[i];
    if (!spot || !members.some((member) => same(member, figure.at))) return [];
    const [x, y] = spot;
    return [onScreen({ x0: x - FIGURE, y0: y - FIGURE, x1: x + FIGURE, y1: y + FIGURE })];
  });
  return {
    frame: { x0: MARGIN, y0: MARGIN, x1: width - MARGIN, y1: height - MARGIN },
    feature: onScreen(boxOf(members)),
    tiles: [at, ...members.filter((member) => !same(member, at))].map(tile),
    ...sizes,
    taken: [...measured(frame, PRESSED), ...measured(document, PANELS)],
    land: view.state.board.map((placed) => tile(placed.at)),
    figures,
  };
}
