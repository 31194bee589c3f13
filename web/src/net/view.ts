// Views as they come over the wire: a whole one first, then what has changed in it. docs/server.md has the form.
import type { Action, Change, Decision, Legal, Patch, Place, Seat, State, View, WireLegal, WireView } from './types';

/** A value with a patch carried out. What has not changed is shared with the value before. */
export function patched(value: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set;
  if ('list' in patch) {
    const list = [...(value as unknown[])];
    // From the end to the beginning, so that every index is one of the old list.
    for (const op of patch.list) {
      if (op.length === 2) list[op[0]] = patched(list[op[0]], op[1]);
      else list.splice(op[0], op[1], ...op[2]);
    }
    return list;
  }
  if (!patch.in && !patch.cut) return value;
  const object = { ...(value as Record<string, unknown>) };
  for (const [key, change] of Object.entries(patch.in ?? {})) object[key] = patched(object[key], change);
  for (const key of patch.cut ?? []) Reflect.deleteProperty(object, key);
  return object;
}

/** The view after a change; null where the change is not about this view. */
export function changed(before: WireView | null, change: Change): WireView | null {
  if (before?.seq !== change.from) return null;
  const view = patched(before, change.patch) as WireView;
  const { seq, events, legal, spaces, can_undo, wait, you, online } = change;
  const players = view.game.players.map((seat, i) => ({ ...seat, online: isThere(seat, i, online) }));
  const game = { ...view.game, you, players };
  // History and chat come with whole views alone.
  return { ...view, seq, events, legal, spaces, can_undo, wait, game, history: undefined, chat: undefined };
}

const isThere = (seat: Seat, number: number, online: readonly number[]): boolean =>
  seat.kind === 'bot' || online.includes(number);

/** A view with every legal action spelled out. */
export function spelledOut({ spaces, legal, state, decision, ...view }: WireView): View {
  const tiles = spaces.flatMap(([x, y, rotations]) => rotations.map((rot) => tileAction([x, y], rot)));
  // While seats are open there is neither; whoever shows a view looks first.
  const game = { state: state as State, decision: decision as Decision };
  return { ...view, ...game, legal: [...tiles, ...legal.map(withPlace)] };
}

function tileAction(at: Place, rot: Action['rot']): Legal {
  return { action: { type: 'place-tile', at, rot }, at, spot: [at[0] + 0.5, at[1] + 0.5] };
}

/** A legal action with the tile that it is about. */
export function withPlace(legal: WireLegal): Legal {
  const action: Action = legal.action;
  return { ...legal, action, at: action.at ?? null };
}
