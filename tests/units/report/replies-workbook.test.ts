import { expect, it } from 'vitest';
import { allReplies } from '../../../machines/report/report.actors';
import { filters, report } from '../../../paths/report/report.scenario';
import { repliesWorkbook } from '../../../src/report/replies-workbook';
import { askThrough } from '../support/wire';

const criteria = { ...filters, cod: '5000000001', card: '4532011234567788' };

it('[FLO-013] the workbook of the replies has the lines of the report, asked for once more', async () => {
  const { asked, events } = await askThrough(
    allReplies,
    { criteria },
    { type: 'http.200', body: [report] },
  );
  expect(asked).toEqual([{ alias: 'DETAIL_REPORT', request: { ...criteria, replies: true } }]);
  expect(events[0]).toEqual({ type: 'http.200', body: { rows: report.replies } });
});

it('[BUS-012] it has a line for each month and manager, and says what was asked for', () => {
  const totals = { count: 2, sums: {} };
  const plan = repliesWorkbook({
    criteria,
    rows: report.replies,
    announced: totals,
    carried: totals,
    owner: null,
  });
  const cells = plan.rows.map((row) => plan.columns.map(({ key }) => row[key]));
  expect(plan.fileName).toBe('TempiDiRisposta');
  expect(plan.columns.map(({ header }) => header)).toEqual([
    'Mese',
    'Gestore',
    'In tempo',
    'In ritardo',
    'Senza risposta',
  ]);
  expect(cells).toEqual([
    ['Settembre 2026', 'TRATTORIA AL PONTE SRL', 26, 4, 3],
    ['Ottobre 2026', 'Nessuno', 1, 0, 0],
  ]);
  expect(plan.facts.list.map(({ value }) => value)).toEqual([
    '5000000001',
    'dal 01/09/2026 al 12/10/2026',
    expect.not.stringContaining('4532011234567788'),
    'Tutti',
  ]);
});
