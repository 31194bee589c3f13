import type { Circle } from './wire';

export const WHEAT = 'M12 21V8M12 8c-3 0-5-2-5-5 3 0 5 2 5 5c0-3 2-5 5-5 0 3-2 5-5 5M12 14c-3 0-5-2-5-5M12 14c3 0 5-2 5-5';

/** What is drawn in the circle: a rake, a club, a shield. */
export const SIGNS = {
  field: 'M12 21V11M5 11h14M5 11V5M9.700 11V5M14.300 11V5M19 11V5',
  road: 'M5 20l7-9M12 11c-1-3 1-7 4-8 3 0 5 2 5 5-1 3-5 5-9 3z',
  city: 'pennant',
} as const satisfies Record<Circle, string>;
