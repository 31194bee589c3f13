// The three rivers.
export const rivers = {
  'system.river-v3': 'The River', 'system.river-v3.line': 'A river is laid first, and the country grows along it.',
  'system.river-2': 'River II', 'system.river-2.line': 'A river with a fork and two arms; it ends in a lake with a volcano.',
  'system.river-bb5': 'River with sheep', 'system.river-bb5.line': 'The river of the fifth big box, with sheep and vineyards on its banks.',
  'part.pig-herd': 'Pig herd', 'part.pig-herd.line': 'It makes a field worth more.',
  'option.riv3.kind': 'The river has', 'option.riv3.bends': 'The river may bend', 'option.riv3.start_tile': 'With a river the start tile',
  'option.r2.bends': 'The river may bend', 'option.r5.bends': 'The river may bend',
  'value.single_source': 'one source, one lake', 'value.double_source': 'a wide source, two lakes',
  'value.alternate_bends': 'left and right in turn', 'value.no_immediate_u_turn': 'but not back at once',
  'value.removed': 'stays in the box', 'value.after_river': 'comes after the river',
  'detail.rivers': '',
} as const;
