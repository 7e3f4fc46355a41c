import type { AnyMachineSnapshot } from 'xstate';
import { homeSummaryMachine } from '../../../machines/point-of-sale/home-summary/home-summary.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const input = { offered: true, enrolled: true, codPos: '', today: '2026-11-21', inbox: false };

const known: Readonly<Record<string, unknown>> = {
  takings: { thisMonth: 2100, monthBefore: 1950, months: [0, 0, 0, 0, 1950, 2100] },
  requests: {
    open: 3,
    late: 0,
    thisWeek: 1,
    nearest: '2026-11-23',
    leads: { ebox: '31', state: 'nuove', caseId: '' },
    others: [{ name: 'BAR SPORT', open: 2 }],
  },
  unpaid: { count: 2, amount: 37.5 },
  statement: '2026-10-31',
};

const asking = (snapshot: AnyMachineSnapshot) =>
  Object.keys(known).filter((part) => snapshot.matches({ figures: { [part]: 'asking' } }));

/** There may be nothing to show, as before the first statement. */
const found = (part: string) => [known[part], null];

const examples: EventExamples = (snapshot, type) => {
  if (type === 'point.changed') return [{ type, codPos: '5000000001' }];
  if (!type.startsWith('http.')) return undefined;
  if (type !== 'http.200') return asking(snapshot).map((part) => ({ type, part }));
  return asking(snapshot).flatMap((part) =>
    found(part).map((each) => ({ type, part, known: each })),
  );
};

export const homeSummaryScenario: Scenario = {
  name: 'Home in breve',
  machine: homeSummaryMachine,
  inputs: {
    'a merchant enrolled in Dispute Online': input,
    'a merchant not enrolled in Dispute Online': { ...input, enrolled: false },
    'a back end without the summary': { ...input, offered: false },
  },
  examples,
  relevant: ({ context }) => context.codPos,
  calls: ['askTakings', 'askRequests', 'askUnpaid', 'askStatement'],
};
