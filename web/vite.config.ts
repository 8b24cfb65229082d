import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['SEABOARD_PORT'] ?? '8080'}`; // ./play --dev says which

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/seaboard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});
