import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'traders-and-builders': ['classic', 'big-box-2021', 'big-box-2008', 'big-box-5', 'everything'] },
  shelf: {
    'traders-and-builders': { group: 'big', figure: ['grain', 'neutral'], minutes: 3 },
  },
};
