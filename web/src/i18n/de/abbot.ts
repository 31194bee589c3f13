// Abt und Gärten.
import type { abbot as english } from '../en/abbot';

export const abbot: Record<keyof typeof english, string> = {
  'system.abbot': 'Abt und Gärten',
  'system.abbot.line': 'Ein Mönch, der früher mit seinen Punkten heimgehen darf.',
  'figure.abbot': 'Abt',
  'feature.garden': 'Garten',
  'features.garden': 'Gärten',
  'detail.abbot': `
    garden=Garten
  `,
};
