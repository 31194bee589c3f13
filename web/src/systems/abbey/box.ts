import type { Box } from '../boxes';

export const box: Box = {
  boxes: { 'abbey-and-mayor': ['big-box-2008', 'everything'] },
  shelf: {
    'abbey-and-mayor': { group: 'big', figure: ['mayor', 'teal'], minutes: 9 },
  },
};
