import { blankRequest } from '../../../acquirer/contract/fields';
import { getTotalSummary } from '../../../acquirer/contract/summaries';

/** The months of the data window of the usual test day, oldest first. */
export const months = [
  '202503',
  '202504',
  '202505',
  '202506',
  '202507',
  '202508',
  '202509',
  '202510',
  '202511',
  '202512',
  '202601',
  '202602',
  '202603',
];
/** The month of the usual test day, of which only half has happened. */
export const currentMonth = '202603';

export type Changes = Readonly<Record<string, unknown>>;

/** The settlements of a whole month, every point of sale, and whatever the test changes. */
export const summaryCriteria = (changes: Changes = {}) => ({
  ...blankRequest(getTotalSummary),
  month: '202602',
  page: 1,
  ...changes,
});

/** A page of the screen, unless the test asks otherwise. */
export const summaryRequest = (changes: Changes = {}) => ({
  ...summaryCriteria(),
  typeCall: 'X',
  ...changes,
});

export interface Summary {
  readonly branchCode: string;
  readonly name: string;
  readonly date: string;
  readonly bank: string;
  readonly code: string;
  readonly uid: string;
  readonly transactionNumber: number;
  readonly calculatedGrossAmount: number;
  readonly declaredGrossAmount: number;
  readonly calculatedCommissionAmount: number;
  readonly calculatedNetAmount: number;
  readonly declaredNetAmount: number;
}
export interface SummaryList {
  readonly summaryList: readonly Summary[];
}

interface SummarySums {
  readonly count: number;
  readonly amount: number;
  readonly commission: number;
  readonly net: number;
  readonly declared: number;
  readonly difference: number;
}

export interface SummaryTotals extends SummarySums {
  readonly banks: readonly (SummarySums & { readonly bank: string })[];
}

export interface Statistic {
  readonly year: number;
  readonly sequence: number;
  readonly numberOfTransaction: number;
  readonly cancelled: { readonly count: number };
  readonly grossAmount: number;
  readonly feeAmount: number;
  readonly netAmount: number;
}
export interface Statistics {
  readonly statisticsList: readonly Statistic[];
}

export interface Difference {
  readonly branchCode: string;
  readonly dataLettera: string;
  readonly descTipoDispute: string;
  readonly importoDisputa: number;
  readonly numeroPratica: string;
  readonly name: string;
  readonly movementId: string;
  readonly caseId?: string;
}
export interface Differences {
  readonly disputeList: readonly Difference[];
}

export interface Statement {
  readonly date: string;
  readonly branchCode: string;
  readonly name: string;
}
export interface Statements {
  readonly accountListItems: readonly Statement[];
  readonly totalElements: number;
}

/** The request of a whole month of DISPUTE or getDisputes. */
export const lettersRequest = (changes: Changes = {}) => ({
  month: '202602',
  orderBy: '+branchCode',
  typeCall: 'X',
  page: 1,
  ...changes,
});

export const statementsRequest = (changes: Changes = {}) => ({
  month: '',
  orderBy: '-date',
  page: 1,
  filter: '',
  ...changes,
});

/** The sum of a field, in euro, without the noise of binary fractions. */
export const sumOf = <Field extends string>(
  rows: readonly Readonly<Record<Field, number>>[],
  field: Field,
) => rows.reduce((total, row) => total + Math.round(row[field] * 100), 0) / 100;

/** The expected totals of a list of settlements. */
export const totalsOfSummaries = (rows: readonly Summary[]): SummaryTotals => {
  const banks = [...new Set(rows.map(({ bank }) => bank))].toSorted();
  return {
    ...sumsOfSummaries(rows),
    banks: banks.map((bank) => ({
      bank,
      ...sumsOfSummaries(rows.filter((row) => row.bank === bank)),
    })),
  };
};

const sumsOfSummaries = (rows: readonly Summary[]): SummarySums => {
  const net = sumOf(rows, 'calculatedNetAmount');
  const declared = sumOf(rows, 'declaredNetAmount');
  return {
    count: rows.length,
    amount: sumOf(rows, 'calculatedGrossAmount'),
    commission: sumOf(rows, 'calculatedCommissionAmount'),
    net,
    declared,
    difference: Math.round((net - declared) * 100) / 100,
  };
};
