import { describe, expect, it } from 'vitest';
import { fromOutside, placeTip, type Rect } from '../src/coach/spot';
import { comesHome, tipFor, TIPS } from '../src/coach/tips';
import type { GameEvent, View } from '../src/net/types';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A game against a bot, at this player's turn. */
function view(changes: Partial<Record<keyof View, unknown>> = {}, game: object = {}): View {
  const seats = [{ kind: 'human' }, { kind: 'bot' }];
  return {
    game: { you: 0, assists: true, status: 'running', players: seats, ...game },
    decision: { kind: 'place-tile', player: 0 },
    state: {
      turn: 3,
      players: [
        { score: 2, supply: { meeple: 5 } },
        { score: 0, supply: { meeple: 7 } },
      ],
    },
    projected: [2, 0],
    features: [],
    legal: [],
    ...changes,
  } as unknown as View;
}
const figure = {
  decision: { kind: 'figure', player: 0 },
  legal: [{ worth: { now: 0, later: 3 }, spot: [0.5, 0.5], action: { type: 'deploy' } }],
};

describe('a tip', () => {
  it('comes when it matters', () => {
    expect(tipFor(view(), [])).toBeNull();
    expect(tipFor(view(figure), [])).toEqual({ id: 'worth', at: '[data-coach="worth"], [data-target]' });
    expect(tipFor(view({ projected: [5, 0] }), [])?.id).toBe('arrow');
    const city = { kind: 'city', owners: [1], complete: false, open: 1, members: [{ at: [2, -1], segment: 0 }] };
    expect(tipFor(view({ features: [city] }), [])).toEqual({ id: 'close', at: [2, -1] });
    const few = {
      turn: 9,
      players: [
        { score: 2, supply: { meeple: 1 } },
        { score: 0, supply: {} },
      ],
    };
    expect(tipFor(view({ state: few }), [])?.id).toBe('low');
    expect(tipFor(view(), [], true)).toEqual({ id: 'home', at: '[data-home="0"]' });
    expect(tipFor(view(figure), ['worth'], true), 'meeples come home before the next tile').toBeNull();
  });
  it('points at the first field that a meeple can lie down in', () => {
    const legal = ['city', 'field', 'field'].map((kind) => ({
      worth: { now: 0, later: 3 },
      spot: [0.5, 0.5],
      action: { type: 'deploy', segment: { kind } },
    }));
    const asked = view({ decision: { kind: 'figure', player: 0 }, legal });
    expect(tipFor(asked, [])?.id).toBe('worth');
    expect(tipFor(asked, ['worth'])).toEqual({ id: 'field', at: '[data-target="1"]' });
    expect(tipFor(view({ ...asked, legal: legal.slice(0, 1) }), ['worth'])).toBeNull();
  });
  it('knows a meeple that was scored from one that was sent home', () => {
    const events = (...list: [string, number][]): GameEvent[] => list.map(([event, player]) => ({ event, player }));
    expect(comesHome(events(['scored', 0], ['returned', 0]), 0)).toBe(true);
    expect(comesHome(events(['returned', 0]), 0)).toBe(false);
    expect(comesHome(events(['scored', 1], ['returned', 1]), 0)).toBe(false);
    expect(comesHome(undefined, 0)).toBe(false);
  });
  it('says nothing about fields, finished things and what belongs to nobody', () => {
    const city = { kind: 'city', owners: [0], complete: false, open: 1, members: [{ at: [0, 0], segment: 0 }] };
    for (const other of [{ kind: 'field' }, { complete: true }, { owners: [] }, { open: 2 }])
      expect(tipFor(view({ features: [{ ...city, ...other }] }), [])).toBeNull();
  });
  it('is told once', () => {
    expect(tipFor(view(figure), ['worth'])).toBeNull();
    expect(tipFor(view({ projected: [5, 0] }), TIPS)).toBeNull();
  });
  it('is for games against bots, with assists, in the turn of the player', () => {
    expect(tipFor(view(figure, { assists: false }), [])).toBeNull();
    expect(tipFor(view(figure, { you: null }), [])).toBeNull();
    expect(tipFor(view(figure, { players: [{ kind: 'human' }, { kind: 'human' }] }), [])).toBeNull();
    expect(tipFor(view({ ...figure, decision: { kind: 'figure', player: 1 } }), [])).toBeNull();
  });
});

describe('the place of a tip', () => {
  const frame = rect(0, 0, 1440, 800);
  const size = { width: 344, height: 160 };
  const target = rect(700, 400, 40, 40);
  const place = (
    at: Rect,
    choices: Rect[] = [],
    panels: Rect[] = [],
    labels: Rect[] = [],
  ): ReturnType<typeof placeTip> => placeTip(at, size, { frame, top: 64, choices, labels, panels });
  it('is above its target, with the pointer at the middle', () => {
    expect(place(target)).toEqual({ left: 548, top: 226, side: 'above', pointer: 172 });
  });
  it('is where nothing is covered', () => {
    const over = rect(650, 200, 140, 120);
    expect(place(target, [over]).side).toBe('below');
    expect(place(target, [over], [rect(650, 520, 140, 100)]).side).toBe('right');
  });
  it('stays on the screen, and points at its target all the same', () => {
    const { left, side, pointer } = place(rect(1380, 300, 40, 40));
    expect([left, side, pointer]).toEqual([1080, 'above', 320]);
  });
  it('rather covers a panel than something to choose', () => {
    expect(place(target, [rect(0, 0, 1440, 399), rect(0, 441, 1440, 359)], [frame]).side).toBeNull();
    expect(place(target, [rect(0, 0, 1440, 399)], [frame]).side).toBe('below');
    expect(place(target, [rect(0, 0, 1440, 399)], [], [frame]).side, 'or a label').toBe('below');
  });
  it('is above the bar where no side is free, or as far down as there is room', () => {
    expect(place(target, [frame])).toEqual({ left: 548, top: 632, side: null, pointer: 0 });
    expect(place(target, [rect(0, 240, 1440, 560)])).toEqual({ left: 548, top: 80, side: null, pointer: 0 });
  });
  it('rather covers what is at the top than something to choose', () => {
    const spots = rect(0, 190, 1440, 610);
    expect(place(target, [spots])).toEqual({ left: 548, top: 24, side: null, pointer: 0 });
  });
  it('is outside of a panel that holds its target', () => {
    const score = rect(1380, 40, 30, 20);
    expect(fromOutside(score, rect(1088, 16, 336, 500), 'right')).toEqual(rect(1088, 40, 336, 20));
    expect(fromOutside(score, rect(0, 52, 390, 52), 'top')).toEqual({ left: 1380, right: 1410, top: 52, bottom: 104 });
  });
});
