// Magier und Hexe.
import type { magic as english } from '../en/magic';

export const magic: Record<keyof typeof english, string> = {
  'system.mage-and-witch': 'Magier und Hexe',
  'system.mage-and-witch.line':
    'Der Magier bringt einer Straße oder Stadt einen Punkt je Plättchen, die Hexe halbiert sie.',
  'part.mage': 'Magier',
  'part.mage.line': 'Ein Punkt mehr je Plättchen.',
  'part.witch': 'Hexe',
  'part.witch.line': 'Nur die halben Punkte.',
  'option.mgw.bonus': 'Der Magier bringt',
  'value.per_tile': '1 Punkt je Plättchen',
  'value.pennant_tile_four': 'nichts für Plättchen mit Wappen',
  'ask.move-magic': 'Versetze Magier oder Hexe',
  'wait.move-magic': '{name} versetzt Magier oder Hexe',
  'hint.mage': '+1 Punkt je Plättchen',
  'hint.witch': 'die halben Punkte',
  'hint.magic': 'Wähle die Figur, dann eine Straße oder Stadt, die leuchtet.',
  'hint.aside': 'Sie hat kein anderes Ziel und verlässt das Brett.',
  'figure.mage': 'Magier',
  'figure.witch': 'Hexe',
  'piece.mage': 'Magier',
  'piece.witch': 'Hexe',
  'shelf.magic': 'Magier und Hexe',
  'detail.magic': `
    tile for the mage=Plättchen für den Magier
    tiles for the mage=Plättchen für den Magier
    halved=halbiert
  `,
};
