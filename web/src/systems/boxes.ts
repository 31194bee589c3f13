// Which systems are in which box, and the boards that some start from. Every folder says it in its `box.ts`, apart from all else,
// so that the lobby is not loaded with what only a table needs.

export interface Box {
  /** Names of systems on the wire, each with the boxes that hold it. */
  boxes: Record<string, readonly string[]>;
  /** Boxes that keep their name without it. */
  extraIn?: readonly string[];
  startBoard?: StartBoard;
}

/** A board to start from: its tiles show one picture, of which a box shows two rows. */
export interface StartBoard {
  tiles: string;
  covers: Record<string, readonly (readonly string[])[]>;
}

const ALL: Box[] = Object.values(import.meta.glob<{ box: Box }>('./*/box.ts', { eager: true })).map(({ box }) => box);

interface Contents {
  systems: Set<string>;
  extra: Set<string>;
}
const CONTENTS = new Map<string, Contents>();
for (const { boxes, extraIn } of ALL) {
  for (const [system, names] of Object.entries(boxes)) {
    for (const name of names) {
      const inside = CONTENTS.get(name) ?? { systems: new Set(), extra: new Set() };
      (extraIn?.includes(name) ? inside.extra : inside.systems).add(system);
      CONTENTS.set(name, inside);
    }
  }
}

/** The box with exactly these systems. */
export const boxOf = (systems: readonly string[]): string | undefined =>
  [...CONTENTS].find(
    ([, { systems: all, extra }]) =>
      [...all].every((s) => systems.includes(s)) && systems.every((s) => all.has(s) || extra.has(s)),
  )?.[0];

/** The start board that a system brings. */
export const startBoardOf = (system: string): StartBoard | undefined =>
  ALL.find(({ boxes }) => system in boxes)?.startBoard;
/** The rows of a start board that stand for a box. */
export const coverOf = (box: string): readonly (readonly string[])[] | undefined =>
  ALL.find(({ startBoard }) => startBoard && box in startBoard.covers)?.startBoard?.covers[box];
/** Squares of a start board, which show one picture together. */
export const isStartBoard = (tile: string): boolean =>
  ALL.some(({ startBoard }) => startBoard && tile.startsWith(startBoard.tiles));
