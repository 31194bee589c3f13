// Words that the real server takes from its catalogue and its rules.
import type { Catalogue, Rule, SystemInfo } from '../src/net/types';

const system = (name: string, title: string, sentence: string, more: Partial<SystemInfo> = {}): SystemInfo => ({
  name,
  title,
  sentence,
  parts: [],
  options: [],
  sets: [],
  ...more,
});

export const catalogue = (): Catalogue => ({
  presets: [
    { name: 'base', title: 'The base game with farmers', systems: ['base', 'farmers'], sets: ['base-v3'] },
    {
      name: 'base-2021',
      title: 'Base, farmers, river and abbot of the newest box',
      systems: ['base', 'farmers', 'river-v3', 'abbot'],
      sets: ['base-v3', 'river-v3'],
    },
    {
      name: 'classic',
      title: 'Base with Inns & Cathedrals and Traders & Builders, first edition',
      systems: ['base', 'farmers', 'inns-and-cathedrals', 'traders-and-builders'],
      sets: ['base-c1', 'inns-c1', 'traders-c1'],
    },
    {
      name: 'everything',
      title: 'Every system of this version at once',
      systems: [
        'base',
        'farmers',
        'river-v3',
        'abbot',
        'inns-and-cathedrals',
        'traders-and-builders',
        'ferries',
        'messengers',
        'flying-machines',
        'gold-mines',
        'mage-and-witch',
        'robbers',
        'crop-circles',
      ],
      sets: ['base-v3', 'river-v3', 'inns-v3', 'traders-v3', 'ferries'],
    },
  ],
  systems: [
    system('base', 'Base game', 'Draw a tile, place it, perhaps put a meeple on it, and score what is finished.', {
      options: [
        {
          name: 'base.two_tile_city',
          values: ['full', 'half'],
          default: 'full',
          sentence: 'What a city of two tiles is worth.',
        },
      ],
    }),
    system('farmers', 'Farmers', 'Meeples in fields score 3 points for each finished city at the end.'),
    system('river-v3', 'The River', 'A river is laid first, and the country grows along it.'),
    system('abbot', 'Abbot and gardens', 'A monk who may go home early with his points.'),
    system(
      'inns-and-cathedrals',
      'Inns and Cathedrals',
      'Inns double a road, cathedrals make cities grand; unfinished they score nothing.',
      {
        parts: [
          { name: 'large-meeple', sentence: 'A meeple that counts as two.' },
          { name: 'inns', sentence: 'Inns on roads.' },
          { name: 'cathedrals', sentence: 'Cathedrals in cities.' },
        ],
      },
    ),
    system(
      'traders-and-builders',
      'Traders and Builders',
      'A builder gives you a second tile; finished cities bring goods.',
      {
        parts: [
          { name: 'goods', sentence: 'Wine, grain and cloth.' },
          { name: 'builder', sentence: 'A second tile.' },
          { name: 'pig', sentence: 'A pig for your field.' },
        ],
      },
    ),
    system('ferries', 'Ferries', 'A ferry joins two of the roads that meet at a lake.'),
    system('messengers', 'Messengers', 'A second marker on the score track brings messages.'),
    system(
      'flying-machines',
      'Flying machines',
      'A figure flies one to three tiles and may land on what others occupy.',
    ),
    system('gold-mines', 'Gold mines', 'Ingots on tiles go to whoever finishes what lies there.'),
    system('mage-and-witch', 'Mage & Witch', 'The mage adds points to a road or city, the witch halves them.', {
      parts: [
        { name: 'mage', sentence: 'The mage.' },
        { name: 'witch', sentence: 'The witch.' },
      ],
    }),
    system('robbers', 'Robbers', 'Robbers on the score track earn half of what others score.'),
    system('crop-circles', 'Crop circles', 'Everybody adds a figure of one kind, or takes one back.'),
  ],
  sets: [
    { id: 'base-v3', title: 'Base tiles, third edition', tiles: 72, draw: 'pool' },
    { id: 'river-v3', title: 'The River', tiles: 12, draw: 'river' },
    { id: 'inns-v3', title: 'Inns and Cathedrals', tiles: 18, draw: 'pool' },
    { id: 'traders-v3', title: 'Traders and Builders', tiles: 24, draw: 'pool' },
    { id: 'ferries', title: 'Ferries', tiles: 8, draw: 'pool' },
  ],
  bots: [
    { name: 'margot', called: 'Margot', grade: 'casual', rating: 1000, sentence: 'Loves big cities.' },
    { name: 'marius', called: 'Marius', grade: 'steady', rating: 1250, sentence: 'A farmer.' },
    { name: 'raimond', called: 'Raimond', grade: 'master', rating: 2250, sentence: 'Thinks before he moves.' },
  ],
  colours: ['blue', 'red', 'yellow', 'teal', 'black', 'pink', 'white', 'green'],
});

export const ruleText = (id: string): Rule => ({
  id,
  system: 'base',
  title: 'A rule',
  html: `<p><strong>${id.replace(/[^A-Za-z0-9.-]/g, '')}</strong> Each tile must join at least one tile that lies on the table,
    and what touches must match: road to road, city to city, field to field.</p>`,
});
