// Ferries.
export const ferries = {
  'system.ferries': 'Ferries', 'system.ferries.line': 'A ferry joins two of the roads that meet at a lake.',
  'option.fer.placement': 'A lake gets its ferry', 'option.fer.moves': 'Ferries that may be moved',
  'option.fer.once_per': 'A ferry stays fixed until',
  'value.always': 'always', 'value.with_traveler': 'with a meeple beside it', 'value.per_direction': 'the nearest in each direction',
  'value.max_two': 'the two nearest', 'value.turn': 'the next turn', 'value.placement': 'the next tile',
  'ask.place-ferry': 'Which two roads does the ferry join?', 'ask.move-ferry': 'Move a ferry, or none',
  'hint.ferry': 'Pull the ferry over the lake, or pick two road ends.',
  'pass.move-ferry': 'Leave the ferries',
  'piece.ferry': 'ferry',
  'shelf.ferries': 'Ferries', 'shelf.left': '{n} left', 'shelf.placed': '{n} on the board.',
  'edge.N': 'N', 'edge.E': 'E', 'edge.S': 'S', 'edge.W': 'W',
  'ferry.lake': 'Lake on {at}', 'ferry.end': 'Road end: {dir}', 'ferry.pull': 'Pull the ferry over the lake',
} as const;
