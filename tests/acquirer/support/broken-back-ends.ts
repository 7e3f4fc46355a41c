import { expect } from 'vitest';
import type { Alias } from '../../../acquirer/contract/calls';
import { examples } from '../../../acquirer/contract/examples';
import type { React } from './conformance';

export const withStatus = (status: number, body: unknown = { details: ['0000'] }) =>
  Response.json(body, { status, headers: { 'Access-Control-Allow-Origin': '*' } });

/** A good answer with its text changed. */
export const rewritten = async (answer: Response, change: (text: string) => string) => {
  if (answer.status !== 200) return answer;
  const { status, headers } = answer;
  return new Response(change(await answer.text()), { status, headers });
};

/** The same answer with one header changed, or none of that name. */
const reheaded = async (answer: Response, name: string, change: (value: string) => string) => {
  const headers = new Headers(answer.headers);
  const value = change(headers.get(name) ?? '');
  if (value === '') headers.delete(name);
  else headers.set(name, value);
  const body = answer.status === 204 ? null : await answer.text();
  return new Response(body, { status: answer.status, headers });
};

export const isPreflight = (init: RequestInit) => init.method === 'OPTIONS';

/** Every number under these names times a hundred. */
const inCents = (text: string) =>
  text.replaceAll(
    /"(amount|commission|net|declared|difference|\w+Amount|amount\w+)":(-?[\d.]+)/g,
    (_, name, euro) => `"${name}":${Math.round(Number(euro) * 100)}`,
  );

const shortPages = async (answer: Response, request: Readonly<Record<string, unknown>>) =>
  request.typeCall === 'C'
    ? answer
    : rewritten(answer, (text) => {
        const body = JSON.parse(text);
        return JSON.stringify({ ...body, transactionList: body.transactionList.slice(0, 20) });
      });

const movements: readonly Alias[] = ['getTotalTransaction', 'getTransactionList'];
const answered = ['welcome', 'getSession', 'GET_OUTSTANDING', 'GET_EBOX_LIST', 'SEARCH_POS_LIST'];

export interface Broken {
  readonly named: string;
  readonly only?: readonly Alias[];
  readonly react: React;
  readonly reports: readonly string[];
}

