// A position or a game in an address: its text, compressed, in letters that an address may hold. Nothing but the browser reads
// what stands behind the `#`.

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const through = (bytes: Uint8Array, way: TransformStream): Promise<Uint8Array> =>
  bytesOf(new Blob([bytes as BlobPart]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array>));

/** A text as letters of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; nothing if these are not such letters. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}

/** The address at which somebody else sees this text. */
export const linkTo = async (text: string): Promise<string> => `${location.origin}/analysis#p=${await packed(text)}`;

export type Pasted = { is: 'game'; id: string } | { is: 'packed'; letters: string } | { is: 'text'; text: string };

/** What somebody pasted: a link to a game, a shared position, or a text in our notation. */
export function pastedAs(text: string): Pasted {
  const trimmed = text.trim();
  const shared = /^\S*\/analysis\S*#p=([\w-]+)$/.exec(trimmed)?.[1];
  if (shared !== undefined) return { is: 'packed', letters: shared };
  const game = /^(?:https?:\/\/[^/\s]+)?\/(?:g|replay|review)\/([\w-]+)(?:[/?#]\S*)?$/.exec(trimmed)?.[1];
  if (game !== undefined) return { is: 'game', id: game };
  return { is: 'text', text };
}

/** Where a line of a text begins and ends; lines are counted from one. */
export function lineIn(text: string, line: number): [from: number, to: number] {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}

/** A short name of a text, the same for the same text: where an analysis of it is kept. */
export function nameOf(text: string): string {
  const hash = (seed: number): number => {
    let value = seed;
    for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    return value >>> 0;
  };
  return hash(0x811c9dc5).toString(36) + hash(0x1b873593).toString(36);
}
