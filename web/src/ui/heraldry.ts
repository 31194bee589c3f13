// A player is never colour alone: shields carry a sign and an initial, areas a hatching after Petra Sancta.
import type { Colour } from '../net/types';

export const SIGN: Record<Colour, string> = {
  blue: 'M0-5.600a5.600 5.600 0 1 0 .01 0z',
  red: 'M-5-5H5V5H-5z',
  yellow: 'M0-6L6.500 5H-6.500z',
  green: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z',
  black: 'M0-6.200a6.200 6.200 0 1 0 .01 0zM0-2.600a2.600 2.600 0 1 1-.01 0z',
  pink: 'M0 6C-9-1-6-7-2.500-6Q-.5-5.500 0-3Q.5-5.500 2.500-6C6-7 9-1 0 6z',
  white: 'M-6-5H6V-2H-6zM-6 2H6V5H-6z',
  teal: 'M0-7L2-2L7-2L3 1.500L4.500 7L0 4L-4.500 7L-3 1.500L-7-2L-2-2z',
};

export const HATCH: Record<Colour, string> = {
  blue: 'M0 2H8M0 6H8',
  red: 'M2 0V8M6 0V8',
  yellow: 'M1 2a1 1 0 1 0 2 0a1 1 0 1 0-2 0M5 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  green: 'M-1-1L9 9M-1 7L1 9M7-1L9 1',
  black: 'M0 2H8M0 6H8M2 0V8M6 0V8',
  teal: 'M9-1L-1 9M9 7L7 9M1-1L-1 1',
  pink: 'M0 6L4 2L8 6',
  white: '',
};

export const COLOURS = Object.keys(SIGN) as Colour[];

const letters = (name: string): string[] => [...name.trim()].filter((c) => /[\p{L}\p{N}]/u.test(c));

/** Initials that tell all players of a table apart: one letter, or where that is not enough a second one, from the end of the name. */
export function initials(names: readonly string[]): string[] {
  const firsts = names.map((n) => [...n.trim()][0]?.toUpperCase() ?? '?');
  const taken = new Set<string>();
  return names.map((name, i) => {
    const first = firsts[i] ?? '?';
    const alone = firsts.filter((other) => other === first).length < 2;
    const pairs = [...letters(name).reverse(), ...'23456789'].map((second) => first + second);
    const mark = alone ? first : (pairs.find((pair) => !taken.has(pair)) ?? first);
    taken.add(mark);
    return mark;
  });
}
