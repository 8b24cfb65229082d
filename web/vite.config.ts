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
    // The names of parts that are fetched later stand in the script of a first play: styles have none, and of scripts only a game's are
    // fetched before they are asked for.
    rollupOptions: {
      output: {
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
    modulePreload: {
      resolveDependencies: (file, parts) => (file.includes('game-') ? parts : parts.filter((part) => part.endsWith('.css'))),
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});
