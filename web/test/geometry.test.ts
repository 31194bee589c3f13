import { describe, expect, it } from 'vitest';
import { Camera } from '../src/board/camera';
import { anchor, boxOf, columnName, direction, placeName, sameSegment, towards } from '../src/board/geometry';
import { codeOf, isCode, whereTo } from '../src/lobby/code';
import { scoreLines, tally } from '../src/table/tally';
import { initials } from '../src/ui/heraldry';

describe('names of places', () => {
  it('are letters and numbers that never change', () => {
    expect(placeName([0, 0])).toBe('M13');
    expect(placeName([-12, -12])).toBe('A1');
    expect(columnName(13)).toBe('Z');
    expect(columnName(14)).toBe('AA');
  });
  it('are all different', () => {
    const names = Array.from({ length: 60 }, (_, i) => columnName(i - 30));
    expect(new Set(names).size).toBe(60);
  });
});

describe('segments', () => {
  it('are the same whatever the order of edges', () => {
    expect(sameSegment({ kind: 'city', edges: ['N', 'E'] }, { kind: 'city', edges: ['E', 'N'] })).toBe(true);
    expect(sameSegment({ kind: 'city', edges: ['N'] }, { kind: 'city', edges: ['N'], n: 1 })).toBe(false);
  });
  it('lie in a direction', () => {
    expect(direction({ kind: 'road', edges: ['S'] })).toBe('s');
    expect(direction({ kind: 'field', halves: [1, 2] })).toBe('ne');
    expect(direction({ kind: 'monastery' })).toBe('centre');
  });
  it('have a place to stand without art', () =>
    expect(anchor({ kind: 'city', edges: ['N'] }, null)[1]).toBeLessThan(0.5));
});

describe('arrow keys', () => {
  const cells = [
    [0, 0],
    [2, 0],
    [1, 1],
    [-1, 0],
  ] as const;
  it('go to the nearest in their direction', () => {
    expect(towards(cells, (c) => c, [0, 0], 'right')).toEqual([2, 0]);
    expect(towards(cells, (c) => c, [0, 0], 'down')).toEqual([1, 1]);
    expect(towards(cells, (c) => c, [0, 0], 'up')).toBeNull();
  });
});

describe('the camera', () => {
  it('fits a box into the free part', () => {
    const view = new Camera().fitting(
      boxOf([
        [0, 0],
        [3, 1],
      ]),
      1000,
      600,
      { left: 100, top: 50, right: 300, bottom: 150 },
      10,
    );
    expect(view.k).toBeCloseTo(1.5);
    expect(view.x + 2 * 100 * view.k).toBeCloseTo(400);
    expect(view.y + 1 * 100 * view.k).toBeCloseTo(250);
  });
  it('keeps the point under the pointer while zooming', () => {
    const camera = new Camera();
    const before = camera.toBoard(300, 200);
    camera.zoom(1.7, 300, 200);
    expect(camera.toBoard(300, 200)[0]).toBeCloseTo(before[0]);
    expect(camera.byHand).toBe(true);
  });
});

describe('sums', () => {
  const history = [
    { event: 'scored', player: 0, points: 4, for: 'city', version: 2 },
    { event: 'scored', player: 1, points: 3, for: 'road', version: 3 },
    { event: 'scored', player: 0, points: 2, for: 'road', version: 4 },
  ];
  it('are by player and category', () =>
    expect(tally(history, 2)).toEqual({
      categories: ['road', 'city'],
      points: [{ city: 4, road: 2 }, { road: 3 }],
      totals: [6, 3],
    }));
  it('grow with the game', () =>
    expect(scoreLines(history, 2, 4)).toEqual([
      [0, 0, 4, 4, 6],
      [0, 0, 0, 3, 3],
    ]));
});

it('initials tell players apart', () => {
  expect(initials(['Ines', 'Bertrand'])).toEqual(['I', 'B']);
  expect(new Set(initials(['Anna', 'Anton', 'Bo'])).size).toBe(3);
  expect(initials(['Guest 12', 'Guest 34'])).toEqual(['G2', 'G4']);
  expect(initials(['Guest 4064', 'Guest 8994']), 'not both G4').toEqual(['G4', 'G9']);
  expect(new Set(initials(Array<string>(8).fill('Guest 4'))).size).toBe(8);
});

it('finds the way from a code or a link', () => {
  expect(whereTo('kq3f7x2a')).toBe('/g/kq3f7x2a');
  expect(whereTo('https://play.example/g/kq3f7x2a?invite=abc')).toBe('/g/kq3f7x2a?invite=abc');
  expect(whereTo('https://play.example/replay/kq3f7x2a#12')).toBe('/replay/kq3f7x2a#12');
  expect(whereTo('javascript:alert(1)')).toBeNull();
});

it('reads the code of a table from its link, and knows one that was typed', () => {
  expect(codeOf('https://play.example/g/kq3f7x2akq3f7x2a?invite=k7m2pxabcdefghij')).toEqual(['K7M', '2PX']);
  expect(codeOf('/g/kq3f7x2akq3f7x2a')).toBeNull();
  expect(['k7m2px', ' K7M-2PX ', 'K7M 2PX'].map(isCode)).toEqual([true, true, true]);
  expect(['', 'k7m2p', 'kq3f7x2a', 'K7-M2PX', 'https://play.example/g/kq3f7x'].map(isCode)).not.toContain(true);
});
