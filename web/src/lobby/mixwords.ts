// What a mix is called.
import { commas, listed, t } from '../i18n/index.svelte';
import type { Catalogue } from '../net/types';
import { CORE } from '../systems/boxes';
import { presetName, systemName } from '../table/names';
import type { Mix } from './mix';

/** The box with what came and went, or the name of a mix without a box. */
export function mixTitle({ box, systems }: Mix, catalogue: Catalogue): string {
  const preset = catalogue.presets.find((p) => p.name === box);
  if (!preset) return t('own-mix');
  const names = (list: readonly string[]): string => listed(list.map(systemName));
  const more = names(systems.filter((s) => !preset.systems.includes(s)));
  const less = names(preset.systems.filter((s) => !systems.includes(s)));
  const words = { box: presetName(preset.name), more, less };
  if (more && less) return t('mix-plus-without', words);
  if (more) return t('mix-plus', words);
  return less ? t('mix-without', words) : words.box;
}

/** How many expansions a name lists before it counts the rest. */
const FEW = 2;

/** A name for a mix that is saved, from what is in it. */
export function mixName(systems: readonly string[]): string {
  const names = systems.filter((s) => !CORE.includes(s)).map(systemName);
  if (!names.length) return systemName(CORE[0] ?? '');
  if (names.length <= FEW + 1) return listed(names);
  return t('mix-more', { first: commas(names.slice(0, FEW)), n: names.length - FEW });
}
