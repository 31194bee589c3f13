import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { mock } from './dev/mock';

// `BASTIDE_SERVER` sends API, art and sockets to a running server; `--mode mock` answers them from dev/mock.ts.
const server = process.env.BASTIDE_SERVER ?? 'http://localhost:8017';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'mock' ? [mock()] : [])],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: mode === 'mock' ? {} : { proxy: { '/api': server, '/art': server, '/ws': { target: server, ws: true } } },
}));
