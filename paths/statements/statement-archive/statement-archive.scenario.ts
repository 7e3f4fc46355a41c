import { statementArchiveMachine } from '../../../machines/statements/statement-archive/statement-archive.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const october = { month: '202610', search: '', codPos: '' };

export const twoShops = [
  { branchCode: '5000000001', date: '2026-10-31', name: 'Bar Centrale' },
  { branchCode: '5000000002', date: '2026-10-31', name: 'Caffè Nord' },
];

const pdf = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });

const examples: EventExamples = (snapshot, type) => {
  if (type !== 'http.200') return undefined;
  return snapshot.matches('listing')
    ? [twoShops, []].map((rows) => ({ type, body: { rows } }))
    : [{ type, body: pdf }];
};

export const statementArchiveScenario: Scenario = {
  name: 'Statement archive',
  machine: statementArchiveMachine,
  inputs: { 'of two shops': { criteria: october } },
  examples,
  relevant: ({ context }) => [context.gathered.length, context.missing.length],
  goesOn: { oneDocument: ['file.delayed'] },
  calls: ['everyRow', 'oneDocument', 'writeArchive'],
};
