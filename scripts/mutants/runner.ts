import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { chartsAtTest } from '../../tests/tables/support/charts-at-test';
import { createTrial } from './trial';

const reports = process.env.MUTANTS_REPORTS ?? 'coverage/mutants';
/** Only the places are wanted, not the results of the tests. */
const listed = process.env.MUTANTS_LISTED !== undefined;

/** Runs each test of a table as it is, then once for each broken chart that no test has noticed yet. */
export default class MutantRunner extends TestRunner {
  private trials: readonly ReturnType<typeof createTrial>[] = [];

  override onCollectStart(file: RunnerTestFile) {
    super.onCollectStart(file);
    chartsAtTest.clear();
  }

  onCollected() {
    this.trials = [...chartsAtTest].map(createTrial);
  }

  async runTask(test: RunnerTestCase) {
    if (listed) return;
    const body = TestRunner.getTestFn(test);
    await body();
    for (const trial of this.trials) await trial.run(body);
  }

  override onAfterRunFiles(files?: RunnerTestFile[]) {
    super.onAfterRunFiles();
    mkdirSync(reports, { recursive: true });
    for (const { filepath } of files ?? [])
      writeFileSync(
        join(reports, `${basename(filepath, '.test.ts')}.json`),
        JSON.stringify(this.trials.map((trial) => trial.report())),
      );
  }
}
