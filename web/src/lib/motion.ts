// How long movements take. The tokens say it, so that style sheets and scripts keep the same time; without motion it is 0.
type Span = '--d-1' | '--d-2' | '--d-3' | '--d-score';

export function spanMs(token: Span): number {
  if (typeof getComputedStyle === 'undefined') return 0;
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;
}
