import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RematchOffer, Seat, View } from '../src/net/types';
import { Absence } from '../src/table/absence.svelte';
import { answerOf, missing, Rematch } from '../src/table/rematch.svelte';

afterEach(() => vi.useRealTimers());

const seat = (more: Partial<Seat> = {}): Seat => ({
  kind: 'human',
  name: 'x',
  away: false,
  resigned: false,
  online: true,
  ...more,
});
const view = (players: Seat[], more: object = {}, game: object = {}): View =>
  ({
    game: { you: 0, status: 'running', players, ...game },
    decision: { kind: 'figure', player: 1 },
    wait: { so_far: 0, longest: 180_000 },
    ...more,
  }) as unknown as View;

describe('a rematch', () => {
  const offer: RematchOffer = { by: 1, first: 2, ready: [1, 3], left: 60_000 };
  const four = view([seat(), seat(), seat({ online: false }), seat({ kind: 'bot' })]);

  it('waits for those who are there and have not answered', () => {
    expect([0, 1, 2, 3].map((number) => answerOf(four, offer, number))).toEqual(['you', 'ready', 'gone', 'bot']);
    expect(missing(four, offer)).toEqual([0]);
  });
  it('takes along whoever wanted it, and nobody else', () => {
    const followed = view([seat(), seat()], {}, { status: 'over', rematch: 'next' });
    const watching = new Rematch();
    watching.hear(offer);
    watching.see(followed);
    expect(watching.next).toBeNull();
    const asking = new Rematch();
    asking.want();
    asking.see(followed);
    expect(asking.next).toBe('next');
    const elsewhere = new Rematch();
    elsewhere.hear({ ...offer, ready: [0, 1] });
    elsewhere.see(followed);
    expect(elsewhere.next, 'accepted in another tab').toBe('next');
  });
  it('is off when its offer ends, and only then', () => {
    const rematch = new Rematch();
    rematch.hear(null);
    expect(rematch.off).toBe(false);
    rematch.hear(offer);
    rematch.hear(null);
    expect(rematch.off).toBe(true);
    rematch.want();
    expect(rematch.off).toBe(false);
  });
});

describe('whoever is missed', () => {
  const bot_in = { so_far: 0, longest: 180_000, bot_in: 40_000 };
  const away = view([seat(), seat({ online: false })], { wait: bot_in });
  it('is announced after a moment, and welcomed back for another', () => {
    vi.useFakeTimers();
    const absence = new Absence();
    absence.see(away);
    expect(absence.lost).toBeNull();
    vi.advanceTimersByTime(2500);
    expect(absence.lost).toBe(1);
    absence.see(view([seat(), seat()]));
    expect([absence.lost, absence.back]).toEqual([null, 1]);
    vi.advanceTimersByTime(3000);
    expect(absence.back).toBeNull();
  });
  it('is welcomed back from a bot, too', () => {
    vi.useFakeTimers();
    const absence = new Absence();
    absence.see(view([seat(), seat({ online: false, away: true })]));
    absence.see(view([seat(), seat({ online: false })]));
    expect(absence.back).toBeNull();
    absence.see(view([seat(), seat()]));
    expect(absence.back).toBe(1);
  });
  it('is not announced for loading the page again, nor to themselves', () => {
    vi.useFakeTimers();
    const absence = new Absence();
    absence.see(away);
    absence.see(view([seat(), seat()]));
    absence.see({ ...away, game: { ...away.game, you: 1 } });
    vi.advanceTimersByTime(10_000);
    expect([absence.lost, absence.back]).toEqual([null, null]);
  });
});
