// The time, for whatever counts down on the page.

/** To be called while a component is set up: `now` goes on, second by second, as long as the component is there. */
export function clock(): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Whole seconds until a moment. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));
