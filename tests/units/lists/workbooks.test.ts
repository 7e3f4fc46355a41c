import { describe, expect, it } from 'vitest';
import { sumsOf } from '../../../machines/totals';
import {
  row as caseRow,
  everyOpenCase,
  manager,
  openRow,
} from '../../../paths/cases/cases.scenario';
import { disputes } from '../../../paths/differences/disputes';
import { filters, report } from '../../../paths/report/report.scenario';
import { november as ofMovements, row } from '../../../paths/shared/search/search.scenario';
import { statistic, thirteenMonths, today } from '../../../paths/statistics/statistics.rows';
import { november, summary, totals, transaction } from '../../../paths/summaries/summaries.rows';
import { item } from '../../../paths/unpaid/unpaid.scenario';
import { casesWorkbook } from '../../../src/cases/list';
import { openCasesWorkbook } from '../../../src/cases/open-cases/list';
import { chargeList } from '../../../src/charges/list';
import { listWorkbook } from '../../../src/lists/workbook';
import { movementList } from '../../../src/movements/list';
import { repliesWorkbook } from '../../../src/report/replies-workbook';
import type { WorkbookPlan } from '../../../src/shared/export/workbook';
import { statisticsWorkbook } from '../../../src/statistics/workbook-plan';
import { layerWorkbook } from '../../../src/summaries/layer';
import { summaryList } from '../../../src/summaries/list';
import { unpaidWorkbook } from '../../../src/unpaid/list';

/** An export whose rows come to what was announced. */
const exported = <Row extends object, Criteria>(
  rows: readonly Row[],
  criteria: Criteria,
  sums: Readonly<Record<string, number>> = {},
) => {
  const agreed = { count: rows.length, sums };
  return { rows, criteria, owner: null, announced: agreed, carried: agreed };
};

const { difference: _, ...agreeing } = totals.sums;
const oneSummary = exported([summary], november, agreeing);
const announced = { ...totals, count: 1 };
const summaries = listWorkbook(summaryList)({ ...oneSummary, announced });
const layer = layerWorkbook(
  exported(
    [transaction],
    { uid: '90210', branchCode: '5000000001', transactionNumber: '1' },
    { amount: 84.5, commission: 1.01, net: 83.49 },
  ),
);
const charges = listWorkbook(chargeList)(
  exported(disputes, { month: '202610', codPos: '' }, { amount: -72.6 }),
);
const unpaid = unpaidWorkbook(
  exported([item], { date: '2026-11-21', codPos: '5000000001' }, { amount: 31.2 }),
);
const ofMonths = sumsOf(thirteenMonths, {
  transactions: 'numberOfTransaction',
  gross: 'grossAmount',
  fee: 'feeAmount',
  net: 'netAmount',
});
const statistics = (period: 'm' | 't' | 's', rows = thirteenMonths) =>
  statisticsWorkbook(() => today)(exported(rows, { period, codPos: '5000000001' }, ofMonths));
const replies = repliesWorkbook(
  exported(report.replies, { ...filters, cod: '5000000001', card: '4532011234567788' }),
);
const cases = casesWorkbook(
  exported([caseRow], {
    ebox: '31',
    manager: manager.description,
    state: 'nuove',
    order: '',
    search: '',
  }),
);
const openCases = (rows: readonly (typeof openRow)[]) =>
  openCasesWorkbook(exported(rows, everyOpenCase));

const headersOf = ({ columns }: WorkbookPlan) => columns.map(({ header }) => header);
const factsOf = ({ facts }: WorkbookPlan) => facts.list.map(({ label, value }) => [label, value]);

const periods = [
  'Dal',
  'Al',
  'Numero transazioni',
  'Importo lordo',
  'Commissioni',
  'Importo netto',
];

