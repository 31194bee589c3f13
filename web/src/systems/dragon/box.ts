import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'princess-and-dragon': ['big-box-2008', 'everything'] },
  shelf: {
    'princess-and-dragon': { group: 'big', figure: ['dragon', 'neutral'], minutes: 5 },
  },
};
