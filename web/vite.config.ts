import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The page is built into the server's package; while developing, the server answers what is not ours. */
const server = process.env.CASTILLO_SERVER ?? 'http://127.0.0.1:8111';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/castillo/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
