import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'hills-and-sheep': ['big-box-5', 'everything'] },
};
