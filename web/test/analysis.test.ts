// Analyses without a board: the tree of moves, how it is read, links, and odds by player.
import { describe, expect, it, vi } from 'vitest';
import { analysisOf, gameIn, nodeAt } from '../src/analysis/address';
import { drawnFrom, firstBy } from '../src/analysis/chances';
import { notesOf, withNotes } from '../src/analysis/export';
import { isUsable } from '../src/analysis/keep';
import { lineIn, linkTo, nameOf, packed, pastedAs, unpacked } from '../src/analysis/link';
import { chipFrom, rowsOf, stepFrom, stopsOf, variationsIn } from '../src/analysis/rows';
import { mean, Thinking } from '../src/analysis/thinking.svelte';
import * as trees from '../src/analysis/tree';
import type { Made } from '../src/net/local';
import type { Move, Thought } from '../src/net/wire';

const draw = (tile: string): Move => ({ tile });
const place = (x: number, y: number): Move => ({ type: 'place-tile', at: [x, y], rot: 0 });
const pass: Move = { type: 'pass' };
/** Two players, three moves a turn. */
const MOVES = [draw('base.A'), place(0, 1), pass, draw('base.B'), place(0, 2), pass, draw('base.C'), place(0, 3), pass];
const MADE: Made[] = MOVES.map((move, i) => ({
  player: 'type' in move ? Math.floor(i / 3) % 2 : null,
  turn: Math.floor(i / 3) + 1,
}));
const [GAME, LAST] = trees.withLine(trees.emptyTree(), MOVES, MADE);
/** The second turn played elsewhere. */
const [BRANCHED, OTHER] = trees.grown(GAME, 4, place(1, 1), { player: 1, turn: 2 });

