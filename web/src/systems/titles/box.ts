import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'king-and-robber-baron': ['big-box-2008', 'everything'] },
  shelf: {
    'king-and-robber-baron': { group: 'more', figure: ['king', 'neutral'], minutes: 1 },
  },
};
