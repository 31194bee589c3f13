import type { Box } from '../boxes';

const ALL = ['base', 'base-2021', 'classic', 'big-box-2021', 'big-box-2008', 'minis-2012', 'big-box-5', 'everything'];

/** The base game, and systems with nothing of their own on the page. */
export const box: Box = {
  boxes: {
    base: ALL,
    farmers: ALL,
    'inns-and-cathedrals': ['classic', 'big-box-2021', 'big-box-2008', 'big-box-5', 'everything'],
    abbot: ['base-2021', 'big-box-2021', 'everything'],
    'river-v3': ['base-2021', 'big-box-2021'],
    'river-2': ['big-box-2008'],
    'river-bb5': ['big-box-5', 'everything'],
  },
};
