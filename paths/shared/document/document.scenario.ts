import { documentMachine } from '../../../machines/shared/document/document.machine';
import type { Scenario } from '../../engine/scenario';

const pdf = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });

const input = {
  request: { branchCode: '5000000001', date: '2026-09-30' },
  fileName: 'estrattoconto.pdf',
};

export const documentScenario: Scenario = {
  name: 'Document',
  machine: documentMachine,
  inputs: {
    'to be opened': { ...input, how: 'open' },
    'to be saved': { ...input, how: 'save' },
  },
  examples: (_snapshot, type) => {
    if (type === 'http.200') return [{ type, body: pdf }];
    if (type === 'file.blocked') return [{ type, address: 'blob:portal#estrattoconto.pdf' }];
    return undefined;
  },
  relevant: ({ context }) => context.how,
  goesOn: { fetchDocument: ['file.delayed'] },
  calls: ['fetchDocument', 'deliver'],
};