describe('a workbook has its name, and the columns of its table', () => {
  it.each<[rules: string, WorkbookPlan, name: string, headers: readonly string[]]>([
    [
      '[RIE-025] [BUS-013]',
      summaries,
      'Riepilogo',
      [
        ...['Codice esercizio', 'Insegna', 'Data', 'ABI', 'Codice', 'Numero transazioni'],
        ...['Lordo calcolato', 'Lordo dichiarato', 'Commissione', 'Netto calcolato'],
        ...['Netto dichiarato', 'Differenza'],
      ],
    ],
    [
      '[ADD-003] [ADD-004] [BUS-019]',
      charges,
      'AddebitiAccrediti',
      [
        ...['Codice esercizio', 'Insegna', 'Data lettera', 'Importo netto', 'N. pratica'],
        'Descrizione',
      ],
    ],
    [
      '[INS-005]',
      unpaid,
      'Insoluti',
      ['Codice esercizio', 'Insegna', 'Importo', 'Data valuta', 'Data contabile', 'Causale'],
    ],
    [
      '[BUS-016] [STA-004] [STA-010]',
      statistics('m'),
      'Statistica Mensile',
      ['Anno', 'Mese', ...periods],
    ],
    ['[BUS-017]', statistics('t'), 'Statistica Trimestrale', ['Anno', 'Trimestre', ...periods]],
    ['[BUS-018]', statistics('s'), 'Statistica Semestrale', ['Anno', 'Semestre', ...periods]],
    [
      '[BUS-012]',
      replies,
      'TempiDiRisposta',
      ['Mese', 'Gestore', 'In tempo', 'In ritardo', 'Senza risposta'],
    ],
  ])('%s', (_rules, plan, name, headers) => {
    expect(plan.fileName).toBe(name);
    expect(headersOf(plan)).toEqual(headers);
  });
});

describe('its second sheet says what was asked, and what it comes to', () => {
  it.each<[rules: string, WorkbookPlan, facts: readonly (readonly [string, unknown])[]]>([
    [
      'Riepilogo: its filters, and that the rows agree',
      listWorkbook(summaryList)({
        ...oneSummary,
        announced,
        criteria: { ...november, day: '05', abi: '03069', minGrossCalculated: '10' },
      }),
      [
        ['Periodo', '5 Novembre 2026'],
        ['Punto vendita', 'Tutti'],
        ['ABI', '03069'],
        ['Importo lordo calcolato da', 10],
        ['Numero riepiloghi', 1],
        ['Lordo calcolato', 1234.56],
        ['Commissione calcolata', 12.34],
        ['Netto calcolato', 1222.22],
        ['Netto dichiarato', 1187.66],
        ['Differenza', -34.56],
        ['Quadratura', 'Le righe corrispondono ai totali'],
      ],
    ],
    [
      '[RIE-021] DETTAGLIO TABELLA: whose transactions they are',
      layer,
      [
        ['Codice esercizio', '5000000001'],
        ['Insegna', 'Bar Centrale'],
        ['Riferimento', '000120'],
        ['Numero transazioni', 1],
        ['Importo lordo', 84.5],
        ['Commissione', 1.01],
        ['Importo netto', 83.49],
      ],
    ],
    [
      '[ADD-004] charges',
      charges,
      [
        ['Periodo', 'Ottobre 2026'],
        ['Punto vendita', 'Tutti'],
        ['Numero lettere', 3],
        ['Importo netto', -72.6],
        ['Quadratura', 'Le righe corrispondono ai totali'],
      ],
    ],
    [
      '[INS-005] [DIF-008] Insoluti: of which day and shop',
      unpaid,
      [
        ['Alla data del', '21-11-2026'],
        ['Punto vendita', '5000000001'],
        ['Numero insoluti', 1],
        ['Importo totale', 31.2],
      ],
    ],
    [
      'statistics: which periods, and which of them are partial',
      statistics('m'),
      [
        ['Periodo', 'Novembre 2025 – Novembre 2026'],
        ['Punto vendita', '5000000001'],
        ['Periodi parziali', 'Novembre 2026'],
        ['Numero transazioni', 13 * 1412],
        ['Importo lordo', 20_800],
        ['Commissioni', 160.42],
        ['Importo netto', 20_639.58],
      ],
    ],
    [
      '[BUS-014] [CAS-023] cases: whose they are, in which state and order',
      cases,
      [
        ['Gestore', 'TRATTORIA AL PONTE'],
        ['Stato', 'NUOVE'],
        ['Ordine', 'Data scadenza'],
        ['Codice esercente', 'Tutti'],
        ['Pratiche', 1],
      ],
    ],
  ])('%s', (_rules, plan, facts) => {
    expect(factsOf(plan)).toEqual(facts);
  });

  it('[BUS-012] of replies, and no card number', () => {
    const values = factsOf(replies).map(([, value]) => value);
    expect(values.slice(0, 2)).toEqual(['5000000001', 'dal 01/09/2026 al 12/10/2026']);
    expect(JSON.stringify(values)).not.toContain('4532011234567788');
  });

  it('says there what the rows come to instead', () => {
    const carried = { count: 1, sums: { ...agreeing, net: 1222.21 } };
    expect(
      factsOf(listWorkbook(summaryList)({ ...oneSummary, announced, carried })).slice(-2),
    ).toEqual([
      ['Quadratura', 'Le righe ricevute non corrispondono ai totali della ricerca.'],
      ['Netto calcolato secondo le righe', 1222.21],
    ]);
  });

  it('[BUS-011] says there that a day was cut to the limit, instead of an alarm', () => {
    const carried = { count: 1, sums: {}, isCut: true } as const;
    const criteria = { ...november, day: '05' };
    const plan = listWorkbook(summaryList)({ ...oneSummary, criteria, announced: totals, carried });
    expect(factsOf(plan).at(-1)).toEqual([
      'Quadratura',
      'Il file contiene le prime 5.000 righe del giorno: i totali sono di tutte',
    ]);
  });

  it('has there the subtotal of each bank, where there is more than one', () => {
    const banks = ['02008', '03069'].map((bank) => ({ bank, count: 2, sums: totals.sums }));
    const of = (...each: typeof banks) =>
      factsOf(
        listWorkbook(summaryList)({ ...oneSummary, announced: { ...announced, banks: each } }),
      ).filter(([label]) => String(label).startsWith('ABI'));
    expect(of(...banks)).toHaveLength(12);
    expect(of(...banks)[0]).toEqual(['ABI 02008: numero riepiloghi', 2]);
    expect(of(...banks.slice(0, 1))).toEqual([]);
  });

  it('names there what is cancelled of the movements, so that both sums can be told apart', () => {
    const movement = (status: string, amount: number) => ({ ...row, status, amount });
    const rows = [movement('V', 100), movement('A', 20), movement('A', 0.1)];
    const facts = new Map(
      factsOf(listWorkbook(movementList)(exported(rows, ofMovements))) as [string, unknown][],
    );
    expect(facts.get('di cui annullati')).toBe(2);
    expect(facts.get('Importo lordo degli annullati')).toBe(20.1);
    expect(facts.get('Importo lordo dei validi')).toBe(100);
  });
});

