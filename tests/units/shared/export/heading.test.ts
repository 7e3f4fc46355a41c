import { describe, expect, it } from 'vitest';
import { emptySession } from '../../../../machines/portal/session';
import { ownerOf } from '../../../../machines/shared/owner';
import { company } from '../../../../paths/portal/portal.scenario';
import { headed } from '../../../../src/shared/export/heading';
import type { WorkbookPlan } from '../../../../src/shared/export/workbook';

const plan: WorkbookPlan = {
  fileName: 'Movimenti',
  sheet: 'Movimenti',
  columns: [],
  rows: [],
  facts: { sheet: 'Filtri e totali', list: [] },
};
const now = '2026-11-22T09:15:00Z';
const month = { month: '202611', day: '' };
const owner = {
  company: 'ALFA S.R.L.',
  code: '0001234',
  point: '5000000001',
  brand: 'BAR CENTRALE',
};

const facts = ({ heading = [] }: WorkbookPlan) => heading.map(({ label, value }) => [label, value]);

describe('the heading of a workbook', () => {
  it('[BUS-012] says whose it is, of when, and when it was made', () => {
    expect(facts(headed(plan, { criteria: month, owner }, now))).toEqual([
      ['Società', 'ALFA S.R.L.'],
      ['Codice Società', '0001234'],
      ['Punto vendita', '5000000001'],
      ['Insegna', 'BAR CENTRALE'],
      ['Periodo', 'Novembre 2026'],
      ['Estratto il', '22-11-2026 10:15'],
    ]);
  });

  it.each([
    ['03', '1–3 Novembre 2026', '2026-11-01 2026-11-03'],
    ['01', '1 Novembre 2026', '2026-11-01'],
  ])('[BUS-011] a part says its days, and is called by them (to day %s)', (last, period, part) => {
    const made = headed(plan, { criteria: month, owner, days: ['01', last] }, now);
    expect(facts(made)).toContainEqual(['Periodo', period]);
    expect(made.part).toBe(part);
  });
});

describe('whose rows they are', () => {
  const point = { code: '5000000001', name: 'BAR CENTRALE', index: 0 };
  const asCompany = { ...emptySession, merchant: company };
  const shop = { ...company, code: '0', codPV: '5000000009', name: 'EDICOLA' };

  it.each([
    ['a company sees all its points', asCompany, { company: company.name, point: '', brand: '' }],
    [
      'or the one it chose',
      { ...asCompany, point },
      { company: company.name, point: '5000000001', brand: 'BAR CENTRALE' },
    ],
    [
      'a shop sees its own, and is not told the name of its company',
      { ...emptySession, merchant: shop },
      { company: '', point: '5000000009', brand: 'EDICOLA' },
    ],
  ])('%s', (_who, session, expected) => {
    expect(ownerOf(session)).toEqual({ code: company.codsoc, ...expected });
  });
});
