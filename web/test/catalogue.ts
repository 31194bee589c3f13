// A small catalogue, of the form that the server sends.
import type { Catalogue, SystemInfo } from '../src/net/types';

const system = (name: string, parts: string[] = [], more: Partial<SystemInfo> = {}): SystemInfo => ({
  name,
  parts: parts.map((part) => ({ name: part, extra: false })),
  options: [],
  sets: [],
  ...more,
});

export const catalogue: Catalogue = {
  presets: [
    { name: 'base', systems: ['base', 'farmers'], sets: ['base-v3'], options: {} },
    {
      name: 'base-2021',
      systems: ['base', 'farmers', 'river-v3', 'abbot'],
      sets: ['base-v3', 'river-v3'],
      options: {},
    },
    {
      name: 'classic',
      systems: ['base', 'farmers', 'inns-and-cathedrals', 'traders-and-builders'],
      sets: ['base-c1', 'inns-c1', 'traders-c1'],
      options: {},
    },
    {
      name: 'everything',
      systems: ['base', 'farmers', 'river-v3', 'abbot', 'inns-and-cathedrals', 'traders-and-builders', 'ferries'],
      sets: ['base-v3', 'river-v3', 'inns-v3', 'traders-v3', 'ferries'],
      options: {},
    },
  ],
  systems: [
    system('base', [], { options: [{ name: 'base.two_tile_city', values: ['full', 'half'] }] }),
    system('farmers'),
    system('river-v3'),
    system('abbot'),
    system('inns-and-cathedrals', ['large-meeple', 'inns', 'cathedrals']),
    system('traders-and-builders', ['goods', 'builder', 'pig']),
    system('ferries'),
    system('messengers'),
    system('flying-machines'),
    system('gold-mines'),
    system('mage-and-witch', ['mage', 'witch']),
    system('robbers'),
    system('crop-circles'),
  ],
  sets: [
    { id: 'base-v3', tiles: 72 },
    { id: 'river-v3', tiles: 12 },
    { id: 'inns-v3', tiles: 18 },
    { id: 'traders-v3', tiles: 24 },
    { id: 'ferries', tiles: 8 },
  ],
  bots: [
    { name: 'margot', called: 'Margot', rating: 1000, styles: [] },
    { name: 'marius', called: 'Marius', rating: 1250, styles: ['builder', 'farmer', 'thief'] },
    { name: 'raimond', called: 'Raimond', rating: 2250, styles: [] },
  ],
  colours: ['blue', 'red', 'yellow', 'teal', 'black', 'pink', 'white', 'green'],
};
