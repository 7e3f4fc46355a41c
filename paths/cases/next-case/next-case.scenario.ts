import { nextCaseMachine } from '../../../machines/cases/next-case/next-case.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { everyOpenCase, nextRow, openRow } from '../cases.scenario';

/** The following row, only the known row with another page to come, and an end. */
const examples: EventExamples = (_snapshot, type) =>
  type === 'http.200'
    ? [
        { type, body: { rows: [openRow, nextRow], total: 2 } },
        { type, body: { rows: [openRow], total: 180 } },
        { type, body: { rows: [openRow], total: 1 } },
      ]
    : undefined;

export const nextCaseInput = { criteria: everyOpenCase, page: 1, known: [openRow] };

export const nextCaseScenario: Scenario = {
  name: 'La richiesta aperta seguente',
  machine: nextCaseMachine,
  inputs: { 'the last case of a page': nextCaseInput },
  examples,
  relevant: ({ context }) => [context.page],
  calls: ['rows'],
};