describe('a tree of moves', () => {
  it('is a line first, and plays what is known again', () => {
    expect(trees.lineThrough(GAME, trees.ROOT)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(trees.movesOf(GAME, trees.pathTo(GAME, LAST))).toEqual(MOVES);
    expect(trees.grown(GAME, trees.ROOT, draw('base.A'), { player: null, turn: 1 })).toEqual([GAME, 1]);
  });
  it('branches, and leads through the branch that is looked at', () => {
    expect(trees.lineThrough(BRANCHED, OTHER)).toEqual([1, 2, 3, 4, OTHER]);
    expect(trees.lineThrough(BRANCHED, 4)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(trees.branchOf(BRANCHED, OTHER)).toBe(OTHER);
    expect(trees.branchOf(BRANCHED, LAST)).toBeNull();
    expect(variationsIn(BRANCHED)).toBe(1);
  });
  it('makes a variation the line', () => {
    const promoted = trees.promoted(BRANCHED, OTHER);
    expect(trees.lineThrough(promoted, trees.ROOT)).toEqual([1, 2, 3, 4, OTHER]);
    expect(trees.branchOf(promoted, LAST)).toBe(5);
    expect(trees.promoted(GAME, LAST)).toBe(GAME);
  });
  it('forgets a move with all that follows', () => {
    const cut = trees.without(BRANCHED, 5);
    expect(trees.lineThrough(cut, trees.ROOT)).toEqual([1, 2, 3, 4, OTHER]);
    expect(cut[LAST]).toBeNull();
    expect(trees.without(cut, trees.ROOT)).toBe(cut);
    const [grown, id] = trees.grown(cut, OTHER, pass, { player: 1, turn: 2 });
    expect(trees.pathTo(grown, id)).toEqual([1, 2, 3, 4, OTHER, id]);
    expect(trees.isTree(grown)).toBe(true);
  });
  it('finds the point after some tiles, and the one where a turn is decided', () => {
    expect([0, 1, 2, 9].map((count) => trees.afterTiles(GAME, count))).toEqual([0, 3, 6, 9]);
    expect([1, 3, 9].map((turn) => trees.atTurn(GAME, turn))).toEqual([1, 7, 9]);
  });
  it('is refused if it is damaged', () => {
    for (const wrong of [null, [], [null], [{ kids: [1], note: '' }], 'tree']) expect(trees.isTree(wrong)).toBe(false);
    const kept = { version: 1, name: 'text-x', source: { from: 'text', text: '' }, tree: GAME, at: LAST };
    expect(isUsable(kept)).toBe(true);
    expect(isUsable({ ...kept, at: 99 })).toBe(false);
    expect(isUsable({ ...kept, version: 0 })).toBe(false);
  });
});

describe('the list of moves', () => {
  it('has a chip for each turn', () => {
    const [row] = rowsOf(GAME);
    expect(row?.chips.map(({ nodes, turn, player, tile }) => ({ nodes, turn, player, tile }))).toEqual([
      { nodes: [1, 2, 3], turn: 1, player: 0, tile: 'base.A' },
      { nodes: [4, 5, 6], turn: 2, player: 1, tile: 'base.B' },
      { nodes: [7, 8, 9], turn: 3, player: 0, tile: 'base.C' },
    ]);
  });
  it('indents a variation below the move that it replaces, and goes on', () => {
    const rows = rowsOf(BRANCHED).map(({ depth, chips }) => [depth, ...chips.map(({ nodes }) => nodes)]);
    expect(rows).toEqual([
      [0, [1, 2, 3], [4], [5, 6]],
      [1, [OTHER]],
      [0, [7, 8, 9]],
    ]);
  });
  it('ends a chip with its comment', () => {
    const noted = trees.noted(GAME, 2, 'why not north?');
    expect(chipFrom(noted, 1)).toMatchObject({ nodes: [1, 2], note: 'why not north?' });
    expect(notesOf(noted, LAST)).toEqual(new Map([[1, ['why not north?']]]));
    expect(withNotes('players: A\n\n1. A  base.A 0,1:0 -\n2. B -', notesOf(noted, LAST))).toBe(
      'players: A\n\n1. A  base.A 0,1:0 -\n# why not north?\n2. B -',
    );
  });
  it('stops where a turn is decided', () => {
    const line = trees.lineThrough(GAME, 0);
    expect(stopsOf(GAME, line)).toEqual([0, 1, 4, 7, 9]);
    expect([0, 1, 5, 9].map((at) => stepFrom(GAME, line, at, 1))).toEqual([1, 4, 7, 9]);
    expect([0, 1, 5, 9].map((at) => stepFrom(GAME, line, at, -1))).toEqual([0, 0, 4, 7]);
  });
});

describe('links', () => {
  it('carry a text, whatever letters it has', async () => {
    const text = 'bastide 1\nplayers: Žofie, "桜"\n\nposition\n'.repeat(20);
    const letters = await packed(text);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(text.length / 4);
    expect(await unpacked(letters)).toBe(text);
    for (const wrong of ['', '!', 'abc', letters.slice(0, -9)]) expect(await unpacked(wrong)).toBeNull();
  });
  it('are told from texts', async () => {
    vi.stubGlobal('location', { origin: 'https://bastide.example' });
    const link = await linkTo('bastide 1');
    expect(pastedAs(link)).toEqual({ is: 'packed', letters: await packed('bastide 1') });
    expect(pastedAs(' https://x.org/replay/abc-1#20\n')).toEqual({ is: 'game', id: 'abc-1' });
    expect(pastedAs('/g/here-7')).toEqual({ is: 'game', id: 'here-7' });
    expect(pastedAs('players: Ann')).toEqual({ is: 'text', text: 'players: Ann' });
    vi.unstubAllGlobals();
  });
  it('know the lines of a text', () => {
    expect([1, 2, 9].map((line) => 'ab\ncde'.slice(...lineIn('ab\ncde', line)))).toEqual(['ab', 'cde', '']);
  });
  it('lead to a game and a point of it', () => {
    expect(analysisOf('g1', { tiles: 7 })).toBe('/analysis/game-g1#tile-7');
    expect([gameIn('game-g1'), gameIn('text-g1')]).toEqual(['g1', null]);
    expect(['tile-2', 'turn-3', 'x'].map((hash) => nodeAt(GAME, hash))).toEqual([6, 7, null]);
    expect(nameOf('a')).toBe(nameOf('a'));
    expect(nameOf('a')).not.toBe(nameOf('b'));
  });
});

it('the first of some tiles comes with somebody’s draw', () => {
  // Half, then half of the rest, and so on.
  const by = firstBy([0.5, 0.75, 0.875, 1], 1, 2);
  expect(by).toEqual([0.375, 0.625]);
});

it('chance answers as often as it should', () => {
  const chances = [
    { outcome: { tile: 'base.A' }, weight: 3 },
    { outcome: { tile: 'base.B' }, weight: 1 },
  ];
  const drawn = [0, 0.5, 0.74, 0.76, 1].map((random) => drawnFrom(chances, random));
  expect(drawn.map((outcome) => outcome && 'tile' in outcome && outcome.tile)).toEqual([
    'base.A',
    'base.A',
    'base.A',
    'base.B',
    'base.B',
  ]);
  expect(drawnFrom([], 0.5)).toBeUndefined();
});

describe('the engine’s opinion', () => {
  const win = (own: number): Thought => ({
    actions: [pass],
    margin: own,
    win: [own, 1 - own],
    visits: 1,
    gain: { now: 0, later: 0, others: 0 },
  });
  const question = { text: 'position', player: 0, chances: [], over: false };
  function thinker(): { calls: string[]; ended: boolean; ask: never; end: () => void } {
    const made = {
      calls: [] as string[],
      ended: false,
      ask: ((call: string) => {
        made.calls.push(call);
        const thoughts = { candidates: [win(0.5), win(0.25)], actions: 2, nodes: 10, millis: 1 };
        return Promise.resolve(call === 'think' ? thoughts : { view: { decision: { player: 1 } }, over: false });
      }) as never,
      end: () => void (made.ended = true),
    };
    return made;
  }
  it('grows surer, and stops when it is told to', async () => {
    vi.useFakeTimers();
    const mind = thinker();
    const thinking = new Thinking(() => mind);
    thinking.look(question);
    await vi.runAllTimersAsync();
    expect(mind.calls.filter((call) => call === 'think').length).toBeGreaterThan(3);
    expect([thinking.margin, thinking.win, thinking.busy]).toEqual([0.5, [0.5, 0.5], false]);
    thinking.toggle();
    expect(thinking.on).toBe(false);
    vi.useRealTimers();
  });
  it('weighs every tile that can come', async () => {
    vi.useFakeTimers();
    const thinking = new Thinking(() => thinker());
    const chances = [
      { outcome: { tile: 'base.A' }, weight: 3 },
      { outcome: { tile: 'base.B' }, weight: 1 },
    ];
    thinking.look({ ...question, player: null, chances });
    await vi.runAllTimersAsync();
    expect(thinking.worths.map(({ player, margin }) => [player, margin])).toEqual([
      [1, 0.5],
      [1, 0.5],
    ]);
    expect(mean(thinking.worths)).toEqual([0.5, 0.5]);
    expect(mean(thinking.worths.map((one) => ({ ...one, win: null })))).toBeNull();
    vi.useRealTimers();
  });
});
