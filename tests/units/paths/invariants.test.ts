import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { failureOf } from '../../../paths/engine/failures';
import { play } from '../../../paths/engine/play';
import { coveringPathsOf } from '../../../paths/engine/played-paths';
import type { Scenario } from '../../../paths/engine/scenario';
import { shared } from '../../../paths/engine/stubs';

import { searchScenario } from '../../../paths/shared/search/search.scenario';

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
    'a detail is open over the results of another search',
    broken(summariesScenario, 'consulting.detail.open', 'xstate.snapshot.search: removed'),
    'a detail is that of a row on the screen',
  ],
  [
    'another page is named than the one that is asked for',
    broken(searchScenario, `${search}.loadingPage`, 'page.requested: without re-entering'),
    'search.consulting.results.loadingPage waits for "page" with an earlier input.page',
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
