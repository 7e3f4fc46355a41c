import { describe, expect, it } from 'vitest';
import { november, summary, totals, transaction } from '../../../paths/summaries/summaries.rows';
import { listWorkbook } from '../../../src/lists/workbook';
import { layerWorkbook } from '../../../src/summaries/layer';
import { summaryList } from '../../../src/summaries/list';

const summariesWorkbook = listWorkbook(summaryList);

const { difference: _, ...agreeing } = totals.sums;
const announced = { ...totals, count: 1 };

const exported = (filters: object, sums: Readonly<Record<string, number>>) => ({
  criteria: { ...november, ...filters },
  rows: [summary],
  owner: null,
  announced,
  carried: { count: 1, sums },
});

const factsOf = (plan: ReturnType<typeof summariesWorkbook>) =>
  plan.facts.list.map(({ label, value }) => [label, value]);

describe('Riepilogo.xlsx', () => {
  it('[RIE-025] [BUS-013] has its name, the columns of the table, and each row', () => {
    const plan = summariesWorkbook(exported({}, agreeing));
    expect(plan.fileName).toBe('Riepilogo');
    expect(plan.columns.map(({ header, kind }) => [header, kind])).toEqual([
      ['Codice esercizio', 'text'],
      ['Insegna', 'text'],
      ['Data', 'date'],
      ['ABI', 'text'],
      ['Codice', 'text'],
      ['Numero transazioni', 'count'],
      ['Lordo calcolato', 'money'],
      ['Lordo dichiarato', 'money'],
      ['Commissione', 'money'],
      ['Netto calcolato', 'money'],
      ['Netto dichiarato', 'money'],
      ['Differenza', 'money'],
    ]);
    expect(plan.rows).toEqual([{ ...summary, difference: 34.56 }]);
    for (const { key } of plan.columns) expect(plan.rows[0]).toHaveProperty(key);
  });

  it('says on its second sheet the filters used, the totals and that they agree', () => {
    const filters = { day: '05', abi: '03069', minGrossCalculated: '10', codPos: '5000000001' };
    expect(factsOf(summariesWorkbook(exported(filters, agreeing)))).toEqual([
      ['Periodo', '5 Novembre 2026'],
      ['Punto vendita', '5000000001'],
      ['ABI', '03069'],
      ['Importo lordo calcolato da', 10],
      ['Numero riepiloghi', 1],
      ['Lordo calcolato', 1234.56],
      ['Commissione calcolata', 12.34],
      ['Netto calcolato', 1222.22],
      ['Netto dichiarato', 1187.66],
      ['Differenza', -34.56],
      ['Quadratura', 'Le righe corrispondono ai totali'],
    ]);
  });

  it('has there the subtotal of each bank, after the totals that they add up to', () => {
    const { count, sums } = announced;
    const banks = ['02008', '03069'].map((bank, index) => ({
      bank,
      count: count + index,
      sums: { ...sums, declared: 100 + index },
    }));
    const of = (...each: typeof banks) =>
      factsOf(
        summariesWorkbook({ ...exported({}, agreeing), announced: { ...announced, banks: each } }),
      );
    const facts = of(...banks);
    expect(facts.slice(-12)).toEqual([
      ['ABI 02008: numero riepiloghi', 1],
      ['ABI 02008: lordo calcolato', 1234.56],
      ['ABI 02008: commissione calcolata', 12.34],
      ['ABI 02008: netto calcolato', 1222.22],
      ['ABI 02008: netto dichiarato', 100],
      ['ABI 02008: differenza', -34.56],
      ['ABI 03069: numero riepiloghi', 2],
      ['ABI 03069: lordo calcolato', 1234.56],
      ['ABI 03069: commissione calcolata', 12.34],
      ['ABI 03069: netto calcolato', 1222.22],
      ['ABI 03069: netto dichiarato', 101],
      ['ABI 03069: differenza', -34.56],
    ]);
    expect(facts.slice(0, -12)).toEqual(factsOf(summariesWorkbook(exported({}, agreeing))));
    expect(of(...banks.slice(0, 1))).toEqual(facts.slice(0, -12));
  });

  it('says there too what the rows add up to instead', () => {
    const facts = factsOf(summariesWorkbook(exported({}, { ...agreeing, net: 1222.21 })));
    expect(facts.slice(-2)).toEqual([
      ['Quadratura', 'Le righe ricevute non corrispondono ai totali della ricerca.'],
      ['Netto calcolato secondo le righe', 1222.21],
    ]);
  });

  it('[BUS-011] says there that a day was cut to the limit, instead of an alarm', () => {
    const cut = exported({ day: '05' }, {});
    const carried = { count: 1, sums: {}, isCut: true } as const;
    expect(factsOf(summariesWorkbook({ ...cut, announced: totals, carried })).at(-1)).toEqual([
      'Quadratura',
      'Il file contiene le prime 5.000 righe del giorno: i totali sono di tutte',
    ]);
  });
});

describe('the workbook of DETTAGLIO TABELLA', () => {
  const plan = layerWorkbook({
    criteria: { uid: '90210', branchCode: '5000000001', transactionNumber: '1' },
    rows: [transaction],
    owner: null,
    announced: { count: 1, sums: {} },
    carried: { count: 1, sums: { amount: 84.5, commission: 1.01, net: 83.49 } },
  });

  it('[RIE-021] [RIE-011] is called Riepilogo too, and its difference is minus the commission', () => {
    expect(plan.fileName).toBe('Riepilogo');
    expect(plan.rows[0]).toMatchObject({ commission: 1.01, difference: -1.01 });
    for (const { key } of plan.columns) expect(plan.rows[0]).toHaveProperty(key);
  });

  it('says whose transactions they are and what they add up to', () => {
    expect(factsOf(plan)).toEqual([
      ['Codice esercizio', '5000000001'],
      ['Insegna', 'Bar Centrale'],
      ['Riferimento', '000120'],
      ['Numero transazioni', 1],
      ['Importo lordo', 84.5],
      ['Commissione', 1.01],
      ['Importo netto', 83.49],
    ]);
  });
});
