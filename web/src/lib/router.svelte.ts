// The address is the state of the site: a path, its parts, and a hash. Links are plain <a href>.
function read(): { path: string; parts: string[]; query: URLSearchParams; hash: string } {
  const parts = location.pathname
    .split('/')
    .filter(Boolean)
    .map((p) => decodeURIComponent(p));
  return { path: location.pathname, parts, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let place = $state.raw(read());

export const route = {
  get path() {
    return place.path;
  },
  get parts() {
    return place.parts;
  },
  get query() {
    return place.query;
  },
  get hash() {
    return place.hash;
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const moved = location.pathname !== place.path;
  place = read();
  if (moved) scrollTo(0, 0);
}

export function listen(): void {
  addEventListener('popstate', () => (place = read()));
  document.addEventListener('click', (ev) => {
    if (ev.defaultPrevented || ev.button !== 0 || ev.metaKey || ev.ctrlKey || ev.shiftKey || ev.altKey) return;
    const link = (ev.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|art)\//.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    ev.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
