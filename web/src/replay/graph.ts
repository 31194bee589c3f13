// The graph of a replay: 1000 units wide, 100 high, with room for the line at both rims.
const WIDTH = 1000;
const FLOOR = 96;
const HEIGHT = 92;

/** The path of one player's score after each version; `top` is the score at the upper rim. */
export const graphPath = (scores: readonly number[], last: number, top: number): string =>
  scores
    .map((score, version) => {
      const x = (version / Math.max(1, last)) * WIDTH;
      const y = FLOOR - (score / top) * HEIGHT;
      return `${version ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
