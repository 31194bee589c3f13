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
  shelf: {
    base: { group: 'base', tile: 'base.D', minutes: 0 },
    farmers: { group: 'base', figure: ['meeple', 'green'], minutes: 5 },
    'river-v3': {
      group: 'base',
      tile: 'riverv3.C',
      minutes: 0,
      only: 'river',
      otherSets: { 'riv3.kind': { double_source: 'river-17' } },
    },
    abbot: { group: 'base', figure: ['abbot', 'red'], minutes: 3 },
    'inns-and-cathedrals': { group: 'big', figure: ['large-meeple', 'blue'], minutes: 1 },
    'river-2': { group: 'start', tile: 'river2.F', minutes: 0, only: 'river' },
    'river-bb5': { group: 'start', tile: 'riverbb5.F5', minutes: 0, only: 'river' },
  },
  core: ['base', 'farmers'],
};
