// The boxes, by what is in them: a game with exactly these systems is called after its box.
import { SYSTEMS } from '.';

interface Box { systems: Set<string>; extra: Set<string> }

const BOXES = new Map<string, Box>();
for (const { boxes, extraIn } of SYSTEMS) {
  for (const [system, names] of Object.entries(boxes)) {
    for (const name of names) {
      const box = BOXES.get(name) ?? { systems: new Set(), extra: new Set() };
      (extraIn?.includes(name) ? box.extra : box.systems).add(system);
      BOXES.set(name, box);
    }
  }
}

/** The box with exactly these systems. */
export const boxOf = (systems: readonly string[]): string | undefined =>
  [...BOXES].find(([, box]) => [...box.systems].every((s) => systems.includes(s)) && systems.every((s) => box.systems.has(s) || box.extra.has(s)))?.[0];
