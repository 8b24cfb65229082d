// Lets `node --test` load .svelte.ts files: types are stripped, and runes are plain fields as on a server.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.svelte.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const source = stripTypeScriptTypes(readFileSync(filename, 'utf-8'));
    return { format: 'module', source: compileModule(source, { filename, generate: 'server' }).js.code, shortCircuit: true };
  },
});
