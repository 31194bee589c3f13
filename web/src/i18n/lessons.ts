// The texts of lessons come one lesson at a time: most people need few of them.
type Files = Record<string, () => Promise<string>>;

const all: Files = import.meta.glob<string>('./*/lesson-*.ftl', { query: '?raw', import: 'default' });

/** The messages of a lesson in a language; nothing where it has none. */
export async function lessonTexts(code: string, lesson: string): Promise<string> {
  return (await all[`./${code}/lesson-${lesson}.ftl`]?.()) ?? '';
}
