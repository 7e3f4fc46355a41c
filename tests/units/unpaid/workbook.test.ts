import { describe, expect, it } from 'vitest';
import { item } from '../../../paths/unpaid/unpaid.scenario';
import { unpaidWorkbook } from '../../../src/unpaid/list';

const planOf = (codPos: string) =>
  unpaidWorkbook({
    rows: [item],
    criteria: { date: '2026-11-21', codPos },
    announced: { count: 1, sums: { amount: 31.2 } },
    carried: { count: 1, sums: { amount: 31.2 } },
    owner: null,
  });

describe('the workbook of Insoluti', () => {
  it('[INS-005] has the columns of the list, and says of which day and shop it is', () => {
    const plan = planOf('5000000001');
    expect(plan.fileName).toBe('Insoluti');
    expect(plan.columns.map(({ header }) => header)).toEqual([
      'Codice esercizio',
      'Insegna',
      'Importo',
      'Data valuta',
      'Data contabile',
      'Causale',
    ]);
    expect(plan.rows).toEqual([item]);
    expect(plan.facts?.list.map(({ label, value }) => [label, value])).toEqual([
      ['Alla data del', '21-11-2026'],
      ['Punto vendita', '5000000001'],
      ['Numero insoluti', 1],
      ['Importo totale', 31.2],
    ]);
  });

  it('[DIF-008] of every shop says so', () => {
    expect(planOf('').facts?.list[1]?.value).toBe('Tutti');
  });
});
