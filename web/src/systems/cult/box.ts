import type { Box } from '../boxes';

export const box: Box = {
  boxes: { cult: ['big-box-2008', 'everything'] },
  extraIn: ['big-box-2008'],
  shelf: {
    cult: { group: 'more', tile: 'cult.S1', minutes: 2 },
  },
};
