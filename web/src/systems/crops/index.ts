// Crop circles: everybody in turn adds a figure of one kind, or takes one back.
import { t } from '../../i18n/index.svelte';
import type { DecisionPart, System } from '../system';
import CropRound from './CropRound.svelte';
import { circle } from './round';

const WHEAT = 'M12 21V8M12 8c-3 0-5-2-5-5 3 0 5 2 5 5c0-3 2-5 5-5 0 3-2 5-5 5M12 14c-3 0-5-2-5-5M12 14c3 0 5-2 5-5';
const question: DecisionPart = { icon: WHEAT, Round: CropRound };

export const crops: System = {
  id: 'crops',
  decisions: { 'crop-circle': question, 'crop-add': question, 'crop-remove': question },
  hint: ({ action: { choice } }, view) => {
    const figures = choice === 'add' || choice === 'remove' ? circle(view) : null;
    return figures ? t(`hint-${choice as 'add' | 'remove'}-${figures}`) : undefined;
  },
  log: (e) =>
    e.event === 'crop-circle' ? { key: e.choice === 'add' ? 'log-crop-add' : 'log-crop-remove' } : undefined,
};
