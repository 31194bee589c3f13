// The arithmetic and the words of a game review.
import { describe, expect, it, vi } from 'vitest';
import type { Grade, TurnReview } from '../src/net/local';
import type { Summary } from '../src/net/types';
import type { Action } from '../src/net/wire';
import { wantedAt } from '../src/replay/moments';
import { boardAt, isReviewed } from '../src/review/address';
import { chancesOf, knownOf, levels, sliderWords, stacked } from '../src/review/chances';
import { effortFor, secondsFor } from '../src/review/effort';
import { accuracyOf, costOf, countsOf, mistakesOf } from '../src/review/grades';
import { isUsable, VERSION } from '../src/review/keep';
import { momentsOf } from '../src/review/moments';
import { sceneOf } from '../src/review/scenes';
import { isSolved } from '../src/review/task';
import { barsOf, reachOf, rounded, sharesOf } from '../src/review/waterfall';
import {
  betterWords,
  decimal,
  headline,
  luckWords,
  moveWords,
  points,
  skillWords,
  whyTitle,
} from '../src/review/words';

vi.stubGlobal('document', { documentElement: {} });

interface Wish {
  player?: number;
  grade?: Grade;
  cost?: number;
  lost?: number;
  swing?: number;
  win?: number[];
  after?: number[];
  accuracy?: number | null;
}
const PLACE: Action = { type: 'place-tile', at: [1, 2], rot: 0 };
const KNIGHT: Action = {
  type: 'deploy',
  figure: 'meeple',
  at: [1, 2],
  segment: { kind: 'city', edges: ['N'] },
};

function turn(number: number, wish: Wish = {}): TurnReview {
  const { player = (number + 1) % 2, grade = 'best', cost = 0, lost = 0, swing = 0, accuracy = 1 } = wish;
  const win = wish.win ?? [0.5, 0.5];
  const best = { actions: [PLACE, KNIGHT], margin: 4, win, visits: 1, gain: { now: 0, later: 5, others: 0 } };
  const found = { best, grade, cost, lost, swing, accuracy, luck: swing * 20, odds: 0.1, margin: 4 - cost };
  const played: Action[] = [PLACE, { type: 'pass' }];
  const place = { at: number * 3, end: number * 3 + 2, turn: number, player, choices: 2 };
  return { ...place, ...found, played, turns: 9, scored: 0, after: wish.after ?? win };
}

const game = (more: Partial<Summary> = {}): Summary =>
  ({
    id: 'g',
    status: 'over',
    you: 0,
    players: [{ name: 'Ines' }, { name: 'Kenta' }],
    results: [
      { place: 1, points: 98 },
      { place: 2, points: 91 },
    ],
    ...more,
  }) as unknown as Summary;

describe('why a game ended as it did', () => {
  it('adds up exactly, whatever is rounded', () => {
    for (const cost of [0.7, 6.4, 17.4, 33.3]) {
      const turns = [turn(1, { cost: 6.3 }), turn(2, { cost }), turn(3, { cost: 2.2 })];
      for (const scores of [
        [98, 91],
        [50, 50],
        [12, 80],
      ]) {
        for (const [seat, share] of sharesOf(turns, scores).entries()) {
          expect(share.margin).toBe((scores[seat] ?? 0) - (scores[1 - seat] ?? 0));
          expect(share.luck + share.own + share.others).toBe(share.margin);
        }
      }
    }
  });
  it('puts what rounding leaves over into the largest bar', () => {
    expect(rounded({ luck: -4.4, own: -6.4, others: 17.8 }, 7)).toEqual({ luck: -4, own: -6, others: 17, margin: 7 });
    expect(rounded({ luck: 0.4, own: -0.4, others: 0 }, 0)).toEqual({ luck: 0, own: 0, others: 0, margin: 0 });
  });
  it('is a mirror image for the other of two', () => {
    const [own, other] = sharesOf([turn(1, { cost: 6 }), turn(2, { cost: 17 })], [98, 91]);
    expect(own).toEqual({ luck: -4, own: -6, others: 17, margin: 7 });
    expect(other).toEqual({ luck: 4, own: -17, others: 6, margin: -7 });
  });
  it('has a share for each of three, and turns nearly as good as the best cost nothing', () => {
    const turns = [turn(1, { player: 0, cost: 0.4 }), turn(2, { player: 1, cost: 8 }), turn(3, { player: 2, cost: 4 })];
    expect(sharesOf(turns, [40, 30, 20])).toEqual([
      { luck: 4, own: 0, others: 6, margin: 10 },
      { luck: -4, own: -8, others: 2, margin: -10 },
      { luck: -20, own: -4, others: 4, margin: -20 },
    ]);
  });
  it('draws each step from where the last one ended', () => {
    const share = { luck: -4, own: -6, others: 17, margin: 7 };
    expect(barsOf(share).map(({ from, to }) => [from, to])).toEqual([
      [0, -4],
      [-4, -10],
      [-10, 7],
    ]);
    expect(reachOf([share])).toBe(10);
    expect(reachOf([])).toBe(1);
  });
});

