import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const HERE = new URL('./', import.meta.url);
const GAMES = readdirSync(HERE, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** The selectors of a style sheet; the steps of an animation are none. */
function selectors(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const rules = plain.matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g);
  return [...rules].flatMap((rule) => (rule[1] ?? '').split(/,(?![^(]*\))/)).map((one) => one.trim());
}

/** Does it reach beyond the component it stands in? */
const isGlobal = (selector: string): boolean =>
  selector.replace(/:global\((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*\)/g, '').trim() === '';

for (const game of GAMES)
  test(`${game}: what its styles say of the table they share, they say of its own only`, () => {
    const folder = new URL(`${game}/`, HERE);
    for (const name of readdirSync(folder).filter((one) => /\.(css|svelte)$/.test(one))) {
      const text = readFileSync(new URL(name, folder), 'utf-8');
      const isSheet = name.endsWith('.css');
      const css = isSheet ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
      const own = isSheet ? `body[data-game='${game}']` : `:global(body[data-game='${game}']`;
      for (const selector of selectors(css))
        if (isSheet || isGlobal(selector)) assert.ok(selector.startsWith(own), `${name}: ${selector}`);
    }
  });

test('a selector that is all global is found, whatever is in it', () => {
  assert.deepEqual(selectors("@media (x) { :global(body:has([a='b'])) :global(.log) { top: 0 } } .a, .b { left: 0 }"), [
    ":global(body:has([a='b'])) :global(.log)",
    '.a',
    '.b',
  ]);
  assert.equal(isGlobal(":global(body:has([a='b'])) :global(.log)"), true);
  assert.equal(isGlobal(':global(.zoomed) .bob'), false);
});
