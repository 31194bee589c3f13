// What a page says and how wide it is, for tests that read pages in every language.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse, serializeExpression, type Pattern } from '@fluent/syntax';
import { languages } from '../src/i18n/languages';

/** Every text and label on the page, as people see or hear it. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, [lang]:not(html), [translate=no]'))
        texts.add(walker.currentNode.textContent ?? '');
    }
    for (const el of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        if (!el.closest('[lang]:not(html)')) texts.add(el.getAttribute(name) ?? '');
    return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });

/** The days of the week; in Portuguese they look like keys. */
const daysIn = (language: string): string[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
  );

/** Keys and names of values: what is shown instead of a message that is not there. */
export const keysShown = (language: string, texts: readonly string[]): string[] =>
  texts.filter(
    (text) => (/^[a-z]+(-[a-z0-9]+)+$/.test(text) && !daysIn(language).includes(text)) || /\{\$?\w+\}/.test(text),
  );

/** Letters, buttons and boxes that end beyond the edge of the screen or of their button. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const scrolls = (el: Element): boolean =>
      el.scrollWidth > el.clientWidth && /auto|scroll/.test(getComputedStyle(el).overflowX);
    const apart = (el: Element | null): boolean =>
      el !== null && (scrolls(el) || el.matches('.board, [aria-hidden=true], .sr') || apart(el.parentElement));
    const said = (el: HTMLElement): string => `${el.tagName} ${el.className}: ${el.textContent.trim().slice(0, 60)}`;
    const speaks = (el: HTMLElement): boolean =>
      [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
    const beyond = all.filter((el) => {
      const { width, left, right } = el.getBoundingClientRect();
      return speaks(el) && width > 0 && (right > innerWidth + 1 || left < -1) && !apart(el);
    });
    const cut = all.filter(
      (el) => el.matches('button, .btn, a.btn, [role=tab]') && el.scrollWidth > el.clientWidth + 1 && !apart(el),
    );
    const page = document.scrollingElement;
    const whole = page && page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth} px`] : [];
    return [...whole, ...beyond.map(said), ...cut.map((el) => `cut: ${said(el)}`)];
  });

/** Names of people, places and things that are the same everywhere, and the numbers of a fair shuffle. */
const NAMES =
  /\b[0-9a-f]{64}\b|\bAnn\b|\bBob\b|Bastide|Carcassonne|Odile|Gaspard|Margot|Marius|Aliénor|Thibaut|Sancha|Raimond|Big Box/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(pattern: Pattern): string[] {
  let all = [''];
  for (const part of pattern.elements) {
    if (part.type === 'TextElement') all = all.map((text) => text + escaped(part.value));
    else if (part.expression.type === 'SelectExpression') {
      const variants = part.expression.variants.flatMap(({ value }) => patternOf(value));
      all = all.flatMap((text) => variants.map((variant) => text + variant));
    } else if (serializeExpression(part.expression)) all = all.map((text) => `${text}.*`);
  }
  return all;
}

/** All that a language says, as patterns that its texts on a page match. */
function saidIn(language: string): RegExp[] {
  const folder = `src/i18n/${language}`;
  return readdirSync(folder)
    .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8'), {}).body)
    .flatMap((entry) => (entry.type === 'Message' && entry.value ? patternOf(entry.value) : []))
    .filter((pattern) => /\p{L}{2}/u.test(pattern.replace(/\.\*/g, '')))
    .map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
}

/** Texts that the page says in English, too, although this language has no such message. */
export function englishLeft(language: string, english: readonly string[], texts: readonly string[]): string[] {
  const names = Object.values(languages);
  const same = texts.filter((text) => english.includes(text) && !names.includes(text));
  if (!same.length) return [];
  const own = saidIn(language);
  const isWord = (text: string): boolean => /\p{L}{3}/u.test(text.replace(NAMES, ''));
  const isOwn = (text: string): boolean => !isWord(text) || own.some((pattern) => pattern.test(text));
  // Some are made of several messages, as "Odile · beginner · 800".
  const parts = (text: string): string[] => text.split(/[·:()]/).map((part) => part.trim());
  return same.filter((text) => !isOwn(text) && !parts(text).every(isOwn));
}
