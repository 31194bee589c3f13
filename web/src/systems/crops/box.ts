import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'crop-circles': ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    'crop-circles': { group: 'mini', tile: 'cc2.A', minutes: 1 },
  },
};
