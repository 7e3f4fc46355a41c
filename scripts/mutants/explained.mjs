import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'explained.json');

/** The mutants that no test can notice, and why. */
export const explanations = () => JSON.parse(readFileSync(file, 'utf8'));

const same = (one, other) =>
  one.chart === other.chart && one.state === other.state && one.broken === other.broken;

/** Separates unexplained survivors from explanations that no longer apply. */
export const weigh = (survivors, explained) => ({
  unexplained: survivors.filter((mutant) => !explained.some((each) => same(each, mutant))),
  pointless: explained.filter(
    (each) => !each.why || !survivors.some((mutant) => same(each, mutant)),
  ),
});
