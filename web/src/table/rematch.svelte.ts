// Playing again: the offer at a finished table. The server keeps it; this knows when it ends and when to move on.
import type { RematchOffer, View } from '../net/types';

/** An offer, and when it ends by this clock. */
export type Offer = RematchOffer & { until: number };

export class Rematch {
  offer = $state.raw<Offer | null>(null);
  /** Nothing came of the last offer. */
  off = $state(false);
  /** The game that follows, as soon as it is there, for whoever wanted it. */
  next = $state<string | null>(null);
  /** This page has asked to play again. */
  private wanted = false;

  want(): void {
    this.wanted = true;
    this.off = false;
  }

  hear(offer: RematchOffer | null): void {
    this.off = !offer && this.offer !== null;
    this.offer = offer && { ...offer, until: Date.now() + offer.left };
    if (!offer) this.wanted = false;
  }

  /** Offers do not outlive a connection; the server repeats the one that is open. */
  lost(): void {
    this.offer = null;
    this.wanted = false;
  }

  see({ game }: View): void {
    const ready = this.wanted || (game.you !== null && this.offer?.ready.includes(game.you));
    if (game.rematch && ready) this.next = game.rematch;
  }
}

/** Those whom an offer still waits for: people who are at the table and have not answered. */
export const missing = ({ game }: View, { ready }: RematchOffer): number[] =>
  game.players.flatMap(({ kind, online }, seat) =>
    kind === 'human' && online !== false && !ready.includes(seat) ? [seat] : [],
  );

export type Answer = 'bot' | 'ready' | 'you' | 'waiting' | 'gone';

/** What a seat says to an offer. */
export function answerOf({ game }: View, { ready }: RematchOffer, seat: number): Answer {
  const player = game.players[seat];
  if (player?.kind === 'bot') return 'bot';
  if (ready.includes(seat)) return 'ready';
  if (seat === game.you) return 'you';
  return player?.online === false ? 'gone' : 'waiting';
}
