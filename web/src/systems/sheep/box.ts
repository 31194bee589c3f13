import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'hills-and-sheep': ['big-box-5', 'everything'] },
  shelf: {
    'hills-and-sheep': { group: 'big', figure: ['sheep-3', 'neutral'], minutes: 6 },
  },
};
