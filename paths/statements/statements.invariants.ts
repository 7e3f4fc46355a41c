import type { Statement } from '../../acquirer/contract/statements';
import { settledRows } from '../../machines/shared/rows';
import type { Invariant } from '../engine/invariants';

export const statementsInvariants: readonly Invariant[] = [
  {
    rule: 'a document that arrives is that of a row on the screen',
    holds: ({ snapshot, childSnapshot }) => {
      const { wanted } = snapshot.context;
      const list = childSnapshot('list');
      const isIt = ({ branchCode, date }: Statement) =>
        branchCode === wanted.branchCode && date === wanted.date;
      return (
        wanted === null || list === undefined || settledRows<Statement>(list as never).some(isIt)
      );
    },
  },
];
