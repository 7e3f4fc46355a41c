import { describe, expect, it } from 'vitest';
import { row as caseRow } from '../../../../paths/cases/cases.scenario';
import { disputes } from '../../../../paths/differences/disputes';
import { row, november as search } from '../../../../paths/shared/search/search.scenario';
import { statistic, today } from '../../../../paths/statistics/statistics.rows';
import { november, owner, summary, transaction } from '../../../../paths/summaries/summaries.rows';
import { casesWorkbook } from '../../../../src/cases/list';
import { chargeList } from '../../../../src/charges/list';
import { differenceList } from '../../../../src/differences/list';
import { listWorkbook } from '../../../../src/lists/workbook';
import { movementList } from '../../../../src/movements/list';
import { headed } from '../../../../src/shared/export/heading';
import { workbookOf } from '../../../../src/shared/export/one-workbook';
import type { WorkbookPlan } from '../../../../src/shared/export/workbook';
import { statisticsWorkbook } from '../../../../src/statistics/workbook-plan';
import { layerWorkbook } from '../../../../src/summaries/layer';
import { summaryList } from '../../../../src/summaries/list';
import { faultsForExcel } from '../../support/excel';

const totals = { count: 2, sums: { amount: 1 } };
const events = { owner, announced: totals, carried: totals };
const month = { month: '202611', codPos: '' };
const layer = { uid: '90210', branchCode: '5000000001', transactionNumber: '2' };
const statistics = (period: 'm' | 't' | 's') => (rows: readonly object[]) =>
  statisticsWorkbook(() => today)({
    ...events,
    criteria: { period, codPos: '' },
    rows: rows as never,
  });

const [difference = {}] = disputes;

/** Every workbook of the portal, each with an example row. */
const workbooks: Readonly<Record<string, readonly [object, (rows: never) => WorkbookPlan]>> = {
  Movimenti: [row, (rows) => listWorkbook(movementList)({ ...events, criteria: search, rows })],
  Riepilogo: [
    summary,
    (rows) => listWorkbook(summaryList)({ ...events, criteria: november, rows }),
  ],
  'DETTAGLIO TABELLA': [transaction, (rows) => layerWorkbook({ ...events, criteria: layer, rows })],
  Differenze: [
    difference,
    (rows) => listWorkbook(differenceList)({ ...events, criteria: { ...month, type: '' }, rows }),
  ],
  Addebiti: [difference, (rows) => listWorkbook(chargeList)({ ...events, criteria: month, rows })],
  Pratiche: [
    caseRow,
    (rows) => {
      const criteria = { ebox: '31', manager: 'x', state: 'nuove', order: '', search: '' } as const;
      return casesWorkbook({ ...events, criteria, rows });
    },
  ],
  'Statistica Mensile': [statistic(2026, 11), statistics('m')],
  'Statistica Trimestrale': [statistic(2026, 4), statistics('t')],
  'Statistica Semestrale': [statistic(2026, 2), statistics('s')],
};

/**
 * Texts that no back end should send: letters that XML lacks, half a letter, markup, a whole book.
 */
const odd = '\u0001<b>&\ud83d "\' \ufffe'.repeat(5000);

const withOddTexts = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'string' && !/^(year|sequence)$/.test(key) ? odd : value,
    ]),
  );

const bytesOf = async (plan: WorkbookPlan) => {
  const named = { ...owner, company: `${owner.company} & <figli>` };
  const made = headed(plan, { criteria: month, owner: named }, '2026-11-22T09:15:00Z');
  const blob = await workbookOf(made, () => undefined);
  return new Uint8Array(await blob.arrayBuffer());
};

describe('Excel opens without a repair', () => {
  it.each(Object.entries(workbooks))(
    'the workbook %s, whatever its rows say',
    async (_, [row, planOf]) => {
      for (const rows of [[], [row], [withOddTexts(row), row]])
        expect(faultsForExcel(await bytesOf(planOf(rows as never)))).toEqual([]);
    },
  );
});
