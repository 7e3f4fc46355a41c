import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { failureOf } from '../../../paths/engine/failures';
import { play } from '../../../paths/engine/play';
import { coveringPathsOf } from '../../../paths/engine/played-paths';
import type { Scenario } from '../../../paths/engine/scenario';
import { shared } from '../../../paths/engine/stubs';
import { reportScenario } from '../../../paths/report/report.scenario';
import { listScenario } from '../../../paths/shared/list/list.scenario';
import { otpScenario } from '../../../paths/shared/otp/otp.scenario';
import { searchScenario } from '../../../paths/shared/search/search.scenario';
import { statementsScenario } from '../../../paths/statements/statements.scenario';
import { summariesScenario } from '../../../paths/summaries/summaries.scenario';
import { planted } from './planted';

/** A scenario whose chart is broken: its expectations come from the broken chart. */
const broken = (scenario: Scenario, ...place: [state: string, broken: string]): Scenario => ({
  ...scenario,
  machine: planted(scenario.machine, ...place),
});

const finds = (scenario: Scenario, violation: string) =>
  coveringPathsOf(scenario).some((path) => {
    const failure = failureOf(scenario, path, play(scenario, path.input));
    return failure?.startsWith('invariant broken') && failure.includes(violation);
  });

const exporting = 'consulting.workbook.exporting';
const search = 'consulting.results';

const faults: readonly [what: string, Scenario, violation: string][] = [
  [
    'an export goes on under the next search',
    broken(searchScenario, exporting, 'always: removed'),
    'search.consulting.workbook.exporting waits for "export" with an earlier input.criteria.month',
  ],
  [
    'an export of the search before is announced under the next one',
    { ...broken(searchScenario, exporting, 'always: removed'), outlives: { export: 'planted' } },
    'an export that is announced is one of the criteria in force',
  ],
  [
    'an export of a list goes on under the next search',
    { ...broken(listScenario, exporting, 'always: removed'), outlives: { export: 'planted' } },
    'an export is announced only over the rows it is of',
  ],
  [
    'a detail is open over the results of another search',
    broken(summariesScenario, 'consulting.detail.open', 'xstate.snapshot.search: removed'),
    'a detail is that of a row on the screen',
  ],
  [
    'a document can be asked for while other rows are on their way',
    broken(
      statementsScenario,
      'consulting.document.idle',
      'document.requested: without the guard rowIsShown',
    ),
    'a document that arrives is that of a row on the screen',
  ],
  [
    'a document opens over the results of another search',
    broken(statementsScenario, 'consulting.document.arriving', 'xstate.snapshot.list: removed'),
    'a document that arrives is that of a row on the screen',
  ],
  [
    'the rows of the search before stay until others come',
    broken(searchScenario, search, 'search.requested: without the action clearResults'),
    'the rows that are shown were asked for with the criteria in force',
  ],
  [
    'another page is named than the one that is asked for',
    broken(searchScenario, `${search}.loadingPage`, 'page.requested: without re-entering'),
    'search.consulting.results.loadingPage waits for "page" with an earlier input.page',
  ],
  [
    'points of sale of the search before stay while others are searched for',
    broken(reportScenario, 'filtering.loadingPoints', 'points.searched: without re-entering'),
    'report.filtering.loadingPoints waits for "points" with an earlier input.search',
  ],
  [
    'a one-time code stays after it was confirmed',
    broken(otpScenario, 'entering.code.confirming', 'exit: without the action forgetCode'),
    'nothing of codes and passwords is left when the chart has ended',
  ],
];

const forgetful = setup({
  types: { events: {} as { type: 'http.200' } | { type: 'http.404' } },
  actors: { ask: shared.call('ask') },
  actions: { forget: () => {} },
}).createMachine({
  id: 'forgetful',
  initial: 'asking',
  states: {
    asking: {
      invoke: { id: 'ask', src: 'ask' },
      on: { 'http.200': 'answered', 'http.404': { actions: 'forget' } },
    },
    answered: { type: 'final' },
  },
});

describe('the invariants find what the rows of no table say', () => {
  it.each(faults)('%s', (_what, scenario, violation) => {
    expect(finds(scenario, violation)).toBe(true);
  });

  it('a state that waits for an answer which has come already', () => {
    const scenario: Scenario = {
      name: 'Forgetful',
      machine: forgetful,
      inputs: { once: undefined },
      examples: () => undefined,
      calls: ['ask'],
    };
    const violation =
      'forgetful.asking waits for "ask", which is not under way, after once: http.404';
    expect(finds(scenario, violation)).toBe(true);
  });
});
