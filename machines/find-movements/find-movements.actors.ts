import type { OutcomeOf } from '../../acquirer/client';
import { findMovements } from '../../acquirer/contract/find-movements';
import { type OpenCasesAnswer, openCases } from '../../acquirer/contract/open-cases';
import { call } from '../call';
import { type Order, ordered } from '../shared/order';

/** What a movement is looked for by. */
export type FindCriteria = Readonly<Record<'text', string>>;

interface Asked {
  readonly criteria: FindCriteria;
  readonly orderBy?: Order;
}

const toRows = (outcome: OutcomeOf<typeof findMovements>) => {
  if (outcome.type !== 'http.200') return outcome;
  const { movementList: rows, totalElements: total } = outcome.body;
  return { type: outcome.type, body: { rows, total } };
};

const textOf = ({ criteria: { text } }: Asked) => text.trim();

/** The open cases that a text names, the nearest deadline first. */
export type FoundCases = Pick<OpenCasesAnswer, 'caseList' | 'totalElements'>;

/** Of an acquirer that serves Dispute Online (extension `openCases`). */
export const findCases = call(openCases, (text: string) => ({
  ebox: '',
  codPos: '',
  state: '' as const,
  week: '' as const,
  search: text,
  typeCall: 'X' as const,
  page: 1,
}));

/** The calls that feed 'Trova un movimento' (extension `findMovements`). */
export const findActors = {
  rows: call(
    findMovements,
    (asked: Asked & { page: number }) => ({
      text: textOf(asked),
      ...ordered(asked),
      typeCall: 'X' as const,
      page: asked.page,
    }),
    toRows,
  ),
  allRows: call(
    findMovements,
    (asked: Asked) => ({
      text: textOf(asked),
      ...ordered(asked),
      typeCall: 'C' as const,
      page: 1,
    }),
    toRows,
  ),
};
