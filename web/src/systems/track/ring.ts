// The ring of the score track as geometry: where its spaces lie, and how things stand along it.
import { space, SPACES } from './track';

/** Where things stand side by side along the ring without touching, each as near to its own place as can be. */
export function abreast(places: readonly number[], gap: number): number[] {
  if (places.length < 2) return [...places];
  const order = places.map((at, i) => ({ at: space(at), i })).sort((a, b) => a.at - b.at || a.i - b.i);
  // The ring is cut open where it is emptiest.
  const cut =
    order
      .map((o, n) => ({ n, free: n ? o.at - (order[n - 1]?.at ?? 0) : o.at + SPACES - (order.at(-1)?.at ?? 0) }))
      .sort((a, b) => b.free - a.free)[0]?.n ?? 0;
  const line = [...order.slice(cut), ...order.slice(0, cut).map((o) => ({ ...o, at: o.at + SPACES }))];
  // Rows that would touch become one row around their common middle.
  const rows: { members: number[]; sum: number }[] = [];
  const start = (r: { members: number[]; sum: number }): number =>
    r.sum / r.members.length - ((r.members.length - 1) * gap) / 2;
  for (const { at, i } of line) {
    let row = { members: [i], sum: at };
    for (let last = rows.at(-1); last && start(last) + last.members.length * gap > start(row); last = rows.at(-1)) {
      rows.pop();
      row = { members: [...last.members, ...row.members], sum: last.sum + row.sum };
    }
    rows.push(row);
  }
  const result = new Array<number>(places.length).fill(0);
  for (const row of rows) row.members.forEach((i, n) => (result[i] = space(start(row) + n * gap)));
  return result;
}

export interface Point {
  x: number;
  y: number;
}
export interface Ring {
  width: number;
  height: number;
  at: (along: number, outward?: number) => Point;
}

/** A rounded wall around a box: 50 stones of equal length, clockwise, the first in the middle of the upper side. */
/** A side of the ring, or a corner. */
interface Part extends Point {
  length: number;
  angle: number;
  bent: boolean;
}

export function ring(width: number, height: number, margin: number, radius: number): Ring {
  const [w, h] = [width - 2 * margin - 2 * radius, height - 2 * margin - 2 * radius];
  const arc = (Math.PI / 2) * radius;
  const stone = (2 * w + 2 * h + 4 * arc) / SPACES;
  const [left, top, right, bottom] = [
    margin + radius,
    margin + radius,
    width - margin - radius,
    height - margin - radius,
  ];
  const straight = (length: number, x: number, y: number, angle: number): Part => ({
    length,
    x,
    y,
    angle,
    bent: false,
  });
  const corner = (x: number, y: number, angle: number): Part => ({ length: arc, x, y, angle, bent: true });
  const up = -Math.PI / 2;
  // Straight parts start where they start, corners turn around their centre; the angle points outward.
  const parts = [
    straight(w / 2, width / 2, top, up),
    corner(right, top, up),
    straight(h, right, top, 0),
    corner(right, bottom, 0),
    straight(w, right, bottom, -up),
    corner(left, bottom, -up),
    straight(h, left, bottom, Math.PI),
    corner(left, top, Math.PI),
    straight(w / 2, left, top, up),
  ];
  const at = (along: number, outward = 0): Point => {
    let rest = space(along) * stone;
    for (const p of parts) {
      if (rest > p.length + 1e-9) {
        rest -= p.length;
        continue;
      }
      const angle = p.bent ? p.angle + (rest / arc) * (Math.PI / 2) : p.angle;
      const step = p.bent ? 0 : rest;
      const out = radius + outward;
      return {
        x: p.x - Math.sin(p.angle) * step + Math.cos(angle) * out,
        y: p.y + Math.cos(p.angle) * step + Math.sin(angle) * out,
      };
    }
    return { x: width / 2, y: margin - outward };
  };
  return { width, height, at };
}

const DETAIL = 0.25;

/** A line along the ring from one total to another, at some distance from the stones. */
export function way(r: Ring, from: number, to: number, outward: number): string {
  const steps = Math.max(1, Math.round(Math.abs(to - from) / DETAIL));
  return Array.from({ length: steps + 1 }, (_, i) => r.at(from + ((to - from) * i) / steps, outward))
    .map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** One stone of the ring, as an outline. */
export function stone(r: Ring, at: number, depth: number): string {
  const edge = 0.46;
  return `${way(r, at - edge, at + edge, depth / 2)}${way(r, at + edge, at - edge, -depth / 2).replace('M', 'L')}Z`;
}
