import { describe, expect, it } from 'vitest';
import { Camera } from '../src/board/camera';
import { boxOf } from '../src/board/geometry';
import { broughtIn, freeArea, hasRoom, held, isSeen, type Area, type Sight } from '../src/board/sight';

const area: Area = { left: 100, top: 50, right: 900, bottom: 650 };
const sight: Sight = { x: 400, y: 300, k: 1 };

describe('what is needed', () => {
  it('is in sight within the free part only', () => {
    expect(isSeen(sight, boxOf([[0, 0]]), area)).toBe(true);
    expect(isSeen(sight, boxOf([[4, 0]]), area)).toBe(true);
    expect(isSeen(sight, boxOf([[5, 0]]), area), 'below the panel at the right').toBe(false);
  });
  it('moves nothing while it is in sight', () => expect(broughtIn(sight, boxOf([[0, 0]]), area)).toEqual(sight));
  it('moves the board as little as it takes', () => {
    const moved = broughtIn(sight, boxOf([[5, -4]]), area);
    expect(moved).toEqual({ x: 300, y: 450, k: 1 });
    expect(isSeen(moved, boxOf([[5, -4]]), area)).toBe(true);
  });
  it('may need more room than there is at this scale', () => {
    expect(
      hasRoom(
        sight,
        boxOf([
          [0, 0],
          [7, 5],
        ]),
        area,
      ),
    ).toBe(true);
    expect(
      hasRoom(
        sight,
        boxOf([
          [0, 0],
          [8, 5],
        ]),
        area,
      ),
    ).toBe(false);
    expect(
      hasRoom(
        { ...sight, k: 0.5 },
        boxOf([
          [0, 0],
          [8, 5],
        ]),
        area,
      ),
    ).toBe(true);
  });
  it('has some room even between panels that leave none', () =>
    expect(freeArea(300, 300, { left: 200, top: 0, right: 200, bottom: 0 })).toEqual({
      left: 200,
      top: 0,
      right: 280,
      bottom: 300,
    }));
});

describe('a board', () => {
  const box = boxOf([
    [0, 0],
    [2, 0],
  ]);
  it('cannot leave the free part', () => {
    expect(held({ x: 5000, y: 300, k: 1 }, { box, area })).toEqual({ x: 820, y: 300, k: 1 });
    expect(held({ x: -5000, y: -5000, k: 1 }, { box, area })).toEqual({ x: -120, y: 30, k: 1 });
  });
  it('may be where it likes within it', () => expect(held(sight, { box, area })).toEqual(sight));
  it('stays wholly in sight where it is smaller than what is kept', () =>
    expect(held({ x: 5000, y: 300, k: 0.1 }, { box, area })).toEqual({ x: 870, y: 300, k: 0.1 }));
  it('is held by the camera, however it is pulled', () => {
    const camera = new Camera();
    Object.assign(camera, sight);
    camera.limits = () => ({ box, area });
    for (let i = 0; i < 50; i += 1) camera.pan(200, 0);
    expect(camera.x).toBe(820);
    camera.zoom(0.2, 0, 0);
    expect(isSeen(camera.sight, box, area)).toBe(true);
  });
});
