import { exportLimit } from '../../../../acquirer/contract/pages';
import { sameCriteria } from '../../../../machines/criteria';
import { belongs, type Invariant } from '../../../engine/invariants';

/** An export serves one search: only a day of it may narrow it. */
export const exportWorkInvariants: readonly Invariant[] = [
  belongs(
    'what is written was asked for with the criteria of the export',
    ({ fetched }) => fetched,
    (asked, { criteria }) => sameCriteria({ ...asked.criteria, day: '' }, { ...criteria, day: '' }),
  ),
  {
    rule: 'no workbook holds more rows than fit',
    holds: ({ underWay }) =>
      underWay
        .filter(({ name }) => name === 'writeWorkbooks')
        .flatMap(({ input }) => (input as { parts: readonly { rows: readonly unknown[] }[] }).parts)
        .every(({ rows }) => rows.length <= exportLimit),
  },
];
