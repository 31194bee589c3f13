// What the service worker does with a request, and which files it keeps: decided here, without a worker around it.

/** Where a request is answered. */
export type Way =
  /** By a file of this version of the page. */
  | 'file'
  /** By the page itself, which knows its own addresses. */
  | 'page'
  /** By the server, and where that is silent by what is kept or by the engine. */
  | 'ask'
  /** As if there were no service worker. */
  | 'leave';

/** First parts of the page's own addresses; the server has the same list. */
const PAGES = ['', 'new', 'bots', 'games', 'g', 'replay', 'review', 'analysis', 'puzzles', 'rules', 'learn'];

export interface Asked {
  method: string;
  /** Whether the browser wants a page to show. */
  navigates: boolean;
  /** The address without its origin and its query. */
  path: string;
}

export function wayOf({ method, navigates, path }: Asked, files: ReadonlySet<string>): Way {
  if (method !== 'GET') return 'leave';
  if (navigates) return PAGES.includes(path.split('/')[1] ?? '') ? 'page' : 'leave';
  if (files.has(path) || path.startsWith('/assets/')) return 'file';
  return /^\/(api|art)\//.test(path) ? 'ask' : 'leave';
}

/** Whether the engine, or what is kept, answers as well as the server: then a slow server is not waited for. */
export const isForEverybody = (path: string): boolean =>
  /^\/(art\/(?!board\/)|api\/(catalogue|lessons|guide)(\/|$))/.test(path);

/** Texts of a language: `/assets/pt-BR-x1.js`, and those of its lessons. */
const LANGUAGE = /^\/assets\/([a-z]{2}(?:-[A-Z][A-Za-z]+)?)(?:-lessons)?-[\w-]{8}\.js$/;

const languageOf = (file: string, languages: readonly string[]): string | null => {
  const code = LANGUAGE.exec(file)?.[1];
  return code && languages.includes(code) ? code : null;
};

/** Letters beyond the Latin ones are fetched by those who need them. */
const isRareFont = (file: string): boolean => file.endsWith('.woff2') && !/-latin-wght/.test(file);

/** What is fetched at once: everything but other languages and their letters. English is part of the page, and its lessons a file. */
export const firstFiles = (files: readonly string[], languages: readonly string[]): string[] =>
  files.filter((file) => !isRareFont(file) && (languageOf(file, languages) ?? 'en') === 'en');

export const filesOf = (code: string, files: readonly string[], languages: readonly string[]): string[] =>
  files.filter((file) => languageOf(file, languages) === code);

/** The addresses that the rules for people need besides themselves: their pictures, and the exact rules of each system. */
export function rulesNeed(guide: string): string[] {
  const { pages } = JSON.parse(guide) as { pages: { system: string }[] };
  const pictures = [...guide.matchAll(/"src":\s*"(\/[^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set([...pages.map(({ system }) => `/api/guide/exact/${encodeURIComponent(system)}`), ...pictures])];
}
