// The languages of the page, and which of them a browser asks for.
/** Every language, by the name that it gives itself. */
export const languages: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  cs: 'Čeština',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  uk: 'Українська',
  ja: '日本語',
  'zh-Hans': '简体中文',
};

/** Language and script of a tag: pt-PT is read by whoever reads pt-BR, zh-TW is not zh-Hans. */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return ''; // not a tag at all
  }
}

/** The first wish that we can fulfil, as browsers do it; English if there is none. */
export function bestOf(wishes: readonly string[]): string {
  const codes = Object.keys(languages);
  for (const wish of wishes) {
    const found = codes.find((code) => code === wish) ?? codes.find((code) => written(code) === written(wish));
    if (found) return found;
  }
  return 'en';
}
