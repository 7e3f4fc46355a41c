import type { Plugin } from 'vite';

const words = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;
const requirements = /\bspec:\s*\[[^\]]*\],?/g;
const ways = /\bway:\s*'good',?/g;
const emptied = /\bmeta:\s*\{\s*\}(?!\s*as\b),?/g;

/** A chart without what only its readers need: descriptions, requirements, the way that goes well. */
export const lean = (code: string) =>
  [words, requirements, ways, emptied].reduce((left, part) => left.replaceAll(part, ''), code);

/** The portal that is built carries no words for analysts; the atlas has its own build, with them. */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.machine.ts') ? lean(code) : null),
});
