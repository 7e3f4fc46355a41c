import { expect } from 'vitest';
import type { Alias } from '../../../acquirer/contract/calls';
import { type Broken, isPreflight, rewritten, withStatus } from './broken-back-ends';

type Request = Readonly<Record<string, unknown>>;

/** The same call with another request. */
const asking = (init: RequestInit, request: Request) => ({
  ...init,
  body: JSON.stringify(request),
});

const withoutKey = (init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.delete('Idempotency-Key');
  return { ...init, headers };
};

const taken = () => Response.json({}, { headers: { 'Access-Control-Allow-Origin': '*' } });

const movements: readonly Alias[] = ['getTotalTransaction', 'getTransactionList'];

/** Takes a second reply to a case, and then shows its last entry twice. */
const recordsTwice = (): Broken['react'] => {
  let sent = 0;
  return async ({ alias, init, answer }) => {
    const isReply = alias === 'EBOX_UPLOAD_ALLEGATO' && !isPreflight(init);
    const given = await answer();
    if (isReply && given.status === 200) sent += 1;
    if (alias !== 'EBOX_DETAIL' || sent < 2) return given;
    return rewritten(given, (text) => {
      const body = JSON.parse(text);
      const { messagesList } = body;
      return JSON.stringify({ ...body, messagesList: [...messagesList, messagesList.at(-1)] });
    });
  };
};

/** Whether the call carries a token of the acquirer's; the command also sends none, and a wrong one. */
const isOfSession = (init: RequestInit) =>
  !isPreflight(init) &&
  (new Headers(init.headers).get('Authorization') ?? '').length > 'Bearer not-a-token'.length;

/** Back ends whose lists, repetitions or sessions are wrong in one way each. */
export const brokenLists: readonly Broken[] = [
  {
    named: 'ignores the status of movements, and the amounts in its totals',
    only: movements,
    react: async ({ alias, init, request, answer }) => {
      if (isPreflight(init) || !movements.some((each) => each === alias)) return answer();
      const amounts = alias === 'getTotalTransaction' ? { minAmount: '', maxAmount: '' } : {};
      return answer(asking(init, { ...request, closedOnly: '', ...amounts }));
    },
    reports: [
      'getTransactionList: with {"closedOnly":"A"} the list has rows that do not fit it',
      expect.stringMatching(
        /with the same filters getTotalTransaction counts \d+ rows, the list has 0/,
      ),
    ],
  },
  {
    named: 'repeats the last row of a page on the next one',
    only: ['SEARCH_ACCOUNT_BALANCE'],
    react: async ({ alias, init, request, answer }) => {
      if (alias !== 'SEARCH_ACCOUNT_BALANCE' || !(Number(request.page) > 1)) return answer();
      const before = await answer(asking(init, { ...request, page: Number(request.page) - 1 }));
      const last = JSON.parse(await before.text()).accountListItems.at(-1);
      return rewritten(await answer(), (text) => {
        const body = JSON.parse(text);
        const [first, ...others] = body.accountListItems;
        const accountListItems = first === undefined ? [] : [last, ...others];
        return JSON.stringify({ ...body, accountListItems });
      });
    },
    reports: ['SEARCH_ACCOUNT_BALANCE: a row of page 1 is on page 2 too'],
  },
  {
    named: 'answers an empty list with 404',
    only: ['searchPointOfSales'],
    react: async ({ answer }) => {
      const given = await answer();
      const isEmpty = /"accountListItems":\[\]/.test(await given.clone().text());
      return isEmpty ? withStatus(404) : given;
    },
    reports: [
      'searchPointOfSales: to a search without results {"filter":"QQQQ"} it answers 404 instead of 200 with an empty list',
      'searchPointOfSales: to a search without results {"page":4} it answers 404 instead of 200 with an empty list',
    ],
  },
  {
    named: 'ignores the month of the statements',
    only: ['SEARCH_ACCOUNT_BALANCE'],
    react: async ({ alias, init, request, answer }) =>
      alias === 'SEARCH_ACCOUNT_BALANCE' && String(request.month).length === 6
        ? answer(asking(init, { ...request, month: '' }))
        : answer(),
    reports: [
      expect.stringMatching(/with \{"month":"\d{6}"\} the list has rows that do not fit it/),
    ],
  },
  {
    named: 'lists the same cases in every state',
    only: ['SEARCH_PRATICES'],
    react: async ({ alias, init, request, answer }) =>
      alias === 'SEARCH_PRATICES' && String(request.state).length < 12
        ? answer(asking(init, { ...request, state: 'nuove' }))
        : answer(),
    reports: ['SEARCH_PRATICES: with {"state":"sospeso"} the list has rows that do not fit it'],
  },
  {
    named: 'ignores the Idempotency-Key',
    only: ['EBOX_UPLOAD_ALLEGATO'],
    react: async ({ init, answer }) => answer(isPreflight(init) ? init : withoutKey(init)),
    reports: [
      'EBOX_UPLOAD_ALLEGATO: to the same Idempotency-Key it answers 400, which is not the first answer',
    ],
  },
  {
    named: 'records a reply twice that came twice with one Idempotency-Key',
    only: ['EBOX_UPLOAD_ALLEGATO'],
    react: recordsTwice(),
    reports: [
      'EBOX_UPLOAD_ALLEGATO: with the same Idempotency-Key the reply to the case is recorded twice',
    ],
  },
  {
    named: 'keeps the session after the logout',
    only: ['logout'],
    react: async ({ alias, init, answer }) =>
      alias === 'logout' && isOfSession(init) ? taken() : answer(),
    reports: [
      'logout: after the logout the token is still taken: welcome answers 200 instead of 401',
    ],
  },
  {
    named: 'answers 403 where a token is missing or wrong',
    only: ['GET_OUTSTANDING'],
    react: async ({ alias, answer }) => {
      const given = await answer();
      return given.status === 401 && !alias.startsWith('/auth') ? withStatus(403) : given;
    },
    reports: [
      'GET_OUTSTANDING: without a token it answers 403 instead of 401',
      'GET_OUTSTANDING: to a wrong token it answers 403 instead of 401',
    ],
  },
];
