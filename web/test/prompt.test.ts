import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../src/net/types';
import type { Asked } from '../src/systems/system';
import { chosenLine, endLine, openLine, turnLine, waitLine } from '../src/table/prompt';
import { Asking } from './asking';

vi.stubGlobal('document', { documentElement: {} });

const tile = (kind: string): object => ({ tile: kind, at: [0, 0], rot: 0 });
const view = (more: object = {}): View =>
  ({
    version: 1,
    decision: { kind: 'place-tile', player: 0, tile: 'base.U' },
    game: { status: 'running', you: 0, systems: ['base'], players: [{ name: 'Ann' }, { name: 'Bob' }] },
    state: { board: [tile('base.D'), tile('base.U')], remaining: { 'base.U': 5 }, remaining_total: 5, players: [] },
    legal: [],
    ...more,
  }) as unknown as View;
const asked = (of: View): Asked => {
  const table = new Asking();
  table.view = of;
  return { view: of, table, hint: () => '3 points' } as unknown as Asked;
};
const deploy = {
  action: { type: 'deploy', figure: 'meeple', at: [0, 0], segment: { kind: 'road', edges: ['N'] } },
  at: [0, 0],
  spot: [0.5, 0.5],
};
const figure = {
  decision: { kind: 'figure', player: 0 },
  legal: [deploy, { action: { type: 'pass' }, at: null, spot: null }],
};

describe('the line above a question', () => {
  it('counts the tile in hand', () => {
    const drawn: GameEvent[] = [{ event: 'tile-drawn' }, { event: 'tile-drawn' }];
    expect(turnLine(view(), drawn)).toBe('Tile 2 of 7');
    expect(waitLine(view(), drawn)).toBe('Tile 2 of 7');
  });
  it('says that the tile is placed', () =>
    expect(turnLine(view({ ...figure, last: { 0: [0, 1] } }), [])).toBe('Tile placed'));
});

describe('the line below a question', () => {
  it('says how to choose, then what the choice would do', () => {
    const question = asked(view(figure));
    expect(chosenLine(question)).toBe('');
    expect(openLine(question)).not.toBe('');
    question.table.pick(0);
    expect(chosenLine(question)).toBe('Meeple · 3 points');
    question.table.decline();
    expect(chosenLine(question)).not.toContain('3 points');
  });
});

describe('the line after a game', () => {
  it('names the winners, or says that there are none', () => {
    const over = (winners: number[]): string => endLine(view({ decision: { kind: 'game-over', winners } }));
    expect(over([1])).toContain('Bob');
    expect(over([])).not.toContain('Bob');
  });
});
