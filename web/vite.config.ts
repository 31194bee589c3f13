import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `BASTIDE_SERVER` is the running server that answers for API, art and sockets.
const server = process.env.BASTIDE_SERVER ?? 'http://localhost:8017';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': server, '/art': server, '/ws': { target: server, ws: true } } },
});
