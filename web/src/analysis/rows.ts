// The tree as rows to read: the line in flow, each variation indented below the move that it replaces. What belongs together, a
// tile and what was done with it, is one chip, unless a variation or a comment comes in between.
import type { Action } from '../net/types';
import { actionOf, kidsOf, ROOT, tileOf, type Tree } from './tree';

export interface Chip {
  /** All moves of it; the last one is where it leads. */
  nodes: number[];
  last: number;
  turn: number;
  player: number | null;
  /** The tile that was drawn, if that is part of it. */
  tile: string | null;
  actions: Action[];
  /** Other answers of chance than a tile. */
  chance: string[];
  note: string;
}
export interface Row {
  depth: number;
  chips: Chip[];
}

/** Deeper variations are indented no further. */
export const DEEPEST = 3;

/** Whether a move begins a chip: the next tile is drawn, or somebody else's turn comes. */
const begins = (tree: Tree, id: number, before: number): boolean =>
  tileOf(tree[id]?.move ?? null) !== null || tree[id]?.turn !== tree[before]?.turn;

export function chipFrom(tree: Tree, first: number): Chip {
  const nodes = [first];
  for (let last = first; ;) {
    const kids = kidsOf(tree, last);
    const [next] = kids;
    if (next === undefined || kids.length > 1 || tree[last]?.note || begins(tree, next, last)) break;
    nodes.push(next);
    last = next;
  }
  const moves = nodes.map((id) => tree[id]?.move ?? null);
  const last = nodes.at(-1) ?? first;
  return {
    nodes,
    last,
    turn: tree[first]?.turn ?? 0,
    player: nodes.map((id) => tree[id]?.player ?? null).find((player) => player !== null) ?? null,
    tile: moves.map(tileOf).find((tile) => tile !== null) ?? null,
    actions: moves.flatMap((move) => actionOf(move) ?? []),
    chance: moves.flatMap((move) =>
      move && !('type' in move) && !('tile' in move) ? Object.values(move).map(String) : [],
    ),
    note: tree[last]?.note ?? '',
  };
}

export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const walk = (start: number | undefined, rest: readonly number[], depth: number): void => {
    let row: Row | null = null;
    let [at, others] = [start, rest];
    while (at !== undefined) {
      if (!row) rows.push((row = { depth, chips: [] }));
      const chip = chipFrom(tree, at);
      row.chips.push(chip);
      for (const other of others) walk(other, [], depth + 1);
      if (others.length) row = null;
      [at, ...others] = kidsOf(tree, chip.last);
    }
  };
  const [first, ...others] = kidsOf(tree, ROOT);
  walk(first, others, 0);
  return rows;
}

/** How many variations there are. */
export const variationsIn = (tree: Tree): number =>
  tree.reduce((sum, node) => sum + Math.max(0, (node?.kids.length ?? 0) - 1), 0);

/** Where one stops on a line: at its beginning, wherever a tile was drawn and a turn is to be decided, and at its end. */
export const stopsOf = (tree: Tree, line: readonly number[]): number[] => [
  ROOT,
  ...line.filter((id, i) => tileOf(tree[id]?.move ?? null) !== null || i === line.length - 1),
];

/** The next stop on a line, or the one before; where one is if there is none. */
export function stepFrom(tree: Tree, line: readonly number[], at: number, way: 1 | -1): number {
  const order = [ROOT, ...line];
  const here = order.indexOf(at);
  const stops = stopsOf(tree, line).map((id) => order.indexOf(id));
  const next = way > 0 ? stops.find((stop) => stop > here) : stops.findLast((stop) => stop < here);
  return order[next ?? here] ?? at;
}