describe('its rows', () => {
  it('[RIE-011] [RIE-021] the difference of a transaction is minus its commission', () => {
    expect(layer.fileName).toBe('Riepilogo');
    expect(layer.rows[0]).toMatchObject({ commission: 1.01, difference: -1.01 });
    expect(summaries.rows).toEqual([{ ...summary, difference: 34.56 }]);
  });

  it.each([
    ['m', statistics('m'), { from: '2025-11-01', to: '2025-11-30', name: 'Novembre' }],
    ['t', statistics('t', [statistic(2026, 4)]), { from: '2026-10-01', to: '2026-12-31' }],
    ['s', statistics('s', [statistic(2026, 2)]), { from: '2026-07-01', to: '2026-12-31' }],
  ])('sort by real dates, the days of each period (%s)', (_period, plan, days) => {
    expect(plan.rows[0]).toMatchObject(days);
  });

  it('of open cases say from whom a case was handed over, where one was', () => {
    const own = { ...openRow, assignedFrom: '' as never };
    expect(openCases([openRow]).rows[0]?.assignedFrom).toBe('BAR SPORT');
    expect(headersOf(openCases([own, openRow]))).toContain('Assegnata da');
    expect(headersOf(openCases([own]))).not.toContain('Assegnata da');
  });
});

it('[ADD-001] the page of charges is headed as the specification heads it', () => {
  expect(chargeList.words.title).toBe('Consulta Addebiti/Accrediti Generati da Contestazioni');
});
