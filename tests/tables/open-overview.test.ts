import { describe } from 'vitest';
import { openCases } from '../../acquirer/contract/open-cases';
import { openOverviewMachine } from '../../machines/cases/open-overview/open-overview.machine';
import { openRow, overview } from '../../paths/cases/cases.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const context = { offered: true, overview: null };

describe('the open cases of the other managers: what the requirements say', () => {
  obeys(openOverviewMachine, context, [
    {
      rule: '[CAS-019] they are counted where the back end offers it',
      starting: { offered: true },
      to: 'asking',
      asking: { askOverview: undefined },
    },
    {
      rule: 'elsewhere nothing is asked',
      starting: { offered: false },
      to: 'unknown',
      remembering: { overview: null },
      asking: {},
    },
    {
      rule: '[CAS-019] the counts are remembered, without the rows of the first page',
      in: 'asking',
      on: { type: 'http.200', body: { ...overview, caseList: [openRow] } },
      to: 'known',
      remembering: { overview },
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `${type} says nothing of the other managers and disturbs no page`,
      in: 'asking',
      on: { type },
      to: 'unknown',
      remembering: { overview: null },
    })),
  ]);
});

lintChart(openOverviewMachine, { calls: { askOverview: [openCases] } });
