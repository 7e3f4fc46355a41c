import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type createCoverage, declaredStates } from '../../../paths/engine/coverage';

interface WalkReport {
  readonly machine: string;
  readonly walkedOn: 'actor' | 'view' | 'children';
  readonly states: number;
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
  /** The number of paths. */
  readonly paths: number;
}

const folder = 'coverage/paths';

/** Stores the report, for the summary at the end of the test command and for the atlas. */
const keep = (walk: WalkReport) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/${walk.machine.replaceAll(/\W+/g, '-')}.${walk.walkedOn}.json`,
    JSON.stringify(walk, null, 1),
  );
};

interface Walked {
  readonly machine: AnyStateMachine;
  readonly walkedOn: WalkReport['walkedOn'];
  readonly coverage: ReturnType<typeof createCoverage>;
  readonly paths: number;
  readonly failures: readonly string[];
  /** The screen, where a chart has more than one. */
  readonly name?: string;
  readonly offered?: (labels: readonly string[]) => readonly string[];
  readonly missing?: readonly string[];
}

/** Stores the report; every path must pass, and every declared transition must be taken. */
export const expectAllPlayed = ({
  machine,
  coverage,
  failures,
  name,
  offered = (labels) => labels,
  missing = coverage.missing(),
  ...walked
}: Walked) => {
  keep({
    ...walked,
    machine: name === undefined ? machine.id : `${machine.id} as ${name}`,
    states: declaredStates(machine).length,
    transitions: offered(coverage.declared()),
    taken: coverage.taken(),
  });
  if (failures.length > 0) expect.fail(failures.join('\n\n'));
  expect(missing, 'never taken, or never seen').toEqual([]);
  expect(walked.paths).toBeGreaterThan(0);
};
