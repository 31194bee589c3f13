// The lines of the shelf: one for each system with state of its own, with the one fact that matters.
import { t } from '../i18n/index.svelte';
import type { Decision, View } from '../net/types';
import { decisionPart, every } from '../systems';
import type { PanelProps, Shelf } from '../systems/system';
import { cap } from './names';
import TilesPanel from './TilesPanel.svelte';
import type { Component } from 'svelte';
import type { IconName } from '../ui/icons';

export interface ShelfLine {
  id: string;
  icon: IconName;
  name: string;
  fact: string;
  live: boolean;
  opens: boolean;
  Panel: Component<PanelProps>;
}

/** The tiles that are left have a line in every game. */
export const TILES = 'tiles';
const tiles: Shelf = {
  id: TILES,
  icon: 'bag',
  name: 'tiles-left',
  fact: ({ state }) => String(state.remaining_total),
  Panel: TilesPanel,
};

/** The line that a decision is about. */
export const askedLine = (decision: Decision): string | null => decisionPart(decision.kind).line ?? null;

export const shelfLines = (view: View): ShelfLine[] =>
  [...every((s) => s.shelf && [s.shelf]), tiles].flatMap(({ id, icon, name, fact, live = false, opens, Panel }) => {
    const said = fact(view);
    return said === undefined
      ? []
      : [{ id, icon, name: t(name), fact: cap(said), live, opens: opens?.(view) ?? false, Panel }];
  });

/** The ids of lines with those in front whose facts are not as they were; all others keep their order. */
export function latestFirst(
  order: readonly string[],
  facts: Readonly<Record<string, string>>,
  lines: readonly Pick<ShelfLine, 'id' | 'fact'>[],
): string[] {
  const ids = lines.map(({ id }) => id);
  const changed = lines.filter(({ id, fact }) => id in facts && facts[id] !== fact).map(({ id }) => id);
  const rest = [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
  return [...changed, ...rest.filter((id) => !changed.includes(id))];
}
