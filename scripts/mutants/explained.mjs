import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const page = join(root, 'docs', 'quality.md');

const sectionOf = (text, title) =>
  text.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** The mutants that no test can notice, and why: the rows of the table under "Mutants". */
export const explanationsIn = (text) =>
  sectionOf(text, 'Mutants')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [chart, state, broken, why] = cellsOf(line);
      return { chart, state, broken, why };
    });

export const explanations = () =>
  existsSync(page) ? explanationsIn(readFileSync(page, 'utf8')) : [];

const same = (one, other) =>
  one.chart === other.chart && one.state === other.state && one.broken === other.broken;

/** Who survives without a word, and which word is said of nobody who survives. */
export const weigh = (survivors, explained) => ({
  unexplained: survivors.filter((mutant) => !explained.some((each) => same(each, mutant))),
  pointless: explained.filter(
    (each) => !each.why || !survivors.some((mutant) => same(each, mutant)),
  ),
});
