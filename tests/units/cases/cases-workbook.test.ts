import { expect, it } from 'vitest';
import { manager, row } from '../../../paths/cases/cases.scenario';
import { casesWorkbook } from '../../../src/cases/list';

const planOf = (name: string) =>
  casesWorkbook({
    criteria: { ebox: '31', manager: name, state: 'nuove', order: '', search: '' },
    rows: [row],
    announced: { count: 1, sums: {} },
    carried: { count: 1, sums: {} },
    owner: null,
  });

it('[BUS-014] [CAS-023] the workbook of a list says whose cases it has, in which state and order', () => {
  expect(planOf(manager.description).facts.list.map(({ label, value }) => [label, value])).toEqual([
    ['Gestore', 'TRATTORIA AL PONTE'],
    ['Stato', 'NUOVE'],
    ['Ordine', 'Data scadenza'],
    ['Codice esercente', 'Tutti'],
    ['Pratiche', 1],
  ]);
});
