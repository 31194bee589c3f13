import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'mage-and-witch': ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    'mage-and-witch': { group: 'mini', figure: ['mage', 'neutral'], minutes: 1 },
  },
};
