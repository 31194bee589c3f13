// Which systems are in which box, and the boards that some start from. Every folder says it in its `box.ts`, apart from all else,
// so that the lobby is not loaded with what only a table needs.

export interface Box {
  /** Names of systems on the wire, each with the boxes that hold it. */
  boxes: Record<string, readonly string[]>;
  /** Boxes that keep their name without it. */
  extraIn?: readonly string[];
  startBoard?: StartBoard;
  /** How its systems lie on the shelf of a new game. */
  shelf: Record<string, ShelfPlace>;
  /** What every game is played with. */
  core?: readonly string[];
}

export const GROUPS = ['base', 'big', 'mini', 'start', 'more'] as const;
export type Group = (typeof GROUPS)[number];
export interface ShelfPlace {
  group: Group;
  /** A piece from it: a figure in a colour, or a tile. */
  figure?: readonly [name: string, colour: string];
  tile?: string;
  /** Minutes in which people decide about more than where a tile goes. */
  minutes: number;
  /** What a game has only one of. */
  only?: string;
  /** Sets of tiles that it has with a value of an option, instead of its own. */
  otherSets?: Record<string, Record<string, string>>;
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

/** The rows of a start board that stand for a box. */
export const coverOf = (box: string): readonly (readonly string[])[] | undefined =>
  ALL.find(({ startBoard }) => startBoard && box in startBoard.covers)?.startBoard?.covers[box];
/** Squares of a start board, which show one picture together. */
export const isStartBoard = (tile: string): boolean =>
  ALL.some(({ startBoard }) => startBoard && tile.startsWith(startBoard.tiles));

/** What every game is played with, from which a mix of one's own begins. */
export const CORE: readonly string[] = ALL.flatMap(({ core = [] }) => core);
/** How a system lies on the shelf; one that is newer than this page has no place there. */
export const shelfPlace = (system: string): ShelfPlace | undefined =>
  ALL.find(({ shelf }) => system in shelf)?.shelf[system];
