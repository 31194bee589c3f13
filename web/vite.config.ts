import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { pack } from './build/pack.ts';

// `BASTIDE_SERVER` is the running server that answers for API, art and sockets.
const server = process.env.BASTIDE_SERVER ?? 'http://localhost:8017';

/** The texts of a language are one file, those of its lessons another. English is part of the page, but for its lessons. */
function languageOf(file: string): string | null {
  const [, language = '', lesson] = /i18n\/([\w-]+)\/(lesson-)?[\w-]+\.ftl/.exec(file) ?? [];
  if (lesson) return `${language}-lessons`;
  return language === 'en' || !language ? null : language;
}

export default defineConfig({
  plugins: [svelte(), offline(), pack()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }] } } },
  },
  worker: { format: 'es' },
  // Puzzles are a file of the crate that finds them.
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/art': server, '/ws': { target: server, ws: true } } },
});
