import type { Box } from '../boxes';

const row = (y: number): string[] => [0, 1, 2, 3].map((x) => `wheel.r${y}c${x}`);

export const box: Box = {
  boxes: { 'wheel-of-fortune': ['big-box-5', 'everything'] },
  startBoard: { tiles: 'wheel.', covers: { 'big-box-5': [row(1), row(2)], everything: [row(0), row(1)] } },
  shelf: {
    'wheel-of-fortune': { group: 'start', figure: ['wheel-pig', 'neutral'], minutes: 9, only: 'board' },
  },
};
