// Ids and seeds of games that are kept on this device, and which addresses are about one.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 12;
const ID = `here-[a-z0-9]{${LENGTH}}`;

/** Random bytes; a test brings its own. */
export type Random = (count: number) => Uint8Array;
const random: Random = (count) => crypto.getRandomValues(new Uint8Array(count));

export function newId(bytes: Random = random): string {
  let id = '';
  // Bytes from the last, incomplete round would make the first letters likelier than others.
  const most = 256 - (256 % LETTERS.length);
  while (id.length < LENGTH) {
    for (const byte of bytes(LENGTH)) if (byte < most && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
  }
  return `here-${id}`;
}

/** 64 hexadecimal digits, from which all draws of a game follow. */
export const newSeed = (bytes: Random = random): string =>
  Array.from(bytes(32), (byte) => byte.toString(16).padStart(2, '0')).join('');

const WHOLE = new RegExp(`^${ID}$`);
export const isHere = (id: string): boolean => WHOLE.test(id);

const ABOUT = new RegExp(`^/(?:api/games|art/board|ws/games)/(${ID})(?:[/.?]|$)`);
/** The game kept here that an address is about. */
export const hereOf = (address: string): string | null => ABOUT.exec(address)?.[1] ?? null;
