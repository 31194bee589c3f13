// Systems with nothing of their own on the page: their tiles, figures and points are shown as those of the base game.
import type { System } from './system';

const ALL = ['base', 'base-2021', 'classic', 'big-box-2021', 'big-box-2008', 'minis-2012', 'big-box-5', 'everything'];

export const plain: System = {
  id: 'plain',
  boxes: {
    base: ALL,
    farmers: ALL,
    'inns-and-cathedrals': ['classic', 'big-box-2021', 'big-box-2008', 'big-box-5', 'everything'],
    abbot: ['base-2021', 'big-box-2021', 'everything'],
    'river-v3': ['base-2021', 'big-box-2021'],
    'river-2': ['big-box-2008'],
    'river-bb5': ['big-box-5', 'everything'],
  },
  scores: { road: 1, city: 2, monastery: 3, garden: 5, field: 6 },
};
