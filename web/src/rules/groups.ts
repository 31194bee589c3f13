// The systems by the box that one would open to play them.
import { type Page } from './guide';
import type { Catalogue } from '../net/types';

const BOXES = ['base-2021', 'big-box-2021', 'big-box-2008', 'big-box-5', 'minis-2012'];

export interface BoxGroup {
  box: string;
  pages: Page[];
}

/** Every page once, in the first box that has its system; what is in none comes last. */
export function byBox(pages: readonly Page[], catalogue: Catalogue): BoxGroup[] {
  const groups = BOXES.map((box): BoxGroup => ({ box, pages: [] }));
  for (const page of pages) {
    const has = ({ box }: BoxGroup): boolean =>
      catalogue.presets.some((p) => p.name === box && p.systems.some((s) => s.split('/')[0] === page.system));
    (groups.find(has) ?? groups.at(-1))?.pages.push(page);
  }
  return groups.filter((g) => g.pages.length);
}
