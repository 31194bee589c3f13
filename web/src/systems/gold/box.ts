import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'gold-mines': ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    'gold-mines': { group: 'mini', figure: ['ingot', 'neutral'], minutes: 1 },
  },
};
