import type { Box } from '../boxes';

export const box: Box = {
  boxes: { ferries: ['big-box-2021', 'minis-2012', 'everything'] },
  shelf: {
    ferries: { group: 'mini', figure: ['ferry', 'neutral'], minutes: 2 },
  },
};
