import type { Box } from '../boxes';

const row = (...squares: string[]): string[] => squares.map((n) => `count.${n}`);

export const box: Box = {
  boxes: { count: ['big-box-2008'] },
  startBoard: {
    tiles: 'count.',
    covers: { 'big-box-2008': [row('01', '02', '03', '04'), row('05', '06', '07', '08')] },
  },
  shelf: {
    count: { group: 'start', figure: ['count', 'neutral'], minutes: 15, only: 'board' },
  },
};
