import { homeSummaryMachine } from '../../../machines/point-of-sale/home-summary/home-summary.machine';
import type { Cases } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const input = { offered: true, enrolled: true, codPos: '', today: '2026-11-21' };

const known: Readonly<Record<string, unknown>> = {
  'takings.known': { thisMonth: 2100, monthBefore: 1950, months: [0, 0, 0, 0, 1950, 2100] },
  'requests.known': {
    open: 3,
    soon: 1,
    nearest: '2026-11-23',
    place: { ebox: '31', state: 'nuove', caseId: '' },
  },
  'unpaid.known': { count: 2, amount: 37.5 },
  'statement.known': '2026-10-31',
};

const cases: Cases = (_snapshot, type) => [type in known ? { type, known: known[type] } : { type }];

export const homeSummaryScenario: Scenario = {
  name: 'Home in breve',
  machine: homeSummaryMachine,
  inputs: {
    'a merchant enrolled in Dispute Online': input,
    'a merchant not enrolled in Dispute Online': { ...input, enrolled: false },
    'a back end without the summary': { ...input, offered: false },
  },
  cases,
  calls: ['askTakings', 'askRequests', 'askUnpaid', 'askStatement'],
};
