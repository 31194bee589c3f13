// Which systems are played together, with which parts and rule variants.
import type { Catalogue } from '../net/types';
import { CORE, shelfPlace } from '../systems/boxes';

export interface Mix {
  /** The box that it began with. */
  box: string | null;
  systems: string[];
  parts: Record<string, string[]>;
  /** Rule variants that are not the default. Those of a system that is off wait until it is on again. */
  options: Record<string, string>;
  /** Systems that were turned off, each with the rival that took its place. */
  lost: Record<string, string>;
}

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));

/** The rule variants of a box. */
export const boxRules = (catalogue: Catalogue, box: string | null): Record<string, string> =>
  catalogue.presets.find((p) => p.name === box)?.options ?? {};

/** A box as it is sold, with its own rules. */
export function chooseBox<M extends Mix>(mix: M, catalogue: Catalogue, name: string): M {
  const preset = catalogue.presets.find((p) => p.name === name);
  if (!preset) return mix;
  return { ...mix, box: name, systems: preset.systems, parts: {}, options: { ...preset.options }, lost: {} };
}

/** What two systems both bring though a game has only one of it. */
export function rivalry(a: string, b: string): string | null {
  const only = shelfPlace(a)?.only;
  return a !== b && only && only === shelfPlace(b)?.only ? only : null;
}

/** What no game is without. */
const [FIRST = ''] = CORE;

/** A mix with an expansion in it. */
export const withSystem = <M extends Mix>(mix: M, name: string): M =>
  mix.systems.includes(name) ? mix : toggleSystem(mix, name);

/** Switches a system. The first one stays on; a rival goes off, and the mix remembers why. */
export function toggleSystem<M extends Mix>(mix: M, name: string): M {
  if (name === FIRST) return mix;
  const parts = { ...mix.parts };
  delete parts[name];
  if (mix.systems.includes(name)) {
    const lost = Object.fromEntries(Object.entries(mix.lost).filter(([, winner]) => winner !== name));
    return { ...mix, systems: mix.systems.filter((s) => s !== name), parts, lost };
  }
  const rivals = mix.systems.filter((s) => rivalry(s, name));
  const lost = { ...mix.lost };
  // Whoever lost to a rival that goes off now has lost to the new one.
  for (const [loser, winner] of Object.entries(lost)) if (rivals.includes(winner)) lost[loser] = name;
  for (const rival of rivals) lost[rival] = name;
  delete lost[name];
  for (const rival of rivals) delete parts[rival];
  return { ...mix, systems: [...mix.systems.filter((s) => !rivals.includes(s)), name], parts, lost };
}

/** Narrows a system to some of its parts. All parts are the system itself, none switch it off; extra parts come on top of it. */
export function togglePart<M extends Mix>(mix: M, catalogue: Catalogue, system: string, part: string): M {
  const all = catalogue.systems.find((s) => s.name === system)?.parts ?? [];
  const whole = all.filter((p) => !p.extra).map((p) => p.name);
  const now = mix.parts[system] ?? whole;
  const next = now.includes(part) ? now.filter((p) => p !== part) : [...now, part];
  const parts = { ...mix.parts };
  if (sameList(next, whole)) delete parts[system];
  else if (!next.length) return toggleSystem(mix, system);
  else parts[system] = all.map((p) => p.name).filter((p) => next.includes(p));
  return { ...mix, parts };
}

export function setOption<M extends Mix>(mix: M, catalogue: Catalogue, name: string, value: string): M {
  const options = { ...mix.options };
  const all = catalogue.systems.flatMap((s) => s.options);
  if (all.find((o) => o.name === name)?.values[0] === value) delete options[name];
  else options[name] = value;
  return { ...mix, options };
}

/** Rule variants of the systems in play. */
export const variantsOf = (mix: Mix, catalogue: Catalogue): string[] =>
  catalogue.systems
    .filter((s) => mix.systems.includes(s.name))
    .flatMap((s) => s.options.map((o) => o.name))
    .filter((name) => name in mix.options);

/** What is kept of a mix. */
export type Kept = Pick<Mix, 'box' | 'systems' | 'parts' | 'options'>;
export const keepMix = ({ box, systems, parts, options }: Mix): Kept => ({ box, systems, parts, options });

/** A mix that was kept, without what this server does not have. */
export function restore<M extends Mix>(draft: M, catalogue: Catalogue, kept: Kept): M {
  const known = kept.systems.filter((name) => catalogue.systems.some((s) => s.name === name));
  return { ...draft, ...kept, systems: known, lost: {} };
}

/** Systems in random order, each taken if it goes with the others and the game stays within `minutes`. */
export function randomMix<M extends Mix>(
  draft: M,
  catalogue: Catalogue,
  minutes: number,
  lengthOf: (mix: Mix) => number,
  random: () => number = Math.random,
): M {
  const rest = catalogue.systems.map((s) => s.name).filter((name) => !CORE.includes(name));
  const base: Kept = { box: null, systems: [...CORE], parts: {}, options: {} };
  let mix: M = restore(draft, catalogue, base);
  while (rest.length) {
    const [name = ''] = rest.splice(Math.floor(random() * rest.length), 1);
    if (mix.systems.some((s) => rivalry(s, name))) continue;
    const longer = { ...mix, systems: [...mix.systems, name] };
    if (lengthOf(longer) <= minutes) mix = longer;
  }
  // In the order of the catalogue, as boxes are.
  const systems = catalogue.systems.map((s) => s.name).filter((name) => mix.systems.includes(name));
  return { ...mix, systems };
}
