// Where the camera goes when it is told to: into the part of the frame that no panel covers.
import { lasting } from '../lib/prefs.svelte';
import type { Place } from '../net/types';
import { TILE, type Camera } from './camera';
import { boxOf, type Box } from './geometry';
import { broughtIn, freeArea, hasRoom, isSeen, type Area, type Insets, type Sight } from './sight';

/** What others may ask of a board. */
export interface BoardControls {
  /** Shows the whole board, gliding there unless it has to be quick. */
  fit: (quick?: boolean) => void;
  /** Comes close to one tile; `least` is its smallest size in pixels. */
  closer: (at: Place, least?: number) => void;
  /** Shows some places together, as near as they allow. */
  around: (places: Place[]) => void;
  zoomBy: (factor: number) => void;
  /** Brings a place into the free part, without changing the scale. */
  reveal: (at: Place) => void;
  /** Shows all of some places: by nothing where they are in sight, by as little as it takes, or by showing the whole board. */
  need: (places: Place[], from?: Sight) => void;
  /** Whether any of some places is in sight. */
  seesAny: (places: Place[], from?: Sight) => boolean;
}

/** A rectangle on the screen, in pixels. */
export type Bounds = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/** Something that covers a side of the frame. */
export interface Rim {
  side: string | undefined;
  bounds: Bounds;
}

/** How much of each side of the frame is covered, with a margin. */
export function freeInsets(frame: Bounds, rims: readonly Rim[]): Insets {
  const insets = { left: 16, top: 16, right: 16, bottom: 16 };
  for (const { side, bounds } of rims) {
    if (!bounds.width || !bounds.height) continue;
    // A dock that is a tall column takes width, not height.
    const column = bounds.height > frame.height * 0.7 && bounds.width < frame.width * 0.6;
    const covered = side === 'bottom' && column ? 'right' : side;
    if (covered === 'left') insets.left = Math.max(insets.left, bounds.right - frame.left + 12);
    if (covered === 'right') insets.right = Math.max(insets.right, frame.right - bounds.left + 12);
    if (covered === 'top') insets.top = Math.max(insets.top, bounds.bottom - frame.top + 12);
    if (covered === 'bottom') insets.bottom = Math.max(insets.bottom, frame.bottom - bounds.top + 16);
  }
  return insets;
}

const GLIDE_MS = 320;

export class Framing {
  constructor(
    private readonly camera: Camera,
    private readonly frame: HTMLElement,
  ) {}

  private free(): Insets {
    const rims = [...document.querySelectorAll<HTMLElement>('[data-rim]')].map((panel) => ({
      side: panel.dataset.rim,
      bounds: panel.getBoundingClientRect(),
    }));
    return freeInsets(this.frame.getBoundingClientRect(), rims);
  }

  area(): Area {
    return freeArea(this.frame.clientWidth, this.frame.clientHeight, this.free());
  }

  private go(sight: Sight, quick = false): void {
    this.camera.to(sight, quick ? 0 : lasting(GLIDE_MS));
  }

  private show(box: Box, most: number, least?: number, quick = false): void {
    const { clientWidth, clientHeight } = this.frame;
    this.go(this.camera.fitting(box, clientWidth, clientHeight, this.free(), most, least), quick);
  }

  /** The middle of the free part, in pixels of the frame. */
  middle(): Place {
    const { left, top, right, bottom } = this.area();
    return [(left + right) / 2, (top + bottom) / 2];
  }

  fit({ x0, y0, x1, y1 }: Box, quick: boolean): void {
    this.show({ x0: x0 - 0.3, y0: y0 - 0.3, x1: x1 + 0.3, y1: y1 + 0.3 }, 1.5, undefined, quick);
  }

  closer([x, y]: Place, least: number): void {
    const scale = Math.min(Math.max(this.camera.k, least / TILE), 2.4);
    this.show({ x0: x - 0.35, y0: y - 0.35, x1: x + 1.35, y1: y + 1.35 }, scale, 1.2);
  }

  around(places: Place[]): void {
    this.show(boxOf(places, 0.3), 2);
  }

  zoomBy(factor: number): void {
    this.camera.zoom(factor, this.frame.clientWidth / 2, this.frame.clientHeight / 2);
  }

  reveal(at: Place): void {
    const { sight } = this.camera;
    const area = this.area();
    const box = boxOf([at]);
    if (!isSeen(sight, box, area)) this.go(broughtIn(sight, box, area));
  }

  need(places: Place[], whole: Box, from: Sight): void {
    const area = this.area();
    const box = boxOf(places);
    if (!hasRoom(from, box, area)) this.fit(whole, false);
    else this.go(broughtIn(from, box, area));
  }

  seesAny(places: Place[], from: Sight): boolean {
    const area = this.area();
    return places.some((place) => isSeen(from, boxOf([place]), area));
  }
}
