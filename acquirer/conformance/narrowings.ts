import type { Alias } from '../contract/calls';
import { caseStates } from '../contract/case-states';
import { rulesOf } from '../contract/examples';
import { exportLimit } from '../contract/pages';
import type { Fault } from './faults';
import { rowsAt } from './fields';
import type { Asked } from './refusals';

type Row = Readonly<Record<string, unknown>>;

/** A change of the request, and which rows it may leave in the list. */
interface Narrowing {
  readonly change: Readonly<Record<string, string>>;
  readonly fits: (row: Row) => boolean;
}

const textOf = (row: Row, field: string) => String(row[field] ?? '');

/** By a value that a row of the example has; where it has none there is nothing to ask for. */
const by = (name: string, value: string, fits: Narrowing['fits']): Narrowing[] =>
  value === '' ? [] : [{ change: { [name]: value }, fits }];

const equal = (name: string, field: string) => (row: Row) =>
  by(name, textOf(row, field), (each) => textOf(each, field) === textOf(row, field));

const holding = (name: string, field: string) => (row: Row) =>
  by(name, textOf(row, field), (each) =>
    Object.values(each).some((value) => String(value).toUpperCase().includes(textOf(row, field))),
  );

const ofDay = (row: Row) => {
  const day = textOf(row, 'date').slice(8, 10);
  return by('day', day, (each) => textOf(each, 'date').slice(8, 10) === day);
};

const ofOtherStatus = (row: Row) => {
  const other = textOf(row, 'status') === 'V' ? 'A' : 'V';
  return by('closedOnly', other, (each) => textOf(each, 'status') === other);
};

const ofMonth = (row: Row) => {
  const month = textOf(row, 'date').slice(0, 7);
  return by('month', month.replace('-', ''), (each) => textOf(each, 'date').startsWith(month));
};

/** A case is in one state: no other state lists it. */
const ofOtherState = (row: Row, request: Row) => {
  const other = caseStates.find((state) => state !== request.state) ?? '';
  return by('state', other, ({ caseId }) => caseId !== row.caseId);
};

type NarrowingsOf = (row: Row, request: Row) => Narrowing[];

const narrowings: Partial<Readonly<Record<Alias, readonly NarrowingsOf[]>>> = {
  searchPointOfSales: [holding('filter', 'codPointOfSales')],
  SEARCH_POS_PAGED: [holding('search', 'codPointOfSales')],
  getTransactionList: [equal('codPos', 'branchCode'), ofDay, ofOtherStatus],
  GET_SUMMARY_LIST: [equal('codPos', 'branchCode'), equal('abi', 'bank'), ofDay],
  SEARCH_ACCOUNT_BALANCE: [ofMonth, holding('filter', 'branchCode')],
  SEARCH_PRATICES: [equal('search', 'codPV'), ofOtherState],
  openCases: [equal('ebox', 'ebox'), equal('codPos', 'codPV'), equal('state', 'state')],
};

const totalsOf: Partial<Readonly<Record<Alias, Alias>>> = {
  getTransactionList: 'getTotalTransaction',
  GET_SUMMARY_LIST: 'GET_TOTAL_SUMMARY',
};

/** Totals count what the list shows, whatever narrows it. */
const totalsFaults = async (alias: Alias, request: object, rows: number, asked: Asked) => {
  const of = totalsOf[alias];
  if (of === undefined || rows >= exportLimit) return [];
  const totals = await asked.backEnd.ask(of, request, asked.session);
  const { count } = (totals ?? {}) as { count?: number };
  return count === undefined || count === rows
    ? []
    : [{ kind: 'narrowedTotals', of, count, rows } as const];
};

/** Every row at once, where a list can answer that. */
const whole = (request: object) => ({
  ...('typeCall' in request ? { typeCall: 'C' } : {}),
  ...('page' in request ? { page: 1 } : {}),
});

/** What narrows a list leaves only rows that fit in it; its totals count the same rows. */
export const narrowingFaults = async (
  alias: Alias,
  body: unknown,
  asked: Asked,
): Promise<Fault[]> => {
  const { rows: list = '' } = rulesOf(alias);
  const [first] = rowsAt(body, list);
  if (first === undefined) return [];
  const faults: Fault[] = [];
  for (const make of narrowings[alias] ?? [])
    for (const { change, fits } of make(first, asked.request as Row)) {
      const request = { ...asked.request, ...change, ...whole(asked.request) };
      const answer = await asked.backEnd.send(alias, request, asked.session);
      const rows = rowsAt(answer.body, list);
      const data = JSON.stringify(change);
      if (!rows.every(fits)) faults.push({ kind: 'unnarrowed', data });
      else faults.push(...(await totalsFaults(alias, request, rows.length, asked)));
    }
  return faults;
};

/** A search that finds nothing is a 200 with an empty list. */
export const nothingFaults = async (alias: Alias, asked: Asked): Promise<Fault[]> => {
  const { nothing, rows: list = '' } = rulesOf(alias);
  if (nothing === undefined) return [];
  const request = { ...asked.request, ...nothing };
  const { status, body } = await asked.backEnd.send(alias, request, asked.session);
  const rows = rowsAt(body, list).length;
  const data = JSON.stringify(nothing);
  if (status !== 200) return [{ kind: 'noEmptyList', status, data }];
  if (rows > 0) return [{ kind: 'unnarrowed', data }];
  return totalsFaults(alias, request, 0, asked);
};
