// Messengers: a second marker on the score track, and messages on every fifth space.
import { t, tx } from '../../i18n/index.svelte';
import type { GameEvent, View } from '../../net/types';
import { choiceName, seatName } from '../../table/names';
import type { System } from '../system';
import { isLoot, landing, loot, space, type Marker } from '../track/track';
import MessageCard from './MessageCard.svelte';
import { messageName, unseen } from './messages';
import MessagesPanel from './MessagesPanel.svelte';

/** Where a marker would stop, and what waits there. */
function markerHint(view: View, marker: Marker, history: readonly GameEvent[]): string {
  const { player = 0, points = 0 } = view.decision;
  const l = landing(view, player, marker, points);
  const message = { none: [], alone: [t('hint-message')], shared: [t('hint-message-shared')] }[l.message];
  const spared = isLoot(history, player);
  const robbed = l.robbers.map((owner) =>
    t(spared ? 'hint-along' : 'hint-robbed', { name: seatName(view, owner), n: loot(points) }),
  );
  return [
    `${l.from} → ${l.to}`,
    ...(l.to >= 50 ? [t('track-space', { at: space(l.to) })] : []),
    ...message,
    ...robbed,
  ].join(' · ');
}

export const messengers: System = {
  id: 'messengers',
  decisions: {
    marker: { icon: 'ring', line: 'track' },
    message: { icon: 'message', line: 'messages', Answers: MessageCard },
  },
  shelf: {
    id: 'messages',
    icon: 'message',
    name: 'shelf-messages',
    fact: (view) => view.state.messages && t('shelf-unseen', { n: unseen(view).length }),
    Panel: MessagesPanel,
  },
  scores: { message: 14 },

  confirmName: ({ action }, { kind }) =>
    kind === 'marker' && action.choice ? tx(`confirm-${action.choice}`, choiceName(action.choice)) : undefined,
  hint: ({ action: { choice } }, view, history) =>
    view.decision.kind === 'marker' && (choice === 'meeple' || choice === 'messenger')
      ? markerHint(view, choice, history)
      : undefined,
  ask: ({ view }) => (view.decision.kind === 'message' ? t('hint-card') : undefined),
  log: (e) => {
    if (e.event === 'scored' && e.for === 'message' && e.terms?.[0]?.what === 'instead') return { key: 'log-declined' };
    if (e.event !== 'message') return undefined;
    // The points for a message that is declined say so themselves.
    if (e.choice === 'points') return null;
    return { key: e.choice ? 'log-message-done' : 'log-message', with: { message: messageName(e.message ?? '') } };
  },
};
