import { describe, expect, it } from 'vitest';
import { disputes } from '../../../paths/differences/disputes';
import { chargeList } from '../../../src/charges/list';
import { listWorkbook } from '../../../src/lists/workbook';
import { cellIn } from '../../../src/shared/export/cells';

const chargesWorkbook = listWorkbook(chargeList);

const totals = { count: 3, sums: { amount: -72.6 } };
const plan = chargesWorkbook({
  criteria: { month: '202610', codPos: '' },
  rows: disputes,
  owner: null,
  announced: totals,
  carried: totals,
});

it('[ADD-001] the page is headed as the specification heads it', () => {
  expect(chargeList.words.title).toBe('Consulta Addebiti/Accrediti Generati da Contestazioni');
});

describe('AddebitiAccrediti.xlsx', () => {
  it('[ADD-004] [BUS-019] is called so', () => {
    expect(plan.fileName).toBe('AddebitiAccrediti');
  });

  it('[ADD-003] has the columns of the screen, in their order', () => {
    expect(plan.columns.map(({ header }) => header)).toEqual([
      'Codice esercizio',
      'Data lettera',
      'Importo netto',
      'N. pratica',
      'Descrizione',
    ]);
  });

  it('[ADD-003] keeps codes as text, amounts as numbers, dates as dates', () => {
    const cells = plan.columns.map((column) => cellIn(column, plan.rows[0] ?? {}));
    expect(cells).toMatchObject([
      { value: '5000000001', type: String },
      { value: new Date(Date.UTC(2026, 10, 9)), type: Date, format: 'dd-mm-yyyy' },
      { value: -84.5, type: Number },
      { value: '2026004711', type: String },
      { value: 'Documentazione non pervenuta', type: String },
    ]);
  });

  it('[ADD-004] says on a second sheet what was asked and what it adds up to', () => {
    expect(plan.facts.list.map(({ label, value }) => [label, value])).toEqual([
      ['Periodo', 'Ottobre 2026'],
      ['Punto vendita', 'Tutti'],
      ['Numero lettere', 3],
      ['Importo netto', -72.6],
      ['Quadratura', 'Le righe corrispondono ai totali'],
    ]);
  });

  it('[ADD-004] and there too when the rows are not those of the screen', () => {
    const carried = { count: 2, sums: { amount: 11.9 } };
    const { facts } = chargesWorkbook({
      criteria: { month: '202610', codPos: '5000000002' },
      rows: disputes.slice(1),
      owner: null,
      announced: totals,
      carried,
    });
    expect(facts.list.slice(-3).map(({ value }) => value)).toEqual([
      'Le righe ricevute non corrispondono ai totali della ricerca.',
      2,
      11.9,
    ]);
  });
});
