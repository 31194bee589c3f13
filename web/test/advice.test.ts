import { describe, expect, it } from 'vitest';
import type { Hint, Legal, Place, Rot, View } from '../src/net/types';
import { adviceWords, choiceOf, figureAfter, follows, reasons, restOf } from '../src/table/advice';
import { noChoice } from '../src/table/ask';

const tile = (at: Place, rot: Rot): Legal => ({ action: { type: 'place-tile', at, rot }, at, spot: null });
const meeple: Legal = {
  action: { type: 'deploy', figure: 'meeple', at: [1, 0], segment: { kind: 'city', edges: ['N'] } },
  at: [1, 0],
  spot: [1.5, 0.2],
};
const pass: Legal = { action: { type: 'pass' }, at: null, spot: null };
const hint = (...line: Legal[]): Hint => ({
  version: 6,
  line,
  margin: 1,
  win: [0.5, 0.5],
  gain: { now: 4, later: 2.6, others: 2.2 },
});

describe('a hint', () => {
  it('is followed whatever order the keys of its action have', () => {
    const sent: Legal = { ...tile([1, 0], 90), action: { rot: 90, at: [1, 0], type: 'place-tile' } };
    expect(follows(hint(sent), tile([1, 0], 90))).toBe(true);
    expect(follows(hint(sent), tile([1, 0], 180))).toBe(false);
    expect(follows(hint(meeple), pass)).toBe(false);
  });
});

describe('the reason of a hint', () => {
  it('has points now, points later and what others lose', () => {
    expect(reasons({ now: 4, later: 2.6, others: 2.2 }, 'Bob')).toBe(
      '4 points now. About 3 more later. Costs Bob about 2 points.',
    );
    expect(reasons({ now: 0, later: 1.2, others: 0 }, 'Bob')).toBe('About 1 point later.');
    expect(reasons({ now: -3, later: -1.6, others: -0.7 }, 'Bob')).toBe(
      'Costs you 3 points now. Gives up about 2 points later. Gives Bob about 1 point.',
    );
  });
  it('does not count twice what was expected before', () => {
    expect(reasons({ now: 28, later: -22.3, others: 0 }, 'Bob')).toBe(
      '28 points now, though about 22 would have come anyway.',
    );
    expect(reasons({ now: 4, later: -3.8, others: 0 }, 'Bob')).toBe('4 points now, which would have come anyway.');
    expect(reasons({ now: 4, later: -7, others: 0 }, 'Bob')).toBe(
      '4 points now, which would have come anyway. Gives up about 3 points later.',
    );
    expect(reasons({ now: 4, later: -0.3, others: 0 }, 'Bob')).toBe('4 points now.');
  });
  it('leaves out what is less than half a point', () => {
    expect(reasons({ now: 0, later: 0.4, others: -0.49 }, 'Bob')).toBe('No other move is worth more.');
    expect(reasons({ now: 0, later: 0.5, others: 0.4 }, 'Bob')).toBe('About 1 point later.');
  });
  it('says what comes next, and names the only other player', () => {
    const players = [{ name: 'Ann' }, { name: 'Bob' }];
    const view = { game: { players }, decision: { kind: 'place-tile', player: 0 } } as unknown as View;
    expect(adviceWords(hint(tile([1, 0], 0), meeple), view)).toMatch(/^Then a meeple in the city\. .* Bob /);
    expect(adviceWords(hint(tile([1, 0], 0), pass), view)).toMatch(/^Then no figure\./);
    players.push({ name: 'Eve' });
    expect(adviceWords(hint(pass), view)).toMatch(/^4 points now\. .* your strongest opponent /);
  });
});

describe('the steps of a hint', () => {
  it('are chosen where they are offered', () => {
    const legal = [tile([0, 1], 0), tile([1, 0], 90), pass];
    expect(choiceOf(hint(tile([1, 0], 90)), legal, noChoice())).toMatchObject({ cell: [1, 0], rot: 90, pick: null });
    expect(choiceOf(hint(pass), legal, noChoice())).toMatchObject({ cell: null, pick: 2 });
    expect(choiceOf(hint(meeple), [pass, meeple], noChoice())).toMatchObject({ pick: 1, figure: 'meeple' });
    expect(choiceOf(hint(tile([1, 0], 180)), legal, noChoice())).toBeNull();
    expect(choiceOf(hint(), legal, noChoice())).toBeNull();
  });
  it('are followed one by one', () => {
    const whole = hint(tile([1, 0], 0), meeple);
    expect(figureAfter(whole)).toBe(meeple);
    expect(follows(whole, tile([1, 0], 0))).toBe(true);
    expect(follows(whole, tile([1, 0], 90))).toBe(false);
    expect(follows(whole, null)).toBe(false);
    const rest = restOf(whole);
    expect(rest).toMatchObject({ version: 7, line: [meeple] });
    expect(figureAfter(rest)).toBeNull();
    expect(follows(restOf(rest), pass)).toBe(false);
  });
});
