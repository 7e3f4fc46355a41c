import { join } from 'node:path';
import { install, root, run, runTool, stopWith } from './install.mjs';

const parts = {
  build: ['atlas-build.mjs'],
  test: ['test.mjs', '--atlas'],
  export: ['atlas-export.mjs'],
  diff: ['atlas-diff.mjs'],
};

const serve = () => {
  install();
  const port = process.env.PORT ?? '4174';
  return runTool('vite/bin/vite.js', ['--config', 'atlas/vite.config.ts', '--port', port]);
};

const perform = (part, others) => {
  if (!Object.hasOwn(parts, part))
    stopWith(`Uso: npm run atlas [-- ${Object.keys(parts).join(' | ')}]`);
  const [script, ...args] = parts[part];
  return run(process.execPath, [join(root, 'scripts', script), ...args, ...others]);
};

/** npm run atlas: with hot reload. npm run atlas -- build, test, export, diff [revision]. */
const [part, ...others] = process.argv.slice(2);
process.exitCode = part === undefined ? serve() : perform(part, others);
