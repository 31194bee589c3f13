// When to connect again after a socket was lost: soon, and not at the same moment as everybody else.

/** The longest pauses before the first tries, in milliseconds; the last one is for all that follow. */
const RETRY = [150, 400, 800, 900];
/** However late a server wants us back, we look sooner. */
const COME_BACK_WITHIN = 5_000;

/** When a server that stops wants us back, in milliseconds: `stopping 1200`. Every client is told another time. */
export const comeBackIn = (reason: string): number | null => {
  const [, delay] = /^stopping (\d{1,6})$/.exec(reason) ?? [];
  return delay === undefined ? null : Math.min(Number(delay), COME_BACK_WITHIN);
};

/** How long to wait before a try: not the same for everybody who has lost the same server. */
export const pause = (tries: number): number => {
  const longest = RETRY[Math.min(tries, RETRY.length - 1)] ?? 900;
  return longest * (0.5 + Math.random() / 2);
};
