// Who sits in front of this page: the guest of the server once it is known, and a name kept on this device until then.
import type { Me } from '../net/types';

const KEY = 'bastide.me';
/** At tables kept here everybody has this id: a game stays one's own, whoever the server takes one for. */
const ID = 'me';

function kept(): Me | null {
  try {
    const { name, colour } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Me;
    return typeof name === 'string' && typeof colour === 'string' ? { id: ID, name, colour } : null;
  } catch {
    return null;
  }
}

export function rememberSitter({ name, colour }: Me): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ name, colour }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function sitter(): Me {
  const known = kept();
  if (known) return known;
  const fresh: Me = { id: ID, name: `Guest ${1000 + Math.floor(Math.random() * 9000)}`, colour: 'blue' };
  rememberSitter(fresh);
  return fresh;
}
