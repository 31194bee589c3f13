// Goldminen.
import type { gold as english } from '../en/gold';

export const gold: Record<keyof typeof english, string> = {
  'system.gold-mines': 'Goldminen',
  'system.gold-mines.line':
    'Goldbarren liegen auf Plättchen; wer dort etwas fertigstellt, nimmt sie, und viele sind mehr wert.',
  'option.gld.adjacent': 'Der zweite Barren liegt auf einem von',
  'option.gld.shared': 'Gold aus mehreren Gebieten',
  'value.eight': 'acht Plättchen ringsum',
  'value.four': 'vier Plättchen daneben',
  'value.pooled_claims': 'wird reihum geteilt',
  'value.feature_by_feature': 'wird Gebiet für Gebiet genommen',
  'ask.place-gold': 'Wohin kommt der zweite Goldbarren?',
  'wait.place-gold': '{name} legt Gold',
  'hint.gold': 'Dort {n|liegt|liegen} jetzt {n} Barren.',
  'confirm.gold': 'Gold auf {at}',
  'act.gold': 'Gold auf {at}',
  'token.gold': 'Gold',
  'feature.gold': 'Gold',
  'features.gold': 'Gold',
  'shelf.gold': 'Gold',
  'shelf.ingots': '{n} Barren',
  'shelf.worth': 'Wert',
  'gold.worth': '{n} {n|Barren|Barren}, jetzt {points} {points|Punkt|Punkte} wert',
  'gold.table': 'Je Barren: bis 3 Stück 1 Punkt, bis 6 Stück 2, bis 9 Stück 3, ab 10 Stück 4.',
  'gold.here': '{n} Gold',
  'detail.gold': `
    ingot=Barren
    ingots=Barren
  `,
};
