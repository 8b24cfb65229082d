// Runs the tests: all in one process, which loads what they share once; only those that stand in for parts of a browser (`globalThis`)
// or of time (`mock`) have a process each, as nobody else may find what they have put there.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const APART = /globalThis|\bmock\b/;
const OPTIONS = ['--disable-warning=ExperimentalWarning', '--import', './runes.js', '--test'];

const files = globSync('src/**/*.test.ts').sort();
const isApart = (file) => APART.test(readFileSync(file, 'utf-8'));
const run = (isolation, chosen) =>
  spawnSync(process.execPath, [...OPTIONS, `--test-isolation=${isolation}`, ...chosen], { stdio: 'inherit' }).status === 0;

const results = [
  run(
    'none',
    files.filter((file) => !isApart(file)),
  ),
  run('process', files.filter(isApart)),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
