import type { Box } from '../boxes';

export const box: Box = {
  boxes: { robbers: ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    robbers: { group: 'mini', figure: ['robber', 'black'], minutes: 2 },
  },
};
