import type { OutcomeOf } from '../../acquirer/client';
import { findMovements } from '../../acquirer/contract/find-movements';
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
