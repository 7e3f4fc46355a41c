import { install, runTool } from './install.mjs';

/**
 * npm run properties [-- 10000]: the rules of fields on both sides, money, dates and sums. Each
 * gets that many values instead of the few of `npm test`.
 */
const runs = Number(process.argv[2] ?? 10_000);
const files = [
  'tests/contract/rules',
  'tests/acquirer/agreement.test.ts',
  'tests/acquirer/totals.test.ts',
  'tests/units/ui/format.test.ts',
  'tests/units/shared/search/totals.test.ts',
];

install();
process.exitCode = runTool('vitest/vitest.mjs', ['run', ...files, '--reporter=dot'], {
  env: { ...process.env, RUNS: String(runs), NODE_ENV: 'test' },
});
process.stdout.write(`${runs} values for each property\n`);
