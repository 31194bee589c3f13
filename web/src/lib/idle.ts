// Things that can wait until the page has nothing better to do.
export function whenIdle(what: () => void): void {
  // Safari has no such call.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(what, { timeout: 3000 });
  else setTimeout(what, 600);
}
