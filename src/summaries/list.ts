import { abi } from '../../acquirer/contract/rules/codes';
import type { Summary, SummaryTotals } from '../../acquirer/contract/summaries';
import { type SummaryCriteria, summaryActors } from '../../machines/summaries/summaries.actors';
import { summaryTexts } from '../italian/summaries';
import type { ListColumns, SearchList } from '../lists/list';
import { totalFacts } from '../lists/workbook-facts';
import { DeclaredGross, DeclaredNet } from './Declared';
import { netDifferenceOf } from './difference';

const { columns: words, filters: labels, totals } = summaryTexts;

const columns: ListColumns<Summary, 'difference'> = {
  branchCode: { header: words.point, kind: 'text', leaves: 5 },
  name: { header: words.brand, kind: 'name', card: 'line' },
  date: { header: words.date, kind: 'date', card: 'aside' },
  bank: { header: words.bank, kind: 'text', leaves: 2, width: 10 },
  code: { header: words.code, kind: 'text', leaves: 1, width: 14 },
  uid: null,
  transactionNumber: { header: words.transactions, kind: 'count', leaves: 3 },
  calculatedGrossAmount: { header: words.grossCalculated, kind: 'money', leaves: 7 },
  declaredGrossAmount: {
    header: words.grossDeclared,
    kind: 'money',
    leaves: 8,
    Cell: DeclaredGross,
  },
  calculatedCommissionAmount: { header: words.commission, kind: 'money', leaves: 4 },
  calculatedNetAmount: { header: words.netCalculated, kind: 'money', card: 'title' },
  declaredNetAmount: { header: words.netDeclared, kind: 'money', leaves: 6, Cell: DeclaredNet },
  difference: { header: words.difference, kind: 'money', value: netDifferenceOf },
};

/** Consulta Riepilogo: columns API-036, filters RIE-002 to RIE-006, workbook RIE-025, BUS-013. */
export const summaryList: SearchList<Summary, SummaryCriteria> = {
  page: 'summaries',
  words: summaryTexts,
  calls: summaryActors,
  columns,
  filters: {
    month: 'month',
    day: 'day',
    abi: { label: labels.abi, kind: 'digits', rule: abi, longest: 5, strict: true },
    minGrossCalculated: {
      label: labels.minGrossCalculated,
      kind: 'least',
      upTo: 'maxGrossCalculated',
    },
    maxGrossCalculated: { label: labels.maxGrossCalculated, kind: 'most' },
    minGrossDeclared: { label: labels.minGrossDeclared, kind: 'least', upTo: 'maxGrossDeclared' },
    maxGrossDeclared: { label: labels.maxGrossDeclared, kind: 'most' },
    codPos: 'point',
  },
  totals: totals satisfies Record<Exclude<keyof SummaryTotals, 'banks'>, string>,
  facts: ({ announced: { banks = [] } }) =>
    banks.length < 2
      ? []
      : banks.flatMap(({ bank, ...sums }) =>
          totalFacts(sums, totals).map((fact) => ({
            ...fact,
            label: summaryTexts.bankTotal(bank, fact.label),
          })),
        ),
};
