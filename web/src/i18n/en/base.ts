// The base game and the farmers, and words that several systems share.
export const base = {
  'system.base': 'Base game', 'system.base.line': 'Draw a tile, place it, perhaps put a meeple on it, and score what is finished.',
  'system.farmers': 'Farmers', 'system.farmers.line': 'Meeples in fields score finished cities at the end.',
  'option.base.max_players': 'Most players', 'option.base.two_tile_city': 'A finished city of two tiles scores',
  'option.base.final_count_unit': 'Unfinished roads and cities count at the end by', 'option.base.tie': 'A tie for the win',
  'value.full': 'as any city', 'value.half': 'half', 'value.tiles': 'tiles', 'value.segments': 'segments', 'value.shared': 'is shared',
  'value.replay': 'is played again', 'value.optional': 'may be declined', 'value.mandatory': 'must be played',
  'value.any_meeple': 'any meeple', 'value.true': 'yes', 'value.false': 'no',
  'figure.meeple': 'Meeple',
  'marker.meeple': 'Meeple',
  'feature.city': 'City', 'feature.road': 'Road', 'feature.river': 'River', 'feature.field': 'Field', 'feature.monastery': 'Monastery',
  'features.city': 'Cities', 'features.road': 'Roads', 'features.field': 'Fields', 'features.monastery': 'Monasteries',
  'dir.n': 'north', 'dir.ne': 'north-east', 'dir.e': 'east', 'dir.se': 'south-east', 'dir.s': 'south', 'dir.sw': 'south-west',
  'dir.w': 'west', 'dir.nw': 'north-west',
  'state.open': 'open', 'state.complete': 'finished',
  'detail.base': '',
} as const;