describe('grades', () => {
  const turns = [
    turn(1, { grade: 'blunder', cost: 9, accuracy: 0.2 }),
    turn(2, { grade: 'mistake' }),
    null,
    turn(3, { accuracy: null }),
    turn(5, { grade: 'inaccuracy', accuracy: 0.6, cost: 0.3 }),
  ];
  it('are counted for each player', () => {
    expect(countsOf(turns, 0)).toEqual({ best: 1, good: 0, inaccuracy: 1, mistake: 0, blunder: 1 });
    expect(countsOf(turns, 1)).toMatchObject({ mistake: 1, best: 0 });
  });
  it('are averaged over turns with a choice', () => {
    expect(accuracyOf(turns, 0)).toBeCloseTo(0.4);
    expect(accuracyOf([turn(1, { accuracy: null })], 0)).toBeNull();
  });
  it('cost what mistakes cost', () => expect(costOf(turns, 0)).toBe(9));
  it('make a puzzle of each mistake, in order of play', () => {
    expect(mistakesOf(turns, 0)).toEqual([0]);
    expect(mistakesOf(turns, 1)).toEqual([1]);
    expect([isSolved({ grade: 'good' }), isSolved({ grade: 'inaccuracy' })]).toEqual([true, false]);
  });
});

describe('key moments', () => {
  it('are the five that mattered most, in order of play', () => {
    const turns = [0.02, 0.1, 0.2, 0.05, 0.3, 0.04, 0.15].map((lost, i) =>
      turn(i + 1, { player: 0, lost, win: [0.6, 0.4], after: [0.6 - lost, 0.4 + lost] }),
    );
    expect(momentsOf(turns, 0).map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]);
  });
  it('say what a turn did to whoever looks, and why', () => {
    const mistake = turn(2, { player: 1, lost: 0.2, win: [0.4, 0.6], after: [0.6, 0.4] });
    expect(momentsOf([mistake], 0)).toEqual([{ number: 0, cause: 'mistake', swing: expect.closeTo(0.2) as number }]);
    const luck = turn(2, { player: 1, swing: 0.1 });
    expect(momentsOf([luck], 0)).toEqual([{ number: 0, cause: 'luck', swing: -0.1 }]);
    expect(momentsOf([luck], 1)).toEqual([{ number: 0, cause: 'luck', swing: 0.1 }]);
  });
  it('are none where nothing happened', () => expect(momentsOf([turn(1), null], 0)).toEqual([]));
});

describe('the graph', () => {
  const turns = [turn(1, { win: [0.6, 0.4], swing: 0.1, after: [0.58, 0.42] }), turn(2, { after: [0.64, 0.36] })];
  it('begins before the first tile, and ends with the result', () => {
    const chances = chancesOf(turns, game());
    expect(chances[0]).toEqual([0.5, 0.5]);
    expect(chances[1]).toEqual([0.58, 0.42]);
    expect(chances[2]).toEqual([1, 0]);
  });
  it('shares a drawn game', () => {
    const results = [
      { place: 1, points: 5 },
      { place: 1, points: 5 },
    ] as Summary['results'];
    expect(chancesOf(turns, game({ results })).at(-1)).toEqual([0.5, 0.5]);
  });
  it('is known as far as there is no gap', () => {
    expect(knownOf(chancesOf([turns[0] ?? null, null, turn(3)], game()))).toHaveLength(2);
    expect(knownOf(chancesOf([], game()))).toEqual([[0.5, 0.5]]);
  });
  it('stacks whoever looks at the bottom, up to the rim', () => {
    expect(stacked(3, 1)).toEqual([1, 0, 2]);
    expect(levels([0.2, 0.5, 0.3], [1, 0, 2])).toEqual([0.5, 0.7, 1]);
  });
  it('is a slider that says the turn and the chances', () => {
    const chances = chancesOf([turns[0] ?? null, turn(2, { after: [0.64, 0.36] }), null], game());
    expect(sliderWords(chances, 2, 38, game())).toBe('Turn 38, Ines 64%, Kenta 36%');
    expect(sliderWords(chances, 0, 0, game())).toBe('Start, Ines 50%, Kenta 50%');
    expect(sliderWords(chances, 3, 39, game())).toBe('Turn 39, not reviewed yet');
  });
});

