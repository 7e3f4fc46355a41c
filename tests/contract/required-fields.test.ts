import { expect, test, vi } from 'vitest';
import { type Alias, calls } from '../../acquirer/contract/calls';
import { answering, backEnd, contractOf, exampleOf, outcome } from './wire';

/** What an answer cannot do without, as the wire contract says it: lists, money, counts, ids. */
const required: Partial<Record<Alias, readonly string[]>> = {
  tokenExchange: [],
  welcome: ['ebox', 'userType', 'passwordExpireDay', 'code'],
  searchPointOfSales: [
    'accountListItems',
    'accountListItems.0.codPointOfSales',
    'totalPage',
    'currentPage',
  ],
  getTotalTransaction: ['count', 'amount', 'commission', 'net'],
  getTransactionList: [
    'transactionList',
    'transactionList.0.amount',
    'transactionList.0.commission',
    'transactionList.0.net',
  ],
  GET_TOTAL_SUMMARY: ['count', 'amount', 'commission', 'net', 'declared', 'difference'],
  GET_SUMMARY_LIST: [
    'summaryList',
    'summaryList.0.uid',
    'summaryList.0.transactionNumber',
    'summaryList.0.calculatedGrossAmount',
    'summaryList.0.declaredGrossAmount',
    'summaryList.0.calculatedCommissionAmount',
    'summaryList.0.calculatedNetAmount',
    'summaryList.0.declaredNetAmount',
  ],
  GET_SUMMARY_TRANSACTION_LIST: [
    'summaryTransactionList',
    'summaryTransactionList.0.amount',
    'summaryTransactionList.0.calculatedGrossAmount',
    'summaryTransactionList.0.commission',
    'summaryTransactionList.0.net',
  ],
  GET_STATISTICS: [
    'statisticsList',
    'statisticsList.0.numberOfTransaction',
    'statisticsList.0.grossAmount',
    'statisticsList.0.feeAmount',
    'statisticsList.0.netAmount',
  ],
  DISPUTE: ['disputeList', 'disputeList.0.importoDisputa'],
  getDisputes: ['disputeList', 'disputeList.0.importoDisputa'],
  monthByPoint: [
    'pointList',
    'pointList.0.branchCode',
    'pointList.0.count',
    'pointList.0.amount',
    'pointList.0.commission',
    'pointList.0.net',
  ],
  findMovements: [
    'movementList',
    'movementList.0.amount',
    'movementList.0.commission',
    'movementList.0.net',
    'totalElements',
  ],
  payouts: [
    'payoutList',
    'payoutList.0.id',
    'payoutList.0.summaries',
    'payoutList.0.gross',
    'payoutList.0.commission',
    'payoutList.0.adjustments',
    'payoutList.0.net',
  ],
  SEARCH_ACCOUNT_BALANCE: ['accountListItems', 'accountListItems.0.date', 'totalElements'],
  GET_OUTSTANDING: ['outstandingList', 'outstandingList.0.amount'],
  SEARCH_USER_POS_LIST: ['users', 'users.0.user'],
  SEARCH_USER_LIST_BY_SOC: ['users', 'users.0.user'],
  SEARCH_POS_LIST: ['pointOfSalesList', 'pointOfSalesList.0.codPointOfSales'],
  SEARCH_POS_PAGED: ['list', 'list.0.codPointOfSales', 'pages', 'currentPage'],
  GET_POINT_OF_SALES: [],
  ADD_MULTIPLE_ADMIN: [
    'managerList',
    'managerList.0.codManager',
    'managerList.0.pointOfSalesList.0.codPointOfSales',
  ],
  GET_EBOX_LIST: ['managerList', 'managerList.0.eboxCode'],
  GET_EBOX_PROFILE: [],
  EBOX_REQUEST: ['new', 'suspended', 'expired', 'viewed', 'canceled', 'completed', 'closed'],
  SEARCH_PRATICES: [
    'practiceList',
    'practiceList.0.caseId',
    'practiceList.0.amountTrans',
    'practiceList.0.amountCont',
  ],
  openCases: [
    'caseList',
    'caseList.0.caseId',
    'caseList.0.amountTrans',
    'caseList.0.amountCont',
    'caseList.0.ebox',
    'caseList.0.state',
    'totalElements',
    'soon',
    'weeks',
    'weeks.past',
    'weeks.thisWeek',
    'weeks.nextWeek',
    'weeks.later',
    'managers',
    'managers.0.ebox',
    'managers.0.open',
    'points',
    'points.0.codPV',
    'points.0.open',
  ],
  EBOX_DETAIL: ['transAmount', 'messagesList.0.allegatiList.0.documento'],
  DETAIL_REPORT: [
    '0.new',
    '0.suspended',
    '0.expiring',
    '0.viewed',
    '0.canceled',
    '0.completed',
    '0.expired',
    '0.closed',
    '0.totalPractices',
  ],
};

const readAliases = Object.keys(required) as Alias[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** Every field of an answer; of a list, those of its first row. */
const fieldsOf = (value: unknown, prefix = ''): string[] => {
  if (!isRecord(value)) return [];
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return names.flatMap((name) => {
    const deeper = fieldsOf(value[name], `${prefix}${name}.`);
    return Array.isArray(value) ? deeper : [`${prefix}${name}`, ...deeper];
  });
};

const withField = (body: unknown, path: string, value: unknown) => {
  const copy: unknown = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let parent = copy;
  for (const name of names) parent = isRecord(parent) ? parent[name] : undefined;
  if (!isRecord(parent)) throw new Error(`no ${path} in the example`);
  parent[last] = value;
  return copy;
};

const typeWhen = async (alias: Alias, path: string, value: unknown) => {
  const { fetch } = backEnd(answering(200, withField(exampleOf(alias).answer, path, value)));
  return (await outcome(alias, fetch)).type;
};

/** JSON leaves out what is undefined. */
const missing = [undefined, null];

test.each(readAliases)(
  '%s: without a list, a sum, a count or an id the body is unreadable',
  async (alias) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    for (const path of required[alias] ?? []) {
      for (const nothing of missing) {
        expect(await typeWhen(alias, path, nothing), path).toBe('http.500');
      }
      expect(await typeWhen(alias, path, { of: 'another type' }), path).toBe('http.500');
    }
    warned.mockRestore();
  },
);

test.each(readAliases.filter((alias) => alias !== 'tokenExchange'))(
  '%s: without anything else it is readable',
  async (alias) => {
    const optional = fieldsOf(exampleOf(alias).answer).filter(
      (path) => !required[alias]?.includes(path),
    );
    for (const path of optional) {
      for (const nothing of missing) {
        expect(await typeWhen(alias, path, nothing), path).toBe('http.200');
      }
    }
  },
);

test('[ERR-004] tokenExchange: an answer without a token is a refused login', async () => {
  for (const nothing of missing) {
    expect(await typeWhen('tokenExchange', 'access_token', nothing)).toBe('http.refused');
  }
});

test('every call whose body is looked at says what it cannot do without', () => {
  const looked = (Object.keys(calls) as Alias[]).filter((alias) =>
    ['object', 'array'].includes(contractOf(alias).answer.type),
  );
  const refusing: Alias[] = ['EBOX_UPLOAD_ALLEGATO', 'draftReply'];
  expect([...readAliases, ...refusing].toSorted()).toEqual(looked.toSorted());
});
