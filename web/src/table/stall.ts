// People who take long: who may do something about it, and how it is said. The server decides; this only knows when to offer it.
import { t } from '../i18n/index.svelte';
import type { View } from '../net/types';

/** The last seconds before the others may act are counted down. */
const COUNTED = 60;

/** A bot plays for this viewer, who kept the others waiting. */
export const isReplaced = ({ game: { you, status, players } }: View): boolean =>
  you !== null && status === 'running' && !!players[you]?.away && !players[you].resigned;

/** Whether the viewer is one of those whom somebody else keeps waiting. */
export function isWaiting({ game: { you, status, players }, decision, wait }: View): boolean {
  const me = you === null ? undefined : players[you];
  return !!wait && !!me && status === 'running' && decision.player !== you && !me.resigned && !me.away;
}

/** Whether the viewer is the one who keeps somebody else waiting. */
export function isAwaited({ game: { you, status, players }, decision, wait }: View): boolean {
  const isOther = (seat: number): boolean =>
    seat !== you && players[seat]?.kind === 'human' && !players[seat].resigned && !players[seat].away;
  return (
    !!wait && you !== null && status === 'running' && decision.player === you && players.some((_, i) => isOther(i))
  );
}

/** Seconds before the end of the time at which it can be heard. */
export const TICKS: readonly (number | null)[] = [20, 10];

/** Only one of two players can claim a game. */
export const canClaim = ({ game }: View): boolean => game.players.filter((player) => !player.resigned).length === 2;

/** Seconds until the others may act; nothing while that is far away. */
export function countdown(waited: number, longest: number): number | null {
  const left = Math.ceil((longest - waited) / 1000);
  return left > 0 && left <= COUNTED ? left : null;
}

/** "Ben has been thinking for 3 minutes." */
export function thinkingFor(name: string, waited: number): string {
  const seconds = Math.floor(waited / 1000);
  return seconds < 60
    ? t('stall-seconds', { name, n: seconds })
    : t('stall-minutes', { name, n: Math.floor(seconds / 60) });
}
