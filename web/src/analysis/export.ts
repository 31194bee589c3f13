// What leaves an analysis: the line as notation with its comments, and the board as a picture.
import { download } from '../here/file';
import { pathTo, type Tree } from './tree';

/** Comments on the way to a node, by the turn that they are about. */
export function notesOf(tree: Tree, at: number): Map<number, string[]> {
  const notes = new Map<number, string[]>();
  for (const id of pathTo(tree, at)) {
    const { note, turn } = tree[id] ?? { note: '', turn: 0 };
    if (note) notes.set(turn, [...(notes.get(turn) ?? []), note]);
  }
  return notes;
}

/** A game in our notation with comments below the turns that they are about. */
export function withNotes(text: string, notes: ReadonlyMap<number, readonly string[]>): string {
  const lines = text.split('\n').flatMap((line) => {
    const turn = /^(\d+)\. /.exec(line)?.[1];
    const said = turn === undefined ? [] : (notes.get(Number(turn)) ?? []);
    return [line, ...said.flatMap((note) => note.split('\n').map((part) => `# ${part}`))];
  });
  return lines.join('\n');
}

export const saveText = (title: string, text: string): void => download(`${title || 'bastide'}.bastide`, text);
export const saveSvg = (title: string, svg: string): void =>
  download(`${title || 'bastide'}.svg`, svg, 'image/svg+xml');

/** The longer side of a picture, in pixels. */
const LONGEST = 2400;

/** Draws an SVG on a canvas, and saves it. */
export async function savePng(title: string, svg: string): Promise<void> {
  const [, width = 1, height = 1] = (/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const scale = LONGEST / Math.max(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const image = new Image(canvas.width, canvas.height);
  const sized = svg.replace('<svg', `<svg width="${canvas.width}" height="${canvas.height}"`);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  download(`${title || 'bastide'}.png`, blob, 'image/png');
}