/** Back ends with one fault each, and what the command says of it. */
export const brokenBackEnds: readonly Broken[] = [
  {
    named: 'answers 500 to every call',
    react: async ({ alias, answer }) => (alias.startsWith('/auth') ? answer() : withStatus(500)),
    reports: ["welcome, not tested: it answers the contract's example with 500 instead of 200"],
  },
  {
    named: 'answers 408 to every call',
    react: async ({ alias, answer }) => (alias.startsWith('/auth') ? answer() : withStatus(408)),
    reports: [
      "GET_STATISTICS, not tested: it answers the contract's example with 408 instead of 200",
    ],
  },
  {
    named: 'answers 404 to all but five calls',
    react: async ({ alias, answer }) =>
      alias.startsWith('/auth') || answered.includes(alias) ? answer() : withStatus(404),
    reports: ["EBOX_DETAIL, not tested: it answers the contract's example with 404 instead of 200"],
  },
  {
    named: 'answers a recovery for an unknown user otherwise',
    only: ['recoverPassword'],
    react: async ({ alias, request, answer }) =>
      alias === 'recoverPassword' && request.user !== 'azienda01' ? withStatus(404) : answer(),
    reports: [
      'recoverPassword: for a user who does not exist it answers 404, and not as for one who does',
    ],
  },
  {
    named: 'has no Access-Control-Allow-Origin on its answers',
    only: ['welcome'],
    react: async ({ init, answer }) =>
      isPreflight(init)
        ? answer()
        : reheaded(await answer(), 'Access-Control-Allow-Origin', () => ''),
    reports: [
      'welcome: the answer does not allow the origin of the portal (Access-Control-Allow-Origin: absent)',
    ],
  },
  {
    named: 'has no Access-Control-Allow-Origin on its errors',
    only: ['welcome'],
    react: async ({ init, answer }) => {
      const given = await answer();
      return isPreflight(init) || given.status === 200
        ? given
        : reheaded(given, 'Access-Control-Allow-Origin', () => '');
    },
    reports: [
      'welcome: the answer does not allow the origin of the portal (Access-Control-Allow-Origin: absent)',
    ],
  },
  {
    named: 'does not allow the header domain in the preflight',
    only: ['tokenExchange'],
    react: async ({ init, answer }) =>
      isPreflight(init)
        ? reheaded(await answer(), 'Access-Control-Allow-Headers', (names) =>
            names.replace(/,? ?domain/, ''),
          )
        : answer(),
    reports: [
      'tokenExchange: the preflight does not allow the header domain (Access-Control-Allow-Headers)',
    ],
  },
  {
    named: 'does not allow the header Idempotency-Key in the preflight',
    only: ['ADD_MULTIPLE_ADMIN'],
    react: async ({ init, answer }) =>
      isPreflight(init)
        ? reheaded(await answer(), 'Access-Control-Allow-Headers', (names) =>
            names.replace(/,? ?Idempotency-Key/, ''),
          )
        : answer(),
    reports: [
      'ADD_MULTIPLE_ADMIN: the preflight does not allow the header idempotency-key (Access-Control-Allow-Headers)',
    ],
  },
  {
    named: 'answers amounts in cents, rows and totals alike',
    only: movements,
    react: async ({ answer }) => rewritten(await answer(), inCents),
    reports: [
      expect.stringMatching(/getTransactionList: none of \d+ rows has cents/),
      expect.stringMatching(/is not found by filters in euro around that amount/),
    ],
  },
  {
    named: 'answers rows in cents and totals in euro',
    only: movements,
    react: async ({ alias, answer }) =>
      alias === 'getTransactionList' ? rewritten(await answer(), inCents) : answer(),
    reports: [
      expect.stringMatching(/the rows add up to \d+ in amount, getTotalTransaction.amount says/),
    ],
  },
  {
    named: 'writes dates as 03/10/2026 10:00',
    only: movements,
    react: async ({ answer }) =>
      rewritten(await answer(), (text) =>
        text.replaceAll(/(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d/g, '$3/$2/$1 $4'),
      ),
    reports: [
      expect.stringMatching(
        /transactionList\[\].date is "\d\d\/\d\d\/\d{4} \d\d:\d\d": the date is written YYYY-MM-DDTHH:mm:ss/,
      ),
    ],
  },
  {
    named: 'says OK where the contract has V',
    only: movements,
    react: async ({ answer }) =>
      rewritten(await answer(), (text) => text.replaceAll('"status":"V"', '"status":"OK"')),
    reports: ['getTransactionList: transactionList[].status is "OK": V, A are known'],
  },
  {
    named: 'ignores the page',
    only: ['getTransactionList', 'SEARCH_POS_PAGED'],
    react: async ({ init, request, answer }) =>
      request.page === undefined
        ? answer()
        : answer({ ...init, body: JSON.stringify({ ...request, page: 1 }) }),
    reports: [
      'getTransactionList: page 2 has the same rows as page 1',
      'SEARCH_POS_PAGED: page 2 has the same rows as page 1',
      'SEARCH_POS_PAGED: page 2 says it is 1',
    ],
  },
  {
    named: 'sorts each page by itself',
    only: ['getTransactionList'],
    react: async ({ init, request, answer }) => {
      if (request.orderBy !== '-amount') return answer();
      const usual = await answer({ ...init, body: JSON.stringify({ ...request, orderBy: '' }) });
      return rewritten(usual, (text) => {
        const rows: { amount: number }[] = JSON.parse(text).transactionList;
        const transactionList = rows.toSorted((one, other) => other.amount - one.amount);
        return JSON.stringify({ transactionList });
      });
    },
    reports: [
      'getTransactionList: with orderBy "-amount" the rows of the first two pages are not in that order',
    ],
  },
  {
    named: 'answers 20 rows a page',
    only: movements,
    react: async ({ alias, request, answer }) =>
      alias === 'getTransactionList' ? shortPages(await answer(), request) : answer(),
    reports: ['getTransactionList: a page has 20 rows instead of 60'],
  },
  {
    named: 'shows whole card numbers',
    only: movements,
    react: async ({ answer }) =>
      rewritten(await answer(), (text) => text.replaceAll(/(\d{6})\*+(\d{4})/g, '$1123456$2')),
    reports: [
      'getTransactionList: transactionList[].pan shows more than the first six and the last four digits of a card',
    ],
  },
  {
    named: 'takes any token',
    only: ['GET_OUTSTANDING'],
    react: async ({ alias, init, answer }) => {
      const first = await answer();
      if (first.status !== 401 || alias.startsWith('/auth')) return first;
      const isWithout = !new Headers(init.headers).has('Authorization');
      return isWithout ? first : Response.json({ outstandingList: [] });
    },
    reports: ['GET_OUTSTANDING: to a wrong token it answers 200 instead of 401'],
  },
  {
    named: 'answers without a token',
    only: ['GET_OUTSTANDING'],
    react: async ({ init, answer }) => {
      const isWithout = !new Headers(init.headers).has('Authorization');
      const first = await answer();
      return first.status === 401 && isWithout ? Response.json({ outstandingList: [] }) : first;
    },
    reports: ['GET_OUTSTANDING: without a token it answers 200 instead of 401'],
  },
  {
    named: 'answers 500 to wrong data',
    only: ['GET_STATISTICS'],
    react: async ({ answer }) => {
      const first = await answer();
      return first.status === 400 ? withStatus(500) : first;
    },
    reports: ['GET_STATISTICS: to wrong data {"period":"x"} it answers 500 instead of 400'],
  },
  {
    named: 'answers with the data of another merchant',
    only: ['EBOX_REQUEST'],
    react: async ({ alias, answer }) => {
      const first = await answer();
      const isForeign = alias === 'EBOX_REQUEST' && first.status === 403;
      return isForeign ? Response.json(examples.EBOX_REQUEST.answer) : first;
    },
    reports: [
      'EBOX_REQUEST: to an id of others {"ebox":"999999999"} it answers 200 instead of 403 or 404',
    ],
  },
  {
    named: 'leaves the last row out of its last page',
    only: movements,
    react: async ({ request, answer }) =>
      rewritten(await answer(), (text) => {
        const body = JSON.parse(text);
        const rows: unknown[] = body.transactionList ?? [];
        const isShort = rows.length > 0 && rows.length < 60 && request.typeCall === 'X';
        return isShort ? JSON.stringify({ transactionList: rows.slice(1) }) : text;
      }),
    reports: [expect.stringMatching(/the last page \(\d+\) has \d+ rows instead of \d+/)],
  },
  {
    named: 'ignores the month',
    only: ['GET_SUMMARY_LIST'],
    react: async ({ alias, answer }) =>
      alias === 'GET_SUMMARY_LIST'
        ? rewritten(await answer(), (text) => text.replaceAll(/"20\d\d-\d\d-/g, '"2024-01-'))
        : answer(),
    reports: [
      expect.stringMatching(/summaryList\[\].date is "2024-01-\d\d", but 20\d\d-\d\d was asked/),
    ],
  },
];
