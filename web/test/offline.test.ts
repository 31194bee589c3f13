// What the service worker does with a request, and which files it keeps.
import { describe, expect, it } from 'vitest';
import { filesOf, firstFiles, isForEverybody, rulesNeed, wayOf } from '../src/offline/plan';

const CODES = ['en', 'de', 'pt-BR', 'zh-Hans'];
const FILES = [
  '/assets/index-BGQkV4Ne.js',
  '/assets/de-Dp3-a8rU.js',
  '/assets/de-lessons-8PdZPeK-.js',
  '/assets/en-lessons-CKafWen8.js',
  '/assets/pt-BR-B1Hlh_Qm.js',
  '/assets/zh-Hans-lessons-CDJ0-IPy.js',
  '/assets/engine_bg-DCTxiu0r.wasm',
  '/assets/alegreya-latin-wght-normal-BG9rTJo4.woff2',
  '/assets/alegreya-cyrillic-wght-normal-BG9rTJo4.woff2',
  '/theme.js',
];

describe('requests', () => {
  const way = (path: string, method = 'GET', navigates = false): string =>
    wayOf({ method, navigates, path }, new Set(FILES));

  it('for the page are answered by the page', () => {
    for (const path of ['/', '/new', '/g/here-abc', '/rules/base']) expect(way(path, 'GET', true), path).toBe('page');
    for (const path of ['/api/games/a/game.bastide', '/health', '/elsewhere'])
      expect(way(path, 'GET', true)).toBe('leave');
  });

  it('for files are answered from the cache, others go to the server first', () => {
    expect([way('/theme.js'), way('/assets/new-12345678.js')]).toEqual(['file', 'file']);
    expect([way('/api/games'), way('/art/tile/base.D/0/1.svg')]).toEqual(['ask', 'ask']);
    expect([way('/api/games', 'POST'), way('/sw.js'), way('/metrics')]).toEqual(['leave', 'leave', 'leave']);
  });

  it('about games and people are never answered instead of the server', () => {
    for (const path of ['/api/me', '/api/games', '/api/games/a/view', '/art/board/a.svg', '/api/catalogues'])
      expect(isForEverybody(path), path).toBe(false);
    for (const path of [
      '/api/catalogue',
      '/api/lessons',
      '/api/lessons/base/1',
      '/api/guide/de',
      '/art/kind/base.D/0.json',
    ])
      expect(isForEverybody(path), path).toBe(true);
  });
});

describe('what is kept', () => {
  it('is all but other languages and their letters', () => {
    expect(firstFiles(FILES, CODES)).toEqual([
      '/assets/index-BGQkV4Ne.js',
      '/assets/en-lessons-CKafWen8.js',
      '/assets/engine_bg-DCTxiu0r.wasm',
      '/assets/alegreya-latin-wght-normal-BG9rTJo4.woff2',
      '/theme.js',
    ]);
  });

  it('of a language are its texts and those of its lessons', () => {
    expect(filesOf('de', FILES, CODES)).toEqual(['/assets/de-Dp3-a8rU.js', '/assets/de-lessons-8PdZPeK-.js']);
    expect(filesOf('pt-BR', FILES, CODES)).toEqual(['/assets/pt-BR-B1Hlh_Qm.js']);
    expect(filesOf('zh-Hans', FILES, CODES)).toEqual(['/assets/zh-Hans-lessons-CDJ0-IPy.js']);
  });

  it('of the rules are their pictures and the exact rules of every system', () => {
    const guide = {
      pages: [{ system: 'base', sections: [{ picture: { src: '/art/guide/base/a.svg' } }] }, { system: 'cult' }],
    };
    expect(rulesNeed(JSON.stringify(guide))).toEqual([
      '/api/guide/exact/base',
      '/api/guide/exact/cult',
      '/art/guide/base/a.svg',
    ]);
  });
});
