// Reactions as line icons: 24 box, stroke 2, round ends. Faces share their outline and eyes.
import type { Reaction } from '../net/types';

const FACE = 'M12 3a9 9 0 1 0 .01 0';
const EYES = 'M9 10h.01M15 10h.01';

export const REACTIONS: Record<Reaction, `M${string}`> = {
  hello: `${FACE}${EYES}M8 14.500c2 2.500 6 2.500 8 0`,
  well: 'M4 18V7l4 5 4-7 4 7 4-5v11zM4 21h16',
  thanks: 'M12 20C5 15 3 12 3 9a4.500 4.500 0 0 1 9-1.500A4.500 4.500 0 0 1 21 9c0 3-2 6-9 11z',
  laugh: `${FACE}M8 10.500l1-1.500 1 1.500M14 10.500l1-1.500 1 1.500M7.500 13.500h9c0 3-2 4.500-4.500 4.500s-4.500-1.500-4.500-4.500z`,
  wow: `${FACE}${EYES}M12 13.500a2 2.300 0 1 0 .01 0`,
  oops: `${FACE}M8 9l2 1.500L8 12M16 9l-2 1.500L16 12M8.500 16.500l1.800-1.500 1.700 1.500 1.700-1.500 1.800 1.500`,
};

export const reactions = Object.keys(REACTIONS) as Reaction[];
