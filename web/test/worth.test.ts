import { describe, expect, it } from 'vitest';
import { labelPlaces } from '../src/board/labels';
import type { Legal, Worth } from '../src/net/types';
import type { Target } from '../src/table/ask';
import { worthLabel, worthLabels, worthLine } from '../src/table/worth';

const legal = (kind: string, worth?: Worth, spot: [number, number] = [0.5, 0.2]): Legal => ({
  action: { type: 'deploy', figure: 'meeple', at: [0, 0], segment: { kind } },
  at: [0, 0],
  spot,
  worth,
});

describe('what a spot is worth', () => {
  it('says when the points are scored and what becomes of the figure', () => {
    const city = legal('city', { now: 8, later: 0, back: true });
    expect(worthLabel(city)).toEqual({
      when: 'now',
      text: '+8 now',
      short: '+8 now',
      note: 'City · comes straight back',
    });
    expect(worthLine(city)).toBe('City: 8 points now. Your meeple comes straight back.');
    const road = legal('road', { now: 0, later: 1, finished: 2 });
    expect(worthLabel(road)).toEqual({
      when: 'open',
      text: '1 so far',
      short: '1 so far',
      note: 'Road · 2 if finished',
    });
    expect(worthLine(road)).toBe('Road: 1 point so far, 2 if finished.');
    const plain = legal('road', { now: 0, later: 2, finished: 2 });
    expect(worthLabel(plain).note).toBe('Road');
    expect(worthLine(plain)).toBe('Road: 2 points so far.');
    const field = legal('field', { now: 0, later: 3, stays: true });
    expect(worthLabel(field)).toEqual({ when: 'end', text: '3 at the end', short: '3 at end', note: 'Field · stays' });
    expect(worthLine(field)).toBe('Field: 3 points at the end. Stays until the end of the game.');
  });

  it('names the feature alone where there are no assists', () => {
    expect(worthLabel(legal('city'))).toEqual({ when: 'open', text: 'City', short: 'City', note: '' });
    expect(worthLine(legal('city'))).toBe('');
  });

  it('speaks of other choices only where points depend on them', () => {
    const choice = (worth: Worth): Legal => ({ action: { type: 'choose', choice: 'x' }, at: null, spot: null, worth });
    expect(worthLine(choice({ now: 0, later: 0 }))).toBe('');
    expect(worthLine(choice({ now: 3, later: -2 }))).toBe('+3 now instead of 2 at the end.');
  });

  it('has labels for a tile that is not crowded', () => {
    const targets = (n: number): Target[] =>
      Array.from({ length: n }, (_, index) => ({
        index,
        spot: [0.1, index / 10] as [number, number],
        legal: legal('road'),
      }));
    expect(worthLabels(targets(7), [0, 0]).size).toBe(7);
    expect(worthLabels(targets(8), [0, 0]).size).toBe(0);
    expect(worthLabels(targets(3), null).size).toBe(0);
    const crown = (index: number): Target => ({ index, spot: [9, 9], legal: { ...legal('crown'), at: [9, 9] } });
    const beside = [...targets(3), ...Array.from({ length: 8 }, (_, i) => crown(3 + i))];
    expect(worthLabels(beside, [0, 0]).size, 'crowns elsewhere do not count').toBe(3);
  });
});

describe('where labels stand', () => {
  it('is the nearest side, and for the middle the emptiest', () => {
    const sides = labelPlaces([
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.1],
      [0.5, 0.5],
    ]).map(({ side }) => side);
    expect(sides).toEqual(['left', 'right', 'top', 'bottom']);
  });

  it('gives large letters more room', () => {
    const spots: [number, number][] = [
      [0.1, 0.45],
      [0.1, 0.5],
    ];
    const gap = (letters: number): number => {
      const [a, b] = labelPlaces(spots, letters);
      return (b?.along ?? 0) - (a?.along ?? 0);
    };
    expect(gap(2)).toBeCloseTo(2 * gap(1));
    expect(gap(0.5)).toBe(gap(1));
  });

  it('keeps labels of one side in order and apart', () => {
    let dice = 7;
    const random = (): number => (dice = (dice * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 200; round += 1) {
      const spots = Array.from({ length: 7 }, (): [number, number] => [random(), random()]);
      const places = labelPlaces(spots);
      for (const side of ['left', 'right', 'top', 'bottom'] as const) {
        const upright = side === 'left' || side === 'right';
        const here = places.flatMap((place, i) =>
          place.side === side ? [{ ...place, spot: spots[i] ?? [0, 0] }] : [],
        );
        here.sort((a, b) => a.along - b.along);
        for (const [i, one] of here.entries()) {
          const next = here[i + 1];
          if (!next) continue;
          expect(next.along - one.along).toBeGreaterThan(upright ? 0.249 : 0.619);
          expect(next.spot[upright ? 1 : 0]).toBeGreaterThanOrEqual(one.spot[upright ? 1 : 0]);
        }
      }
    }
  });
});
