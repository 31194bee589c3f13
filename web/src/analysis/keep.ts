// Analyses kept on this device: where each began, and every move and comment since.
import { Disk } from '../here/disk';
import type { StudySource } from '../net/local';
import { isTree, type Tree } from './tree';

/** Changes with whatever a kept analysis means. */
const VERSION = 1;

export interface KeptAnalysis {
  version: typeof VERSION;
  /** Its name in the address. */
  name: string;
  /** Who plays. */
  title: string;
  source: StudySource;
  tree: Tree;
  /** The node that was looked at last. */
  at: number;
  /** When, in milliseconds since 1970. */
  changed: number;
}

const disk = new Disk('bastide-analyses', 'analyses');

export function isUsable(kept: unknown): kept is KeptAnalysis {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, name, source, tree, at } = kept as Partial<Record<keyof KeptAnalysis, unknown>>;
  return version === VERSION && typeof name === 'string' && !!source && isTree(tree) && !!tree[at as number];
}

export const analyses = {
  async get(name: string): Promise<KeptAnalysis | null> {
    const kept = await disk.get(name);
    return isUsable(kept) ? kept : null;
  },
  /** All of them, the latest first. */
  async list(): Promise<KeptAnalysis[]> {
    return (await disk.all()).filter(isUsable).sort((a, b) => b.changed - a.changed);
  },
  put: (kept: Omit<KeptAnalysis, 'version'>): Promise<unknown> => disk.put(kept.name, { version: VERSION, ...kept }),
  remove: (name: string): Promise<unknown> => disk.remove(name),
};
