import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import { lettersRequest, statementsRequest, summaryRequest } from './support/consultation';
import { criteria, listRequest } from './support/criteria';

const acquirer = acquirerOfTests({}, { small: 0 });
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

type Request = Readonly<Record<string, unknown>>;

/** The calls that narrow figures by criteria, each with a request that is answered. */
const usual = {
  getTotalTransaction: criteria(),
  getTransactionList: listRequest(),
  GET_TOTAL_SUMMARY: summaryRequest(),
  GET_SUMMARY_LIST: summaryRequest(),
  GET_SUMMARY_TRANSACTION_LIST: { branchCode: '', orderBy: '', page: 1, uid: '1' },
  DISPUTE: lettersRequest({ disputeType: 'ALL' }),
  getDisputes: lettersRequest(),
  GET_STATISTICS: { orderBy: '+sequence', period: 'm', codPos: '' },
  SEARCH_ACCOUNT_BALANCE: statementsRequest(),
  GET_OUTSTANDING: { date: '2026-03-15', orderBy: '', page: 1 },
  payouts: { month: '202602', amount: '', codPos: '', typeCall: 'X' },
  findMovements: { text: '44', page: 1, typeCall: 'X' },
  searchPointOfSales: { orderBy: '', page: 1, filter: '' },
} satisfies Readonly<Record<string, Request>>;
type Asked = keyof typeof usual;

const answer = async (alias: Asked, changes: Request, token = company) => {
  const response = await acquirer.post(alias, { ...usual[alias], ...changes }, token);
  return { status: response.status, ...(await response.json()) };
};

const months = ['', '202613', '2026-02'];
const days = ['0', '1', '30', '32'];
const amounts = ['1e3', '12,50', '-5', 'dodici', ' 1', '1'.repeat(14)];

/** Values that no criterion has, by their field. */
const notUnderstood: Readonly<Record<Exclude<Asked, 'getTotalTransaction'>, Request>> = {
  getTransactionList: {
    month: months,
    day: days,
    minAmount: amounts,
    page: [0],
    orderBy: ['+societyCode', '+summary', 'date', '+'],
  },
  GET_TOTAL_SUMMARY: { orderBy: ['+date'] },
  GET_SUMMARY_LIST: {
    month: months,
    day: days,
    abi: ['3O69', '123456'],
    minGrossCalculated: amounts,
    maxGrossDeclared: amounts,
    page: [0],
    orderBy: ['+uid'],
  },
  GET_SUMMARY_TRANSACTION_LIST: { orderBy: ['+societyCode'] },
  DISPUTE: {
    month: months,
    orderBy: ['-branchCode'],
    typeCall: ['Z'],
    page: [2],
    disputeType: ['CON'],
  },
  getDisputes: { month: months, orderBy: ['-branchCode'], typeCall: ['Z'] },
  GET_STATISTICS: {
    untilDay: [0, 32],
    period: ['', 'y'],
    orderBy: ['', '-sequence'],
    codPos: ['tutti'],
  },
  SEARCH_ACCOUNT_BALANCE: {
    month: ['202502', '202604', '202613'],
    orderBy: ['+pdf'],
    page: [0],
    filter: ['x'.repeat(41)],
  },
  GET_OUTSTANDING: {
    date: ['', '15-03-2026', '2026-02-30', '2025-02-28', '2026-03-17'],
    orderBy: ['+societyCode'],
    page: [2],
  },
  payouts: { month: ['', '202502'], amount: ['12,50', '12.5'] },
  findMovements: { text: ['', '   ', 'x'.repeat(41)] },
  searchPointOfSales: { orderBy: ['+password'] },
};

describe('a criterion that is not understood', () => {
  test.each(Object.entries(notUnderstood) as [Asked, Record<string, unknown[]>][])(
    'is refused by %s with 400, and named without its value',
    async (alias, fields) => {
      for (const [field, values] of Object.entries(fields))
        for (const value of values) {
          const { status, details } = await answer(alias, { [field]: value });
          expect(status, `${field} ${value}`).toBe(400);
          expect(details.join()).toContain(field);
          if (amounts.includes(String(value))) expect(details.join()).not.toContain(value);
        }
    },
  );
});

describe('a month outside the last 13', () => {
  test.each([
    'getTotalTransaction',
    'getTransactionList',
    'GET_TOTAL_SUMMARY',
    'GET_SUMMARY_LIST',
    'DISPUTE',
    'getDisputes',
  ] as const)('[BUS-003] is refused by %s', async (alias) => {
    for (const month of ['202502', '202604', '202703', '199912'])
      expect(await answer(alias, { month })).toEqual({
        status: 400,
        details: ['month: not among the last 13 months'],
      });
  });
});

describe('the point of sale', () => {
  const narrowed = [
    'getTotalTransaction',
    'getTransactionList',
    'GET_TOTAL_SUMMARY',
    'GET_SUMMARY_LIST',
    'GET_STATISTICS',
    'payouts',
    'findMovements',
  ] as const;
  const refused = { status: 403, details: ['codPos: not your point of sale'] };

  test.each(narrowed)(
    '[PRM-003] of another company, or none, is refused by %s alike',
    async (alias) => {
      expect(await answer(alias, { codPos: '2000000301' })).toEqual(refused);
      expect(await answer(alias, { codPos: '9999999999' })).toEqual(refused);
    },
  );

  test.each(narrowed)('[PRM-005] next door is refused to a shop by %s', async (alias) => {
    expect(await answer(alias, { codPos: '2000000302' }, single)).toMatchObject({ status: 403 });
  });
});
