// What somebody pasted, as an address of this site.

/** The page that a code or link leads to, or null if it is neither. */
export function whereTo(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/(g|replay)\/([A-Za-z0-9_-]{4,32})(\?[^#\s]*)?(#\d+)?/.exec(text);
  if (link) return `/${link[1]}/${link[2]}${link[3] ?? ''}${link[4] ?? ''}`;
  return /^[A-Za-z0-9_-]{4,32}$/.test(text) ? `/g/${text}` : null;
}
