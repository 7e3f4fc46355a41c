import type { Alias } from '../contract/calls';
import { exportLimit } from '../contract/pages';
import type { BackEnd, Session } from './back-end';
import type { Fault, Untested } from './faults';
import { rowsAt } from './fields';
import type { OwnData } from './own-data';

interface Asked {
  readonly backEnd: BackEnd;
  readonly session: Session;
  readonly request: object;
  readonly own: OwnData;
}

type Row = Readonly<Record<string, unknown>>;

/** A list, its call of totals, and which field of a row adds up to which of the totals. */
interface Summed {
  readonly totals: Alias;
  readonly rows: string;
  readonly adds: Readonly<Record<string, string>>;
  /** The field that these filters bound. */
  readonly bounded: { readonly field: string; readonly least: string; readonly most: string };
}

const summed: Partial<Readonly<Record<Alias, Summed>>> = {
  getTransactionList: {
    totals: 'getTotalTransaction',
    rows: 'transactionList',
    adds: { amount: 'amount', commission: 'commission', net: 'net' },
    bounded: { field: 'amount', least: 'minAmount', most: 'maxAmount' },
  },
  GET_SUMMARY_LIST: {
    totals: 'GET_TOTAL_SUMMARY',
    rows: 'summaryList',
    adds: {
      amount: 'calculatedGrossAmount',
      commission: 'calculatedCommissionAmount',
      net: 'calculatedNetAmount',
    },
    bounded: {
      field: 'calculatedGrossAmount',
      least: 'minGrossCalculated',
      most: 'maxGrossCalculated',
    },
  },
};

const sumOf = (rows: readonly Row[], field: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[field]) * 100, 0)) / 100;

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.005;

const sumFault = (field: string, of: string, rows: number, total: number): Fault[] =>
  isNear(rows, total) ? [] : [{ kind: 'sum', field, of, rows, total }];

const totalsFaults = (rows: readonly Row[], totals: Row, { adds, totals: of }: Summed): Fault[] =>
  Object.entries(adds).flatMap(([total, field]) =>
    sumFault(field, `${of}.${total}`, sumOf(rows, field), Number(totals[total])),
  );

/** Bounds are whole euro: those just around an amount must select its row. */
const boundsFaults = async (
  row: Row,
  { bounded, rows: list }: Summed,
  alias: Alias,
  asked: Asked,
) => {
  const amount = Number(row[bounded.field]);
  const { backEnd, session, request } = asked;
  const bounds = {
    [bounded.least]: `${Math.floor(amount)}`,
    [bounded.most]: `${Math.ceil(amount)}`,
  };
  const { body } = await backEnd.send(
    alias,
    { ...request, ...bounds, typeCall: 'C', page: 1 },
    session,
  );
  const found = rowsAt(body, list).map((each) => Number(each[bounded.field]));
  const isIn = (each: number) => each >= Math.floor(amount) && each <= Math.ceil(amount);
  const fault: Fault = { kind: 'bounds', amount, field: bounded.field };
  return found.length > 0 && found.every(isIn) ? [] : [fault];
};

const enoughRows = 20;

/** Real card payments are never all whole euro: a list of such amounts is in cents. */
const centsFaults = (rows: readonly Row[], { adds }: Summed): Fault[] => {
  const isWhole = (row: Row) =>
    Object.values(adds).every((field) => Number.isInteger(Number(row[field])));
  return rows.length >= enoughRows && rows.every(isWhole)
    ? [{ kind: 'cents', rows: rows.length }]
    : [];
};

/** Compares the valid movements of a month with its row of the statistics. */
const statisticsFaults = async (rows: readonly Row[], month: string, { own }: Asked) => {
  const [year, sequence] = [month.slice(0, 4), Number(month.slice(4))];
  const found = (await own.statistics()).find(
    (each) => each.year === year && Number(each.sequence) === sequence,
  );
  if (found === undefined) return [];
  const valid = rows.filter(({ status }) => status === 'V');
  return sumFault(
    'amount',
    'GET_STATISTICS.grossAmount',
    sumOf(valid, 'amount'),
    found.grossAmount,
  );
};

/** Compares the rows of an export with the totals, the filters of amounts and the statistics. */
export const amountFindings = async (alias: Alias, asked: Asked) => {
  const faults: Fault[] = [];
  const untested: Untested[] = [];
  const sums = summed[alias];
  if (sums === undefined) return { faults, untested };
  const { backEnd, session, request } = asked;
  const totals = (await backEnd.ask(sums.totals, request, session)) as Row | undefined;
  const { body } = await backEnd.send(alias, { ...request, typeCall: 'C', page: 1 }, session);
  const rows = rowsAt(body, sums.rows);
  const [first] = rows;
  if (totals === undefined || first === undefined) return { faults, untested };
  const count = Number(totals.count);
  if (count > exportLimit)
    return { faults, untested: [{ kind: 'manyRows', rows: count } as const] };
  const { month, day } = request as { month: string; day: string };
  const isWholeMonth = alias === 'getTransactionList' && day === '';
  return {
    untested,
    faults: [
      ...(rows.length === count
        ? totalsFaults(rows, totals, sums)
        : [{ kind: 'exportRows', rows: rows.length, expected: count } as const]),
      ...centsFaults(rows, sums),
      ...(await boundsFaults(first, sums, alias, asked)),
      ...(isWholeMonth ? await statisticsFaults(rows, month, asked) : []),
    ],
  };
};
