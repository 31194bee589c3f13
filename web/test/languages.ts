// The texts of every language, for tests that hold for all of them.
import { texts as en } from '../src/i18n/en';
import { languages } from '../src/i18n/languages';
import { textsOf } from '../src/i18n/texts';

export async function everyText(): Promise<Record<string, Record<string, string>>> {
  const others = Object.keys(languages).filter((code) => code !== 'en');
  return {
    en,
    ...Object.fromEntries(await Promise.all(others.map(async (code) => [code, await textsOf(code)] as const))),
  };
}
