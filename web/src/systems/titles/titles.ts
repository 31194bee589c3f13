// King and robber baron: who has them, and what must be beaten.
import type { View } from '../../net/types';
import { seatName } from '../../table/names';

export const TITLES = ['king', 'robber-baron'] as const;

export const titlesOf = (view: View): { token: string; size: number; holder: string | null }[] =>
  Object.entries(view.state.records ?? {}).map(([token, size]) => {
    const i = view.state.players.findIndex((p) => p.tokens[token]);
    return { token, size, holder: i < 0 ? null : seatName(view, i) };
  });
