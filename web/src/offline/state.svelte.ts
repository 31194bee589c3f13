// Whether there is a network, and whether a new version of the page waits. The service worker is started here.
import type { ToWorker } from './sw';

/** A page that stays open looks for a new version every so many milliseconds. */
const LOOK_EVERY = 3_600_000;

let online = $state(typeof navigator === 'undefined' || navigator.onLine);
let update = $state(false);
let waiting: ServiceWorker | null = null;
let reloading = false;

export const network = {
  get online() {
    return online;
  },
  get update() {
    return update;
  },
};

const tell = (to: ServiceWorker | null | undefined, message: ToWorker): void => to?.postMessage(message);

function offer(next: ServiceWorker): void {
  waiting = next;
  update = true;
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit, and nothing is replaced.
  const see = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  see();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', see));
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** Starts the service worker of a built page; a page under development has none. */
export function goOffline(): void {
  addEventListener('online', () => (online = true));
  addEventListener('offline', () => (online = false));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // Another tab has let the new version in: this one still is the old page.
    else if (hadController) update = true;
  });
  // Where none is allowed, everything else works all the same.
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(watch)
    .catch(() => undefined);
}

/** Keeps the language of the page for when there is no network. */
export async function keepLanguage(code: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  tell((await navigator.serviceWorker.ready).active, { type: 'language', code });
}

/** Changes to the new version. */
export function takeUpdate(): void {
  reloading = true;
  if (waiting?.state === 'installed') tell(waiting, { type: 'activate' });
  else location.reload();
}
