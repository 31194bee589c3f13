// The texts of a language are fetched when it is chosen, those of lessons when one is opened. English comes with the page.
type Files = Record<string, () => Promise<string>>;

// vite.config.ts makes one file of these for each language, and one of its lessons.
const texts: Files = import.meta.glob<string>(['./*/*.ftl', '!./en/*.ftl', '!./*/lesson-*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The files of a language that is not English. */
export async function textsOf(code: string): Promise<Record<string, string>> {
  const files = Object.entries(texts).filter(([path]) => path.startsWith(`./${code}/`));
  return Object.fromEntries(await Promise.all(files.map(async ([path, read]) => [path, await read()] as const)));
}

const lessons: Files = import.meta.glob<string>('./*/lesson-*.ftl', { query: '?raw', import: 'default' });

/** The messages of a lesson in a language; nothing where it has none. */
export async function lessonTexts(code: string, lesson: string): Promise<string> {
  return (await lessons[`./${code}/lesson-${lesson}.ftl`]?.()) ?? '';
}
