import type { Box } from '../boxes';

export const box: Box = {
  boxes: { messengers: ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    messengers: { group: 'mini', figure: ['messenger', 'yellow'], minutes: 5 },
  },
};
