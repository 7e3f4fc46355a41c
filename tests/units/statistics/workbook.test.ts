import { describe, expect, it } from 'vitest';
import type { StatisticPeriod } from '../../../acquirer/contract/statistics';
import { sumsOf } from '../../../machines/totals';
import { statistic, thirteenMonths, today } from '../../../paths/statistics/statistics.rows';
import { statisticsWorkbook } from '../../../src/statistics/workbook-plan';

const sums = sumsOf(thirteenMonths, {
  transactions: 'numberOfTransaction',
  gross: 'grossAmount',
  fee: 'feeAmount',
  net: 'netAmount',
});

const planOf = (period: StatisticPeriod, rows = thirteenMonths) =>
  statisticsWorkbook(() => today)({
    criteria: { period, codPos: '5000000001' },
    rows,
    owner: null,
    announced: { count: 13, sums },
    carried: { count: 13, sums },
  });

describe('the workbook of the statistics', () => {
  it.each([
    ['[BUS-016]', 'm', 'Statistica Mensile', 'Mese'],
    ['[BUS-017]', 't', 'Statistica Trimestrale', 'Trimestre'],
    ['[BUS-018]', 's', 'Statistica Semestrale', 'Semestre'],
  ] as const)('%s [STA-010] of period %s is called %s.xlsx', (_id, period, fileName, unit) => {
    const plan = planOf(period);
    expect([plan.fileName, plan.columns[1]?.header]).toEqual([fileName, unit]);
  });

  it('[STA-004] has the columns of the table, and names the months', () => {
    const { columns, rows } = planOf('m');
    expect(columns.map(({ header }) => header)).toEqual([
      'Anno',
      'Mese',
      'Dal',
      'Al',
      'Numero transazioni',
      'Importo lordo',
      'Commissioni',
      'Importo netto',
    ]);
    expect(rows[0]).toMatchObject({ year: '2025', name: 'Novembre', grossAmount: 1000 });
  });

  it.each([
    ['m', { from: '2025-11-01', to: '2025-11-30' }],
    ['t', { from: '2026-10-01', to: '2026-12-31' }],
    ['s', { from: '2026-07-01', to: '2026-12-31' }],
  ] as const)('sorts by real dates, the days of each period (%s)', (period, days) => {
    const plan = planOf(
      period,
      period === 'm' ? undefined : [statistic(2026, period === 't' ? 4 : 2)],
    );
    expect(plan.rows[0]).toMatchObject(days);
    const dated = plan.columns.filter(({ kind }) => kind === 'date');
    expect(dated.map(({ header }) => header)).toEqual(['Dal', 'Al']);
  });

  it('names the cancelled ones beside the number that includes them, where they are known', () => {
    const rows = thirteenMonths.map((row) => ({ ...row, cancelled: { count: 2 } }));
    const totals = { count: 13, sums: { ...sums, cancelled: 26 } };
    const { columns, facts } = statisticsWorkbook(() => today)({
      criteria: { period: 'm', codPos: '' },
      rows,
      owner: null,
      announced: totals,
      carried: totals,
    });
    expect(columns[5]?.header).toBe('di cui annullate');
    expect(facts.list).toContainEqual({ label: 'di cui annullate', value: 26, kind: 'count' });
  });

  it('says on its second sheet which periods, whose, and their totals', () => {
    const facts = Object.fromEntries(
      planOf('m').facts.list.map(({ label, value }) => [label, value]),
    );
    expect(facts).toEqual({
      Periodo: 'Novembre 2025 – Novembre 2026',
      'Punto vendita': '5000000001',
      'Periodi parziali': 'Novembre 2026',
      'Numero transazioni': 13 * 1412,
      'Importo lordo': 20_800,
      Commissioni: 160.42,
      'Importo netto': 20_639.58,
    });
  });
});
