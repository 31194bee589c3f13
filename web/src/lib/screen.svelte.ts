// What the page asks about the screen, beyond what style sheets can answer. The same words stand in the style sheets.
import { createSubscriber, MediaQuery } from 'svelte/reactivity';

/** A phone, upright or not: panels are sheets instead of a column. */
export const narrow = new MediaQuery('(max-width: 719px), (max-height: 480px)', false);

/** An upright tablet: players stand above the board, and everything else below it. */
export const upright = new MediaQuery(
  '(min-width: 720px) and (max-width: 1099px) and (min-height: 481px) and (orientation: portrait)',
  false,
);

/** A laptop or a tablet that lies: the column is slim. */
export const compact = new MediaQuery(
  '(min-width: 720px) and (min-height: 481px) and (max-height: 839px) and (orientation: landscape)',
  false,
);

/** No column beside the board. */
export const columnless = (): boolean => narrow.current || upright.current;

const letterSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Tells when letters become larger or smaller: a box that is one letter wide changes with them. */
const whenLettersChange = createSubscriber((update) => {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position: absolute; visibility: hidden; width: 1rem; height: 0';
  document.body.append(ruler);
  const watch = new ResizeObserver(update);
  watch.observe(ruler);
  return () => {
    watch.disconnect();
    ruler.remove();
  };
});

/** How much larger than usual letters are on this screen. */
export function letterScale(): number {
  if (typeof getComputedStyle === 'undefined') return 1;
  whenLettersChange();
  return letterSize() / 16 || 1;
}
