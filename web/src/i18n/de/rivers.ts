// Die drei Flüsse.
import type { rivers as english } from '../en/rivers';

export const rivers: Record<keyof typeof english, string> = {
  'system.river-v3': 'Der Fluss',
  'system.river-v3.line': 'Zuerst wird ein Fluss gelegt, an dem das Land wächst.',
  'system.river-2': 'Fluss II',
  'system.river-2.line': 'Ein Fluss mit einer Gabelung und zwei Armen; er endet in einem See mit Vulkan.',
  'system.river-bb5': 'Fluss mit Schafen',
  'system.river-bb5.line': 'Der Fluss der fünften großen Schachtel, mit Schafen und Weinbergen am Ufer.',
  'part.pig-herd': 'Schweineherde',
  'part.pig-herd.line': 'Sie macht eine Wiese wertvoller.',
  'option.riv3.kind': 'Der Fluss hat',
  'option.riv3.bends': 'Der Fluss darf sich biegen',
  'option.riv3.start_tile': 'Mit Fluss kommt das Startplättchen',
  'option.r2.bends': 'Der Fluss darf sich biegen',
  'option.r5.bends': 'Der Fluss darf biegen',
  'value.single_source': 'eine Quelle, einen See',
  'value.double_source': 'eine breite Quelle, zwei Seen',
  'value.alternate_bends': 'abwechselnd links und rechts',
  'value.no_immediate_u_turn': 'nur nicht gleich zurück',
  'value.removed': 'in die Schachtel',
  'value.after_river': 'nach dem Fluss',
  'detail.rivers': `
    city for the pig herd=Stadt für die Schweineherde
    cities for the pig herd=Städte für die Schweineherde
  `,
};
