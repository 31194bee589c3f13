// Mage and Witch.
export const magic = {
  'system.mage-and-witch': 'Mage and Witch',
  'system.mage-and-witch.line': 'The mage adds a point a tile to a road or city, the witch halves it.',
  'part.mage': 'Mage', 'part.mage.line': 'One point more for each tile.', 'part.witch': 'Witch', 'part.witch.line': 'Half of the points.',
  'option.mgw.bonus': 'The mage adds',
  'value.per_tile': '1 point for every tile', 'value.pennant_tile_four': 'nothing for tiles with a pennant',
  'ask.move-magic': 'Move the mage or the witch',
  'wait.move-magic': '{name} is moving the mage or the witch',
  'hint.mage': '+1 point for each tile', 'hint.witch': 'half of the points',
  'hint.magic': 'Choose the figure, then a road or city that is lit.', 'hint.aside': 'Nowhere else to go: it leaves the board.',
  'figure.mage': 'Mage', 'figure.witch': 'Witch',
  'piece.mage': 'mage', 'piece.witch': 'witch',
  'shelf.magic': 'Mage and witch',
  'detail.magic': '',
} as const;
