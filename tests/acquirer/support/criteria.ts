import { blankRequest } from '../../../acquirer/contract/fields';
import { getTotalTransaction } from '../../../acquirer/contract/movements';

/** The criteria of a whole month, every point of sale, and whatever the test changes. */
export const criteria = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...blankRequest(getTotalTransaction),
  month: '202602',
  ...changes,
});

/** A page of the screen, unless the test asks otherwise. */
export const listRequest = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...criteria(),
  orderBy: '',
  typeCall: 'X',
  page: 1,
  ...changes,
});

interface Sums {
  readonly count: number;
  readonly amount: number;
  readonly commission: number;
  readonly net: number;
}

export interface Totals extends Sums {
  /** The cancelled part. */
  readonly cancelled: Sums;
}

export interface Row extends Record<string, unknown> {
  readonly branchCode: string;
  readonly date: string;
  readonly pos: string;
  readonly status: string;
  readonly amount: number;
  readonly commission: number;
  readonly net: number;
}

export interface List {
  readonly transactionList: readonly Row[];
}

const cents = (euro: number) => Math.round(euro * 100);

const sum = (rows: readonly Row[], field: 'amount' | 'commission' | 'net') =>
  rows.reduce((total, row) => total + cents(row[field]), 0) / 100;

const sumsOf = (rows: readonly Row[]): Sums => ({
  count: rows.length,
  amount: sum(rows, 'amount'),
  commission: sum(rows, 'commission'),
  net: sum(rows, 'net'),
});

/** The expected totals of a list of rows. */
export const totalsOf = (rows: readonly Row[]): Totals => ({
  ...sumsOf(rows),
  cancelled: sumsOf(rows.filter((row) => row.status === 'A')),
});
