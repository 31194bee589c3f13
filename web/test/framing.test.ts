import { describe, expect, it } from 'vitest';
import { freeInsets, type Bounds } from '../src/board/framing';

const box = (left: number, top: number, width: number, height: number): Bounds => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const frame = box(0, 56, 1000, 744);

describe('the free part of the board', () => {
  it('has a margin on every side', () =>
    expect(freeInsets(frame, [])).toEqual({ left: 16, top: 16, right: 16, bottom: 16 }));
  it('ends where panels begin', () =>
    expect(
      freeInsets(frame, [
        { side: 'left', bounds: box(16, 80, 48, 300) },
        { side: 'right', bounds: box(700, 72, 284, 700) },
        { side: 'bottom', bounds: box(88, 700, 600, 84) },
      ]),
    ).toEqual({ left: 76, top: 16, right: 312, bottom: 116 }));
  it('loses width and no height to a dock that is a column', () =>
    expect(freeInsets(frame, [{ side: 'bottom', bounds: box(680, 56, 320, 744) }])).toEqual({
      left: 16,
      top: 16,
      right: 332,
      bottom: 16,
    }));
  it('takes no notice of a panel that is not shown', () =>
    expect(freeInsets(frame, [{ side: 'left', bounds: box(0, 0, 0, 0) }]).left).toBe(16));
});
