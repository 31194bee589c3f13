// The moves that were looked at, as a tree: each node is one move of a player or one answer of chance. The first child goes on
// with the line, all others are variations. A tree is never changed; every step makes another.
import { isEqual } from '../lib/equal';
import type { Made } from '../net/local';
import type { Action } from '../net/types';
import type { Move } from '../net/wire';

export interface TreeNode {
  parent: number;
  /** Nothing at the root. */
  move: Move | null;
  /** Who decided; nobody where chance did. */
  player: number | null;
  /** The number of the turn. */
  turn: number;
  kids: number[];
  note: string;
}
/** Nodes by their number; what was deleted has left a gap. */
export type Tree = readonly (TreeNode | null)[];

export const ROOT = 0;
const NOBODY: Made = { player: null, turn: 0 };

export const emptyTree = (): Tree => [{ parent: -1, move: null, player: null, turn: 0, kids: [], note: '' }];

export const kidsOf = (tree: Tree, id: number): readonly number[] => tree[id]?.kids ?? [];

/** A move as an action, if it is one and no answer of chance. */
export const actionOf = (move: Move | null): Action | null => (move && 'type' in move ? move : null);
/** The tile that a move draws. */
export const tileOf = (move: Move | null): string | null =>
  move && !('type' in move) && 'tile' in move ? move.tile : null;

/** The tree with a move after a node, and the node of that move: the one that is there already, if there is one. */
export function grown(tree: Tree, at: number, move: Move, made: Made): [Tree, number] {
  const known = kidsOf(tree, at).find((kid) => isEqual(tree[kid]?.move, move));
  if (known !== undefined) return [tree, known];
  const id = tree.length;
  const node: TreeNode = { parent: at, move, ...made, kids: [], note: '' };
  return [[...withNode(tree, at, (parent) => ({ ...parent, kids: [...parent.kids, id] })), node], id];
}

/** The tree with a whole line from its root; the last node of the line. */
export function withLine(tree: Tree, moves: readonly Move[], made: readonly Made[]): [Tree, number] {
  return moves.reduce<[Tree, number]>(([now, at], move, i) => grown(now, at, move, made[i] ?? NOBODY), [tree, ROOT]);
}

const withNode = (tree: Tree, id: number, change: (node: TreeNode) => TreeNode): (TreeNode | null)[] =>
  tree.map((node, i) => (i === id && node ? change(node) : node));

/** The nodes from the first move to this one. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let at = id; at > ROOT; at = tree[at]?.parent ?? ROOT) path.unshift(at);
  return path;
}

/** The way to a node, and on along the line from there. */
export function lineThrough(tree: Tree, id: number): number[] {
  const line = pathTo(tree, id);
  for (let next = kidsOf(tree, id)[0]; next !== undefined; next = kidsOf(tree, next)[0]) line.push(next);
  return line;
}

export const movesOf = (tree: Tree, line: readonly number[]): Move[] =>
  line.flatMap((id) => (tree[id]?.move ? [tree[id].move] : []));

/** The tree without a move and whatever follows it. */
export function without(tree: Tree, id: number): Tree {
  if (id === ROOT) return tree;
  const gone = new Set([id]);
  // A child is always younger than its parent.
  tree.forEach((node, i) => node && gone.has(node.parent) && gone.add(i));
  return tree.map((node, i) =>
    gone.has(i) || !node ? null : { ...node, kids: node.kids.filter((kid) => !gone.has(kid)) },
  );
}

/** The last node on the way to this one at which a variation begins; nothing on the main line. */
export const branchOf = (tree: Tree, id: number): number | null =>
  pathTo(tree, id).findLast((at) => kidsOf(tree, tree[at]?.parent ?? ROOT)[0] !== at) ?? null;

/** The tree in which the variation through this node is the line. */
export function promoted(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const first = (kids: number[]): number[] => [branch, ...kids.filter((kid) => kid !== branch)];
  return withNode(tree, tree[branch]?.parent ?? ROOT, (node) => ({ ...node, kids: first(node.kids) }));
}

export const noted = (tree: Tree, id: number, note: string): Tree => withNode(tree, id, (node) => ({ ...node, note }));

/** The node on the main line after so many tiles were placed, before the next one is drawn. */
export function afterTiles(tree: Tree, count: number): number {
  let left = count;
  let at = ROOT;
  for (const id of lineThrough(tree, ROOT)) {
    const move = tree[id]?.move ?? null;
    if (tileOf(move) !== null && left === 0) break;
    if (actionOf(move)?.type === 'place-tile') left -= 1;
    at = id;
  }
  return at;
}

/** The node on the main line at which the tile of a turn lies in the hand. */
export function atTurn(tree: Tree, turn: number): number {
  const line = lineThrough(tree, ROOT);
  return line.find((id) => tree[id]?.turn === turn && tileOf(tree[id]?.move ?? null) !== null) ?? line.at(-1) ?? ROOT;
}

/** Whether something is a tree that can be drawn: what was kept may come from another version of the page. */
export const isTree = (kept: unknown): kept is Tree =>
  Array.isArray(kept) &&
  kept.length > 0 &&
  kept.every(
    (node: Partial<TreeNode> | null, id) =>
      (node === null && id > 0) ||
      (!!node &&
        Array.isArray(node.kids) &&
        node.kids.every((kid) => kid > id && kid < kept.length) &&
        typeof node.note === 'string' &&
        (id === 0 || (!!node.move && typeof node.parent === 'number' && node.parent < id))),
  );
