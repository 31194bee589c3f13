// Codes of games that wait for players, and what somebody pasted, as an address of this site.

/** The code of a table: the first letters of the secret in its invite link, in the two halves in which it is read out. */
export function codeOf(invite: string): [string, string] | null {
  const secret = /[?&]invite=([a-z0-9]{6})/.exec(invite)?.[1]?.toUpperCase();
  return secret ? [secret.slice(0, 3), secret.slice(3)] : null;
}

/** What was typed, if it can only be a code: six letters and digits, perhaps in two halves. */
export const isCode = (typed: string): boolean => /^[A-Za-z0-9]{3}[- ]?[A-Za-z0-9]{3}$/.test(typed.trim());

/** The page that a code or link leads to, or null if it is neither. */
export function whereTo(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/(g|replay)\/([A-Za-z0-9_-]{4,32})(\?[^#\s]*)?(#\d+)?/.exec(text);
  if (link) return `/${link[1]}/${link[2]}${link[3] ?? ''}${link[4] ?? ''}`;
  return /^[A-Za-z0-9_-]{4,32}$/.test(text) ? `/g/${text}` : null;
}
