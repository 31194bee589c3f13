// Fähren.
import type { ferries as english } from '../en/ferries';

export const ferries: Record<keyof typeof english, string> = {
  'system.ferries': 'Fähren', 'system.ferries.line': 'Eine Fähre verbindet zwei der Straßen, die sich an einem See treffen.',
  'option.fer.placement': 'Ein See bekommt seine Fähre', 'option.fer.moves': 'Versetzt werden dürfen',
  'option.fer.once_per': 'Eine Fähre bleibt fest bis',
  'value.always': 'immer', 'value.with_traveler': 'nur mit einem Meeple daneben', 'value.per_direction': 'die nächste in jeder Richtung',
  'value.max_two': 'die zwei nächsten', 'value.turn': 'zum nächsten Zug', 'value.placement': 'zum nächsten Plättchen',
  'ask.place-ferry': 'Welche zwei Straßen verbindet die Fähre?', 'ask.move-ferry': 'Versetze eine Fähre oder keine',
  'hint.ferry': 'Zieh die Fähre über den See, oder wähle zwei Straßenenden.',
  'pass.move-ferry': 'Fähren bleiben',
  'piece.ferry': 'Fähre',
  'shelf.ferries': 'Fähren', 'shelf.left': '{n} übrig', 'shelf.placed': '{n} auf dem Brett.',
  'edge.N': 'N', 'edge.E': 'O', 'edge.S': 'S', 'edge.W': 'W',
  'ferry.lake': 'See auf {at}', 'ferry.end': 'Straßenende: {dir}', 'ferry.pull': 'Zieh die Fähre über den See',
};
