import type { Plugin } from 'vite';

const words = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;
const requirements = /\bspec:\s*\[[^\]]*\],?/g;
const emptied = /\bmeta:\s*\{\s*\}(?!\s*as\b),?/g;

/** A chart without what only its readers need: descriptions, and the requirements it answers to. */
export const lean = (code: string) =>
  code.replaceAll(words, '').replaceAll(requirements, '').replaceAll(emptied, '');

/** The portal that is built carries no words for analysts; the atlas has its own build, with them. */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.machine.ts') ? lean(code) : null),
});
