// Fills a message: `{name}` takes a value, `{n|tile|tiles}` chooses by number, one or other.
export type Params = Record<string, string | number | undefined>;

export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, key: string, one?: string, other?: string) => {
    const value = params[key];
    if (one === undefined) return value === undefined ? '' : String(value);
    return Number(value) === 1 ? one : (other ?? '');
  });
}
