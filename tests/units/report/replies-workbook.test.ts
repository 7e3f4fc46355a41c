import { expect, it } from 'vitest';
import { filters, report } from '../../../paths/report/report.scenario';
import { repliesWorkbook } from '../../../src/report/replies-workbook';

const criteria = { ...filters, cod: '5000000001', card: '4532011234567788' };

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
