// The wording of the reference, for people: options and systems stand by the names that this page has for them.
import { tx } from '../i18n/index.svelte';
import { systemName } from '../table/names';

const optionName = (name: string): string => tx(`option-${name}`, (name.split('.')[1] ?? name).replace(/_/g, ' '));
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const exactHtml = (html: string): string =>
  html
    .replace(/<i data-option="([^"]*)"><\/i>/g, (_, name: string) => `<i>${escaped(optionName(name))}</i>`)
    .replace(/<i data-system="([^"]*)"><\/i>/g, (_, name: string) => `<i>${escaped(systemName(name))}</i>`);
