import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'flying-machines': ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    'flying-machines': { group: 'mini', tile: 'fl.B', minutes: 1 },
  },
};
