import { openOverviewMachine } from '../../../machines/cases/open-overview/open-overview.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { openRow, overview } from '../cases.scenario';

const examples: EventExamples = (_snapshot, type) =>
  type === 'http.200' ? [{ type, body: { ...overview, caseList: [openRow] } }] : undefined;

export const openOverviewScenario: Scenario = {
  name: 'Richieste degli altri gestori',
  machine: openOverviewMachine,
  inputs: {
    'a back end with the open cases of all managers': { offered: true },
    'a back end without them': { offered: false },
  },
  examples,
  calls: ['askOverview'],
};
