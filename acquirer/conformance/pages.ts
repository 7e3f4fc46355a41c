import type { CallContract } from '../contract/call';
import { type Alias, type CallAnswer, calls } from '../contract/calls';
import { rulesOf } from '../contract/examples';
import type { BackEnd, Session } from './back-end';
import type { Fault, Untested } from './faults';
import { rowsAt } from './fields';

interface Found {
  readonly faults: readonly Fault[];
  readonly untested: readonly Untested[];
}

interface Asked {
  readonly backEnd: BackEnd;
  readonly session: Session;
  readonly request: object;
}

type Body = Readonly<Record<string, unknown>>;

const numberAt = (body: unknown, ...names: string[]) => {
  const found = names.map((name) => (body as Body)[name]).find((value) => value !== undefined);
  return found === undefined ? undefined : Number(found);
};

/** The number of rows in all: some lists return it, others have a call of totals. */
const rowsInAll = async (alias: Alias, body: unknown, { backEnd, session, request }: Asked) => {
  const totals = {
    getTransactionList: 'getTotalTransaction',
    GET_SUMMARY_LIST: 'GET_TOTAL_SUMMARY',
  };
  const of = totals[alias as keyof typeof totals] as Alias | undefined;
  if (of === undefined) return numberAt(body, 'totalElements');
  const answer = (await backEnd.ask(of, request, session)) as
    | CallAnswer<'getTotalTransaction'>
    | undefined;
  return answer?.count;
};

/** Page sizes of lists that return the number of pages instead of the number of rows. */
const stated = (body: unknown) => numberAt(body, 'totalPage', 'pages');

const sizeFaults = (rows: number, expected: number): Fault[] =>
  rows === expected ? [] : [{ kind: 'pageSize', rows, expected }];

const lastFaults = (page: number, rows: number, expected: number): Fault[] =>
  rows === expected ? [] : [{ kind: 'lastPage', page, rows, expected }];

interface Page {
  readonly status: number;
  readonly rows: readonly unknown[];
}

/** A page beyond the last is a 200 with an empty list. */
const beyondFaults = (page: number, { status, rows }: Page): Fault[] => {
  if (status !== 200) return [{ kind: 'noEmptyList', status, data: JSON.stringify({ page }) }];
  return rows.length === 0 ? [] : [{ kind: 'beyondLastPage', page, rows: rows.length }];
};

/** The first two pages that share a row. */
const repeatedFaults = (pages: Readonly<Record<number, Page>>): Fault[] => {
  const pageOf = new Map<string, number>();
  for (const [number, { rows }] of Object.entries(pages))
    for (const row of rows.map((each) => JSON.stringify(each))) {
      const page = pageOf.get(row) ?? Number(number);
      if (page !== Number(number)) return [{ kind: 'repeatedRow', page, other: Number(number) }];
      pageOf.set(row, page);
    }
  return [];
};

/** A list's pages: how long they are, that the second is another than the first, and where they end. */
const pagesOf = (alias: Alias, asked: Asked) => {
  const { rows: name = '' } = rulesOf(alias);
  return async (page: number) => {
    const { backEnd, session, request } = asked;
    const { status, body } = await backEnd.send(alias, { ...request, page }, session);
    return { status, body, rows: rowsAt(body, name) };
  };
};

type PageAt = ReturnType<typeof pagesOf>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const turned = async (at: PageAt, size: number, count: number): Promise<Fault[]> => {
  const first = await at(1);
  if (count <= size) {
    const beyond = await at(2);
    return [...sizeFaults(first.rows.length, count), ...beyondFaults(2, beyond)];
  }
  const second = await at(2);
  if (same(first.rows, second.rows)) return [{ kind: 'samePage' }];
  const last = Math.ceil(count / size);
  const ending = last === 2 ? second : await at(last);
  const beyond = await at(last + 1);
  return [
    ...sizeFaults(first.rows.length, size),
    ...lastFaults(last, ending.rows.length, count - size * (last - 1)),
    ...repeatedFaults({ 1: first, 2: second, [last]: ending }),
    ...beyondFaults(last + 1, beyond),
  ];
};

/** A list that returns its number of pages chooses their length; all must be equally long. */
const statedPages = async (at: PageAt, first: unknown, length: number): Promise<Fault[]> => {
  const pages = stated(first) ?? 1;
  const second = await at(2);
  const number = numberAt(second.body, 'currentPage') ?? 2;
  if (pages === 1) return beyondFaults(2, second);
  const start = await at(1);
  const last = await at(pages);
  const beyond = await at(pages + 1);
  const isShort = last.rows.length === 0 || last.rows.length > length;
  return [
    ...(same(start.rows, second.rows)
      ? [{ kind: 'samePage' } as const]
      : repeatedFaults({ 1: start, 2: second, [pages]: last })),
    ...(number === 2 ? [] : [{ kind: 'pageNumber', asked: 2, stated: number } as const]),
    ...(pages > 2 ? sizeFaults(second.rows.length, length) : []),
    ...(isShort ? lastFaults(pages, last.rows.length, length) : []),
    ...beyondFaults(pages + 1, beyond),
  ];
};

/** Checks an answer against what the contract states about pages; `body` is the first page. */
export const pageFindings = async (alias: Alias, body: unknown, asked: Asked): Promise<Found> => {
  const { pageSize: size }: CallContract = calls[alias];
  if (size === undefined) return { faults: [], untested: [] };
  const at = pagesOf(alias, asked);
  const { length } = rowsAt(body, rulesOf(alias).rows ?? '');
  if (stated(body) !== undefined)
    return { faults: await statedPages(at, body, length), untested: [] };
  const count = await rowsInAll(alias, body, asked);
  if (count === undefined) return { faults: [], untested: [{ kind: 'noRows' }] };
  const isEnough = count > size || rulesOf(alias).isShort === true;
  const untested: Untested[] = isEnough ? [] : [{ kind: 'fewRows', rows: count, size }];
  return { faults: await turned(at, size, count), untested };
};
