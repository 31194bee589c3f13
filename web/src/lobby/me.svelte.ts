// The guest of this browser and the catalogue of the server, fetched once.
import { rememberSitter } from '../here/sitter';
import { api } from '../net/api';
import type { Catalogue, Me } from '../net/types';

let value = $state.raw<Me | null>(null);
let loading: Promise<void> | null = null;

export const me = {
  get value() {
    return value;
  },
  set value(next: Me | null) {
    value = next;
    if (next) rememberSitter(next);
  },
  load(): Promise<void> {
    loading ??= api.me().then(
      (m) => void (me.value = m),
      () => void (loading = null),
    );
    return loading;
  },
};

let shelf: Promise<Catalogue> | null = null;
export function catalogue(): Promise<Catalogue> {
  shelf ??= api.catalogue().catch((e: unknown) => {
    shelf = null;
    throw e;
  });
  return shelf;
}
