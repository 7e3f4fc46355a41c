import type { AnswerOf, OutcomeOf } from '../../acquirer/client';
import { findCases as findCasesCall } from '../../acquirer/contract/find-cases';
import { findMovements } from '../../acquirer/contract/find-movements';
import { call } from '../call';
import { type Order, ordered } from '../shared/rows';

/** What a movement is looked for by. */
export type FindCriteria = Readonly<Record<'text', string>> &
  Readonly<Partial<Record<'month' | 'codPos', string>>>;

interface Asked {
  readonly criteria: FindCriteria;
  readonly orderBy?: Order;
}

const toRows = (outcome: OutcomeOf<typeof findMovements>) => {
  if (outcome.type !== 'http.200') return outcome;
  const { movementList: rows, totalElements: total } = outcome.body;
  return { type: outcome.type, body: { rows, total } };
};

const filtersOf = ({ criteria: { text, month = '', codPos = '' } }: Asked) => ({
  text: text.trim(),
  ...(month !== '' && { month }),
  ...(codPos !== '' && { codPos }),
});

/** The cases that a text names: those that can be answered first. */
export type FoundCases = AnswerOf<typeof findCasesCall>;

/** Of an acquirer that serves Dispute Online (extension `openCases`). */
export const findCases = call(findCasesCall, (text: string) => ({ search: text }));

/** The calls that feed 'Trova un movimento' (extension `findMovements`). */
export const findActors = {
  rows: call(
    findMovements,
    (asked: Asked & { page: number }) => ({
      ...filtersOf(asked),
      ...ordered(asked),
      typeCall: 'X' as const,
      page: asked.page,
    }),
    toRows,
  ),
  allRows: call(
    findMovements,
    (asked: Asked) => ({
      ...filtersOf(asked),
      ...ordered(asked),
      typeCall: 'C' as const,
      page: 1,
    }),
    toRows,
  ),
};
