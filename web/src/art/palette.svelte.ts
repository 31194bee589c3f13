// Figures in colours that the colour-blind tell apart. The server draws figures in the colours of the art; the page paints them
// anew, once each, and shows them as they came until then.
import { SvelteMap } from 'svelte/reactivity';
import { prefs } from '../lib/prefs.svelte';

/** For each colour of a player: what it is in the art, what takes its place, and whether signs on it turn dark. */
const SAFE: Partial<Record<string, readonly [art: string, safe: string, dark: boolean]>> = {
  blue: ['#2438e4', '#0072b2', false],
  red: ['#e8174a', '#d55e00', true],
  yellow: ['#eac01a', '#f0e442', true],
  teal: ['#10ae98', '#009e73', true],
};
const WHITE = '#ffffff';
const DARK = '#2a1b12';

/** The drawing of a figure with the safe colour in place of the art's. */
export function repainted(svg: string, colour: string): string {
  const paint = SAFE[colour];
  if (!paint) return svg;
  const [art, safe, dark] = paint;
  const painted = svg.replaceAll(art, safe);
  return dark ? painted.replaceAll(WHITE, DARK) : painted;
}

const known = new SvelteMap<string, string>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn reads it and must not be drawn again when it changes
const asked = new Set<string>();

async function repaint(url: string, colour: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(url);
  const svg = repainted(await reply.text(), colour);
  known.set(url, `data:image/svg+xml,${encodeURIComponent(svg)}`);
}

/** Where the picture of a figure is in the palette that the player has chosen. */
export function inPalette(url: string, colour: string): string {
  if (prefs.palette === 'standard' || !SAFE[colour]) return url;
  if (!asked.has(url)) {
    asked.add(url);
    repaint(url, colour).catch(() => setTimeout(() => asked.delete(url), 5000));
  }
  return known.get(url) ?? url;
}
