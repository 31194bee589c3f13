// Where ferries lie on a lake, in parts of a tile, and which crossing a finger is nearest to.
import type { Edge, Place } from '../../net/types';

/** The landing of a road at the lake. */
export const LANDING: Record<Edge, Place> = { N: [0.5, 0.28], E: [0.72, 0.5], S: [0.5, 0.72], W: [0.28, 0.5] };
/** Where the pin of a road end stands: farther out, so that neighbours do not touch. */
export const PIN: Record<Edge, Place> = { N: [0.5, 0.13], E: [0.87, 0.5], S: [0.5, 0.87], W: [0.13, 0.5] };
export const EDGES: Edge[] = ['N', 'E', 'S', 'W'];

const CENTRE: Place = [0.5, 0.5];
const SAMPLES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

export const crossingPath = (a: Edge, b: Edge): string => `M${LANDING[a].join(' ')}Q.5 .5 ${LANDING[b].join(' ')}`;

const between = (a: Place, b: Place, t: number): Place => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The middle of a crossing, where the ferry is drawn. */
export const middle = (edges: readonly Edge[]): Place =>
  edges[0] && edges[1] ? between(LANDING[edges[0]], LANDING[edges[1]], 0.5) : CENTRE;

export const isPair = (edges: readonly Edge[] | undefined, a: Edge, b: Edge): boolean =>
  edges?.length === 2 && edges.includes(a) && edges.includes(b);

const distance = (p: Place, q: Place): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** Of some crossings the one nearest to a point, by its number. */
export function nearestCrossing(pairs: readonly (readonly Edge[])[], p: Place): number {
  const far = pairs.map(([a, b]) =>
    a && b ? Math.min(...SAMPLES.map((t) => distance(between(LANDING[a], LANDING[b], t), p))) : Infinity,
  );
  return far.indexOf(Math.min(...far));
}

/** The road end whose pin is nearest to a point, if one is near. */
export function nearestPin(edges: readonly Edge[], p: Place, within = 0.2): Edge | null {
  const best = [...edges].sort((a, b) => distance(PIN[a], p) - distance(PIN[b], p))[0];
  return best && distance(PIN[best], p) < within ? best : null;
}
