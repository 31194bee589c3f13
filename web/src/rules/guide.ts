// The rules for people as the server has them: all pages in the language of this page, fetched once, and what can be looked up in them.
import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import type * as Site from '../net/site';

export type Page = Site.GuidePage;
export type Section = Site.GuideSection;
export type Example = Site.GuideExample;
export type Block = Site.GuideBlock;

const fetched = new Map<string, Promise<Page[]>>();
/** All pages; a failed attempt is not kept. */
export function guide(): Promise<Page[]> {
  const code = language();
  const known = fetched.get(code);
  if (known) return known;
  const pages = api.guide(code).then((g) => g.pages);
  fetched.set(code, pages);
  pages.catch(() => fetched.delete(code));
  return pages;
}

const exact = new Map<string, Promise<Map<string, Site.ExactRule>>>();
/** The exact rules of a system by their ids. */
export function exactOf(system: string): Promise<Map<string, Site.ExactRule>> {
  const known = exact.get(system);
  if (known) return known;
  const rules = api.exact(system).then((list) => new Map(list.map((rule) => [rule.id, rule])));
  exact.set(system, rules);
  rules.catch(() => exact.delete(system));
  return rules;
}

export const textOf = (blocks: readonly Block[]): string[] => blocks.flatMap((b) => ('text' in b ? [b.text] : b.list));

/** A step within a step, such as TS-13.9, is part of its rule. */
const isRule = (id: string, wanted: string): boolean => id === wanted || id === wanted.split('.')[0];

/** The page and section that a rule is explained in, or the page that lists it. */
export function whereIs(pages: readonly Page[], rule: string): { page: Page; section?: Section } | undefined {
  for (const page of pages) {
    const section = page.sections.find((s) => s.exact.some((id) => isRule(id, rule)));
    if (section) return { page, section };
  }
  const page = pages.find((p) => p.more.some((id) => isRule(id, rule)));
  return page && { page };
}

/** Whether a system is in play; a set-up may name a part of it alone. */
const plays = (systems: readonly string[], system: string): boolean =>
  systems.some((s) => s === system || s.startsWith(`${system}/`));

/** What a question is about, for the systems in play: the one section that answers it, then what others add. */
export function answersTo(
  pages: readonly Page[],
  question: string,
  systems: readonly string[],
): { page: Page; section: Section }[] {
  return pages
    .filter((page) => plays(systems, page.system))
    .flatMap((page) => page.sections.filter((s) => s.answers.includes(question)).map((section) => ({ page, section })));
}
