import { describe, expect, it } from 'vitest';
import type { Legal, View } from '../src/net/types';
import { idleFigures } from '../src/table/idle';

const view = (kind: string): View =>
  ({
    decision: { kind, player: 0 },
    state: { players: [{ supply: { pig: 1, builder: 0, meeple: 3, abbey: 1, newcomer: 1 } }] },
  }) as unknown as View;
const legal: Legal[] = [
  {
    action: { type: 'deploy', figure: 'meeple', at: [0, 0], segment: { kind: 'road', edges: ['N'] } },
    at: [0, 0],
    spot: [0.5, 0.5],
  },
];

describe('idleFigures', () => {
  it('lists what cannot be placed in the order of the books, with what each needs', () =>
    expect(idleFigures(view('figure'), legal)).toEqual([
      { figure: 'builder', left: 0, reason: 'You have none left.' },
      { figure: 'pig', left: 1, reason: 'Needs a field with one of your farmers.' },
      { figure: 'newcomer', left: 1, reason: 'No free spot on this tile.' },
    ]));
  it('is empty where nothing is placed on a tile', () => {
    expect(idleFigures(view('figure'), [])).toEqual([]);
    expect(idleFigures(view('place-tile'), [])).toEqual([]);
  });
});
