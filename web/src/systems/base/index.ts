// The base game: its kinds of points. All else about it is what the page does by itself.
import type { System } from '../system';

export const base: System = {
  id: 'base',
  sizes: { 'large-meeple': 78 },
  scores: { road: 1, city: 2, monastery: 3, garden: 5, field: 6 },
};
