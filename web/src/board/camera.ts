// Pan and zoom. The camera writes the transform of one element, and a custom property with the inverse scale where it
// is needed, so that a gesture costs neither rendering nor layout. A move by hand ends every automatic one until `release`.
import type { Box } from './geometry';
import { held, TILE, type Insets, type Limits, type Sight } from './sight';

export { TILE };

const MIN = 0.1;
const MAX = 4;
const SCALE_EVERY = 66;
/** After this many milliseconds without a move all is still: longer than between two notches of a wheel. */
const SETTLED = 240;

export class Camera {
  x = 0;
  y = 0;
  k = 1;
  byHand = false;
  onchange: (() => void) | null = null;
  /** What a hand cannot pull out of sight. Asked once for each movement. */
  limits: (() => Limits) | null = null;
  private held: Limits | null = null;
  private goal: Sight | null = null;
  private plane: HTMLElement | null = null;
  private layers: HTMLElement | null = null;
  private frame = 0;
  private settle: ReturnType<typeof setTimeout> | undefined;
  private glide = 0;
  private scaled = -Infinity;
  private scale = 0;
  private sharp = 0;

  /** `layers` is the part of the plane whose lines and buttons keep their size. */
  attach(plane: HTMLElement, layers: HTMLElement): void {
    this.plane = plane;
    this.layers = layers;
    this.scale = 0;
    this.scaled = -Infinity;
    this.write();
  }

  /** Board units to pixels of the frame. */
  toScreen(bx: number, by: number): [number, number] {
    return [this.x + bx * TILE * this.k, this.y + by * TILE * this.k];
  }

  toBoard(px: number, py: number): [number, number] {
    return [(px - this.x) / (TILE * this.k), (py - this.y) / (TILE * this.k)];
  }

  /** Where the camera is, or is going to be. */
  get sight(): Sight {
    return this.goal ?? { x: this.x, y: this.y, k: this.k };
  }

  pan(dx: number, dy: number): void {
    this.byHand = true;
    this.stop();
    this.x += dx;
    this.y += dy;
    this.hold();
    this.draw();
  }

  private hold(): void {
    this.held ??= this.limits?.() ?? null;
    if (this.held) Object.assign(this, held(this, this.held));
  }

  /** Follows the frame: what was in its middle stays there. */
  follow(dx: number, dy: number): void {
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.draw();
  }

  zoom(by: number, px: number, py: number, hand = true): void {
    if (hand) this.byHand = true;
    this.stop();
    const k = Math.min(MAX, Math.max(MIN, this.k * by));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.hold();
    this.draw();
  }

  /** The view that shows a box within the free part of the frame. */
  fitting(box: Box, width: number, height: number, free: Insets, most = 1.5, least = MIN): Sight {
    const w = Math.max(80, width - free.left - free.right);
    const h = Math.max(80, height - free.top - free.bottom);
    const k = Math.max(least, Math.min(most, w / ((box.x1 - box.x0) * TILE), h / ((box.y1 - box.y0) * TILE)));
    const cx = ((box.x0 + box.x1) / 2) * TILE * k;
    const cy = ((box.y0 + box.y1) / 2) * TILE * k;
    return { k, x: free.left + w / 2 - cx, y: free.top + h / 2 - cy };
  }

  /** Goes to a view, in `ms` milliseconds. */
  to(view: Sight, ms = 0): void {
    this.stop();
    if (ms <= 0 || typeof requestAnimationFrame === 'undefined') {
      Object.assign(this, view);
      this.draw();
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    this.goal = view;
    const start = performance.now();
    const step = (now: number): void => {
      // A frame may be dated before the call that asked for it.
      const p = Math.min(1, Math.max(0, (now - start) / ms));
      const e = 1 - (1 - p) ** 3;
      this.k = from.k + (view.k - from.k) * e;
      this.x = from.x + (view.x - from.x) * e;
      this.y = from.y + (view.y - from.y) * e;
      this.write();
      if (p < 1) this.glide = requestAnimationFrame(step);
      else this.stop();
    };
    this.glide = requestAnimationFrame(step);
  }

  private stop(): void {
    if (this.glide) cancelAnimationFrame(this.glide);
    this.glide = 0;
    this.goal = null;
  }

  private draw(): void {
    if (this.frame || typeof requestAnimationFrame === 'undefined') return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.write();
    });
  }

  private rescale(now: number): void {
    if (this.k === this.scale) return;
    this.scaled = now;
    this.scale = this.k;
    this.layers?.style.setProperty('--ik', String(1 / this.k));
  }

  private write(): void {
    const style = this.plane?.style;
    if (!style) return;
    // The plane is a surface of its own, which a pull moves without drawing it. In a zoom the second hint keeps what is
    // drawn and scales it; pictures are drawn sharp again once all is still.
    if (this.k !== this.sharp) style.willChange = 'opacity, transform';
    style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
    // Every stroke and button hangs on this number, so it follows a zoom in steps.
    const now = performance.now();
    if (now - this.scaled > SCALE_EVERY) this.rescale(now);
    clearTimeout(this.settle);
    this.settle = setTimeout(() => {
      this.rescale(performance.now());
      style.willChange = 'opacity';
      this.sharp = this.k;
      this.held = null;
      this.onchange?.();
    }, SETTLED);
  }
}
