// Abbot and gardens.
export const abbot = {
  'system.abbot': 'Abbot and gardens',
  'system.abbot.line': 'A monk who may go home early with his points.',
  'figure.abbot': 'Abbot',
  'feature.garden': 'Garden',
  'features.garden': 'Gardens',
  'detail.abbot': '',
} as const;
