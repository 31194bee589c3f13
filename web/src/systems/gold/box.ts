import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'gold-mines': ['big-box-2021', 'minis-2012', 'everything'] },
};
