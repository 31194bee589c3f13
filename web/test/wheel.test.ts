import { describe, expect, it } from 'vitest';
import type { Target } from '../src/table/ask';
import { crownSpaces, panelPlace, slice } from '../src/systems/wheel/places';
import type { Wheel } from '../src/systems/wheel/wire';

const wheel: Wheel = {
  at: [0, 0],
  pig: 'fortune',
  crowns: [
    { sector: 'taxes', spaces: 2, followers: [{ owner: 1, figure: 'meeple' }] },
    { sector: 'famine', spaces: 1, followers: [] },
  ],
};
const crown = (index: number, sector: 'taxes' | 'famine'): Target => ({
  index,
  spot: [0, 0],
  legal: { action: { type: 'deploy', segment: { kind: 'crown', sector } }, at: null, spot: [0, 0] },
});

describe('the wheel as a drawing', () => {
  it('has its first sector in the east', () => {
    expect(slice('fortune')).toBe('M22.5 -13.0L97.0 -56.0A112 112 0 0 1 97.0 56.0L22.5 13.0A26 26 0 0 0 22.5 -13.0Z');
    expect(panelPlace(0, 75)).toBe('translate(75.0px, 0.0px)');
  });
  it('shows who stands on a crown, and offers the first that is free', () =>
    expect(
      crownSpaces(wheel, [crown(4, 'taxes'), crown(7, 'famine')]).map(({ id, follower, index }) => [
        id,
        follower?.owner,
        index,
      ]),
    ).toEqual([
      ['taxes0', 1, null],
      ['taxes1', undefined, 4],
      ['famine0', undefined, 7],
    ]));
  it('offers nothing while nobody is asked', () =>
    expect(crownSpaces(wheel, []).every(({ index }) => index === null)).toBe(true));
});