describe('a review in words', () => {
  it('says how the game ended', () => {
    expect([headline(game()), whyTitle(game())]).toEqual(['You won 98 to 91', 'Why you won by 7']);
    expect(headline(game({ you: 1 }))).toBe('You lost 91 to 98');
    expect(whyTitle(game({ you: 1 }))).toBe('Why you lost by 7');
    expect(whyTitle(game({ you: null }))).toBe('Why Ines won by 7');
    const resigned = [
      { place: 2, points: 98 },
      { place: 1, points: 91 },
    ] as Summary['results'];
    expect(whyTitle(game({ results: resigned }))).toBe('Why it ended like this');
  });
  it('says what was played, and what was better and why', () => {
    expect(moveWords(turn(1).played)).toMatch(/^[A-Z]+\d+, no figure$/);
    expect(betterWords(turn(1), game())).toMatch(/^Better: [A-Z]+\d+, meeple in the city\. About 5 points later\.$/);
  });
  it('writes signs that are never lost', () => {
    expect([points(4.6), points(-4), points(0.2)]).toEqual(['+5', '−4', '0']);
    expect([decimal(4.12), decimal(-6.3), decimal(0)]).toEqual(['+4.1', '−6.3', '0']);
  });
  it('has a sentence for luck and one for skill', () => {
    expect(luckWords(-4, 'Ines')).toBe('Luck was against Ines and cost about 4 points.');
    expect(luckWords(1, 'Ines')).toBe('Luck was about even for Ines.');
    const turns = [turn(1, { cost: 2 }), turn(3, { cost: 7.4 })];
    expect(skillWords(turns, 0, 'Ines')).toBe('Mistakes cost Ines about 9 points; turn 3 alone cost 7.');
    expect(skillWords(turns, 1, 'Kenta')).toBe('Kenta gave away next to nothing.');
  });
});

describe('what a review needs', () => {
  it('is less for each decision of a longer game', () => {
    const plan = (turns: number, choices: number): { choices: number }[] =>
      Array.from({ length: turns }, () => ({ choices }));
    const base = effortFor(plan(72, 2));
    const long = effortFor(plan(300, 6));
    expect(base.millis).toBeGreaterThan(long.millis ?? 0);
    // Two workers share the work: a base game takes less than half a minute.
    expect((72 * 3 * (base.millis ?? 0)) / 2).toBeLessThan(28_000);
    expect(effortFor([]).millis).toBeLessThanOrEqual(500);
    expect(secondsFor(72)).toBeLessThanOrEqual(30);
  });
  it('is refused where another version kept it', () => {
    const kept = { version: VERSION, game: game(), plan: [turn(1)], turns: [null], scenes: {} };
    expect(isUsable(kept)).toBe(true);
    for (const bad of [
      null,
      'text',
      { ...kept, version: VERSION - 1 },
      { ...kept, turns: [] },
      { ...kept, game: null },
    ])
      expect(isUsable(bad)).toBe(false);
  });
  it('is a finished game with somebody else in it', () => {
    expect(isReviewed(game())).toBe(true);
    expect(isReviewed(game({ status: 'running' }))).toBe(false);
    expect(isReviewed(game({ players: [] }))).toBe(false);
  });
  it('leads to the board after a turn', () => {
    expect(boardAt('g')).toBe('/replay/g');
    const [, hash = ''] = boardAt('g', { moves: 9, turn: 2 }).split('#');
    expect(wantedAt(hash, [{ v: 1 }, { v: 4 }])).toBe(4);
    expect([wantedAt('7', []), wantedAt('', []), wantedAt('turn-9', [{ v: 1 }])]).toEqual([7, undefined, undefined]);
  });
  it('keeps a piece of the board', () => {
    const tile = (x: number, y: number): object => ({ tile: 'base.U', at: [x, y], rot: 0 });
    const figure = { figure: 'meeple', owner: 1, at: [1, 1], segment: { kind: 'road' }, more: 1 };
    const view = { state: { board: [tile(0, 0), tile(2, 1), tile(3, 0)], figures: [figure] }, spots: [[1.5, 1.5]] };
    const scene = sceneOf(view as unknown as Parameters<typeof sceneOf>[0], [0, 0]);
    expect(scene.tiles.map(({ at }) => at)).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(scene.figures).toEqual([{ figure: 'meeple', owner: 1, segment: { kind: 'road' }, spot: [1.5, 1.5] }]);
  });
});
