// Mouse, touch and wheel on the board, as a Svelte action: one finger pans, two zoom, a still tap is left to buttons.
import type { Camera } from './camera';

export interface GestureHooks {
  camera: Camera;
  tap?: (px: number, py: number) => void;
  wheel?: (ev: WheelEvent) => boolean;
}

const SLOP = 6;

export function gestures(node: HTMLElement, hooks: GestureHooks): { destroy(): void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let origin = { x: 0, y: 0 };

  const local = (ev: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: ev.clientX - box.left, y: ev.clientY - box.top };
  };
  const down = (ev: PointerEvent): void => {
    // What can be pulled itself does not pull the board.
    if (ev.button !== 0 || (ev.target as Element).closest('[data-pulled]')) return;
    const p = local(ev);
    fingers.set(ev.pointerId, p);
    if (fingers.size === 1) {
      moved = false;
      origin = p;
    }
  };
  const move = (ev: PointerEvent): void => {
    const was = fingers.get(ev.pointerId);
    if (!was) return;
    const p = local(ev);
    if (!moved && fingers.size === 1 && Math.hypot(p.x - origin.x, p.y - origin.y) < SLOP) return;
    if (!moved) {
      moved = true;
      node.setPointerCapture(ev.pointerId);
    }
    if (fingers.size === 1) hooks.camera.pan(p.x - was.x, p.y - was.y);
    else {
      const other = [...fingers].find(([id]) => id !== ev.pointerId)?.[1];
      if (other) {
        const before = Math.hypot(was.x - other.x, was.y - other.y);
        const after = Math.hypot(p.x - other.x, p.y - other.y);
        hooks.camera.pan((p.x - was.x) / 2, (p.y - was.y) / 2);
        if (before > 0) hooks.camera.zoom(after / before, (p.x + other.x) / 2, (p.y + other.y) / 2);
      }
    }
    fingers.set(ev.pointerId, p);
  };
  const up = (ev: PointerEvent): void => {
    if (!fingers.delete(ev.pointerId)) return;
    if (!moved && fingers.size === 0 && ev.type === 'pointerup' && node.contains(ev.target as Element)) {
      const onControl = (ev.target as Element).closest('button, a');
      const p = local(ev);
      if (!onControl) hooks.tap?.(p.x, p.y);
    }
  };
  // A drag that began on a cell must not choose it when the finger leaves.
  const click = (ev: MouseEvent): void => {
    if (!moved) return;
    ev.stopPropagation();
    ev.preventDefault();
    moved = false;
  };
  const wheel = (ev: WheelEvent): void => {
    ev.preventDefault();
    if (hooks.wheel?.(ev)) return;
    const p = local(ev);
    const unit = ev.deltaMode === 1 ? 16 : 1;
    hooks.camera.zoom(Math.exp(-ev.deltaY * unit * (ev.ctrlKey ? 0.01 : 0.0016)), p.x, p.y);
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  // A finger may leave over something that lies on the board.
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
}
