// Lets `node` load what only the page's build knows: runes are plain fields as on a server, words are texts, drawings are their addresses,
// and components and styles, which draw, are nothing.
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const RAW = '?raw';
const require = createRequire(import.meta.url);
const module = (source) => ({ format: 'module', source, shortCircuit: true });

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.svelte') || url.endsWith('.css')) return module('export default null;');
    if (url.endsWith('.svg')) return module(`export default ${JSON.stringify(url)};`);
    if (url.endsWith(RAW)) {
      const text = readFileSync(fileURLToPath(url.slice(0, -RAW.length)), 'utf-8');
      return module(`export default ${JSON.stringify(text)};`);
    }
    if (!url.endsWith('.svelte.ts')) return next(url, context);
    const { compileModule } = require('svelte/compiler'); // half a second, which most tests need not pay
    const filename = fileURLToPath(url);
    const source = stripTypeScriptTypes(readFileSync(filename, 'utf-8'));
    return module(compileModule(source, { filename, generate: 'server' }).js.code);
  },
});
