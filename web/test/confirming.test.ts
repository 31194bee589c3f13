import { afterEach, describe, expect, it } from 'vitest';
import { prefs, type Confirm } from '../src/lib/prefs.svelte';
import type { Legal, Place, Rot, View } from '../src/net/types';
import { confirmMode, isLasting, needsConfirm } from '../src/table/confirming';
import { Asking } from './asking';

const place = (at: Place, rot: Rot): Legal => ({ action: { type: 'place-tile', at, rot }, at, spot: null });
const deploy = (kind: string, figure = 'meeple'): Legal => ({
  action: { type: 'deploy', figure, at: [0, 0], segment: { kind } },
  at: [0, 0],
  spot: [0.5, 0.5],
});
const pass: Legal = { action: { type: 'pass' }, at: null, spot: null };
const fly: Legal = { action: { type: 'fly', figure: 'meeple' }, at: null, spot: [0, 0] };

const ONE_WAY: Place = [1, 0];
const TWO_WAYS: Place = [0, 1];

function asking(confirm: Confirm, ...legal: Legal[]): Asking {
  prefs.confirm = confirm;
  const asked = new Asking();
  const kind = legal.some((l) => l.action.type === 'place-tile') ? 'place-tile' : 'figure';
  asked.view = {
    version: 1,
    decision: { kind, player: 0 },
    game: { status: 'running', you: 0, systems: ['base'], players: [{}] },
    state: { board: [], players: [] },
    legal,
  } as unknown as View;
  return asked;
}
const tiles = [place(ONE_WAY, 90), place(TWO_WAYS, 0), place(TWO_WAYS, 180)];

afterEach(() => {
  prefs.confirm = null;
});

describe('what is confirmed', () => {
  it('follows the screen until the player chooses', () => {
    expect(confirmMode()).toBe('lasting');
    prefs.confirm = 'always';
    expect(confirmMode()).toBe('always');
  });
  it('is what stays until the end or rolls a die', () => {
    const onCorner: Legal = { action: { type: 'deploy', figure: 'barn', at: [0, 0] }, at: [0, 0], spot: [1, 1] };
    expect([deploy('field'), onCorner, fly].map(isLasting)).toEqual([true, true, true]);
    expect([deploy('city'), place(ONE_WAY, 0), pass].map(isLasting)).toEqual([false, false, false]);
  });
  it('is everything or nothing, if the player likes', () => {
    expect(needsConfirm(pass, 'always')).toBe(true);
    expect(needsConfirm(deploy('field'), 'never')).toBe(false);
  });
});

describe('a click on a space', () => {
  it('plays at once where the tile fits in one way', () => {
    const asked = asking('lasting', ...tiles);
    asked.pressCell(ONE_WAY);
    expect(asked.played).toEqual([tiles[0]]);
  });
  it('chooses, then turns, where it fits in several ways', () => {
    const asked = asking('never', ...tiles);
    asked.pressCell(TWO_WAYS);
    asked.pressCell(TWO_WAYS);
    expect([asked.played, asked.answer]).toEqual([[], tiles[2]]);
  });
  it('plays the tile as the player has turned it', () => {
    const asked = asking('never', ...tiles);
    asked.turn(1);
    asked.turn(1);
    asked.pressCell(TWO_WAYS);
    expect(asked.played).toEqual([tiles[2]]);
  });
  it('only chooses while the rotation in hand does not fit there', () => {
    const asked = asking('never', ...tiles);
    asked.turn(1);
    asked.pressCell(TWO_WAYS);
    expect([asked.played, asked.answer]).toEqual([[], tiles[1]]);
  });
  it('never plays where everything is confirmed', () => {
    const asked = asking('always', ...tiles);
    asked.pressCell(ONE_WAY);
    asked.pressCell(ONE_WAY);
    expect([asked.played, asked.answer]).toEqual([[], tiles[0]]);
  });
});

describe('a click on a spot', () => {
  const figures = [deploy('city'), deploy('field'), pass];
  const played = (confirm: Confirm): number[] =>
    figures.flatMap((_, i) => {
      const asked = asking(confirm, ...figures);
      asked.pick(i);
      return asked.played.map((l) => figures.indexOf(l));
    });
  it('plays all, all but what stays, or nothing', () => {
    expect(played('never')).toEqual([0, 1, 2]);
    expect(played('lasting')).toEqual([0, 2]);
    expect(played('always')).toEqual([]);
  });
  it('is not what an arrow key does', () => {
    const asked = asking('never', ...figures);
    asked.point(0);
    expect([asked.played, asked.answer]).toEqual([[], figures[0]]);
  });
});
