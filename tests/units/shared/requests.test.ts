import { describe, expect, it } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { caseDetailActors } from '../../../machines/cases/case-detail/case-detail.actors';
import { caseListActors, casesActors } from '../../../machines/cases/cases.actors';
import { chargeActors } from '../../../machines/charges/charges.actors';
import { differenceActors } from '../../../machines/differences/differences.actors';
import { enrolmentActors } from '../../../machines/dispute-online/enrolment/enrolment.actors';
import { enrolmentOf } from '../../../machines/dispute-online/enrolment/enrolment.types';
import { managerAssignmentActors } from '../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.actors';
import { managerChoiceActors } from '../../../machines/dispute-online/enrolment/manager-choice/manager-choice.actors';
import { reportActors } from '../../../machines/report/report.actors';
import { statementActors } from '../../../machines/statements/statements.actors';
import { statisticsActors } from '../../../machines/statistics/statistics.actors';
import { layerActors, summaryActors } from '../../../machines/summaries/summaries.actors';
import { unpaidActors } from '../../../machines/unpaid/unpaid.actors';
import { disputes } from '../../../paths/differences/disputes';
import { begunEnrolment, typed } from '../../../paths/dispute-online/enrolment/enrolment.scenario';
import {
  assignment,
  manager,
} from '../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { filters } from '../../../paths/report/report.scenario';
import { everyPoint } from '../../../paths/statements/statements.scenario';
import { summary, transaction } from '../../../paths/summaries/summaries.rows';
import { item } from '../../../paths/unpaid/unpaid.scenario';
import { askThrough } from '../support/wire';

const point = '5000000001';
const cases = { ebox: '31', state: 'nuove', order: '', search: '' };
const october = { month: '202610', orderBy: '+branchCode', page: 1 };
const summaries = {
  month: '202611',
  day: '03',
  abi: '03069',
  minGrossCalculated: '1',
  maxGrossCalculated: '2',
  minGrossDeclared: '3',
  maxGrossDeclared: '4',
  codPos: point,
};
const askedOfSummaries = { ...summaries, pos: '', orderBy: '' };
const layer = { uid: '90210', branchCode: point, transactionNumber: '61' };

const enrolment = (mode: 'enrol' | 'modify') =>
  enrolmentOf({
    ...begunEnrolment,
    mode,
    typed: { ...typed, flagMail: false },
    managers: [manager],
    revision: 1,
  });

type Asking = readonly [
  rule: string,
  logic: AnyActorLogic,
  input: unknown,
  alias: string,
  request: object,
];

const requests: readonly Asking[] = [
  [
    '[API-070] [CAS-025] the cases of a state come by expiry, unless another order is chosen',
    caseListActors.rows,
    { criteria: cases },
    'SEARCH_PRATICES',
    { ...cases, order: 'datascad' },
  ],
  [
    '[CAS-024] [CAS-026] [BUS-014] their export asks what the screen asks',
    caseListActors.allRows,
    { criteria: { ...cases, order: 'importo', search: point } },
    'SEARCH_PRATICES',
    { ...cases, order: 'importo', search: point },
  ],
  ['[API-066] the managers', casesActors.managers, undefined, 'GET_EBOX_LIST', {}],
  [
    '[API-069] the counts of one',
    casesActors.counts,
    { ebox: '31' },
    'EBOX_REQUEST',
    { ebox: '31' },
  ],
  [
    '[API-072] a case, by its code',
    caseDetailActors.detail,
    { caseId: '880' },
    'EBOX_DETAIL',
    { caseID: '880' },
  ],
  [
    '[API-074] an attachment, by its name and its path',
    caseDetailActors.attachment,
    { request: { doc: 'ricevuta.pdf', path: '2026/10/4711' } },
    'EBOX_DOWNLOAD_ALLEGATO',
    { doc: 'ricevuta.pdf', path: '2026/10/4711' },
  ],
  [
    '[API-051] the users of the company',
    managerChoiceActors.users,
    { point: '' },
    'SEARCH_USER_LIST_BY_SOC',
    {},
  ],
  [
    '[API-052] those of a point of sale',
    managerChoiceActors.users,
    { point },
    'SEARCH_USER_POS_LIST',
    { codPointOfSales: point },
  ],
  [
    '[API-054] the table asks for the chosen points of sale alone, page by page',
    managerAssignmentActors.points,
    { codes: [point], page: 2 },
    'SEARCH_POS_PAGED',
    { ids: [point], page: 2, search: '' },
  ],
  [
    '[API-057] its rows are sent as they are',
    managerAssignmentActors.assign,
    { assignments: [assignment] },
    'ADD_MULTIPLE_ADMIN',
    [assignment],
  ],
  [
    '[ENR-018] [API-061] who has no e-box enrols, with the copy of the notices as chosen',
    enrolmentActors.send,
    enrolment('enrol'),
    'ENROLL_EBOX',
    { flagMail: false },
  ],
  [
    '[ENR-017] [API-065] who has one modifies, and the copy is always sent',
    enrolmentActors.send,
    enrolment('modify'),
    'MODIFY_EBOX',
    { flagMail: true },
  ],
  [
    '[API-054] [REP-003] in the report a company sees every point of sale, page by page',
    reportActors.points,
    { page: 2, search: 'BAR' },
    'SEARCH_POS_PAGED',
    { ids: [], page: 2, search: 'BAR' },
  ],
  [
    '[API-056] [REP-005] its magnifier asks for one',
    reportActors.details,
    { point },
    'GET_POINT_OF_SALES',
    { codPointOfSales: point },
  ],
  [
    '[API-078] the report, by point of sale, state, card and period',
    reportActors.report,
    { ...filters, cod: point },
    'DETAIL_REPORT',
    { ...filters, cod: point },
  ],
  [
    '[API-045] [EST-004] of the statements every month is an empty month, the newest first',
    statementActors.rows,
    { criteria: { month: '', search: 'BAR', codPos: '' }, page: 2 },
    'SEARCH_ACCOUNT_BALANCE',
    { month: '', orderBy: '-date', page: 2, filter: 'BAR' },
  ],
  [
    '[EST-002] the point of sale in force is what is searched for',
    statementActors.rows,
    { criteria: { month: '202610', search: '', codPos: point }, page: 1 },
    'SEARCH_ACCOUNT_BALANCE',
    { month: '202610', filter: point },
  ],
  [
    '[API-047] a document of a statement, by the code and the date of its row',
    statementActors.document,
    { request: { branchCode: '', date: '2026-10-31' } },
    'GET_PDF_ACCOUNT_BALANCE',
    { branchCode: '', date: '2026-10-31' },
  ],
  ...(
    [
      ['', 'ALL'],
      ['DRN', 'DRN'],
      ['MAN', 'MAN'],
    ] as const
  ).map(
    ([type, disputeType]): Asking => [
      `[DIF-004] [API-043] differences of type "${type}", and always page 1`,
      differenceActors.rows,
      { criteria: { month: '202610', type }, page: 3 },
      'DISPUTE',
      { disputeType, typeCall: 'X', ...october },
    ],
  ),
  [
    '[API-096] [ADD-005] charges, of a month and of no type',
    chargeActors.rows,
    { criteria: { month: '202610', codPos: '' }, page: 1 },
    'getDisputes',
    { typeCall: 'X', ...october },
  ],
  [
    '[ADD-005] their export asks for all of them',
    chargeActors.allRows,
    { criteria: { month: '202610', codPos: '' } },
    'getDisputes',
    { typeCall: 'C', ...october },
  ],
  [
    '[API-049] [INS-006] what is unpaid today, and always page 1',
    unpaidActors.rows,
    { criteria: { date: '2026-11-21', codPos: '' }, page: 2 },
    'GET_OUTSTANDING',
    { date: '2026-11-21', orderBy: '', page: 1 },
  ],
  ...['m', 't', 's'].map(
    (period): Asking => [
      `[API-041] [STA-009] the statistics of period ${period} of the point in force`,
      statisticsActors.rows,
      { criteria: { period, codPos: point }, page: 1 },
      'GET_STATISTICS',
      { orderBy: '+sequence', period, codPos: point },
    ],
  ),
  [
    '[API-037] the totals of Riepilogo have every filter',
    summaryActors.totals,
    { criteria: summaries },
    'GET_TOTAL_SUMMARY',
    { ...askedOfSummaries, page: 1 },
  ],
  [
    '[API-034] [API-035] so has a page of the screen',
    summaryActors.page,
    { criteria: summaries, page: 3 },
    'GET_SUMMARY_LIST',
    { ...askedOfSummaries, page: 3, typeCall: 'X' },
  ],
  [
    '[RIE-025] [BUS-020] an export asks for everything at once',
    summaryActors.allRows,
    { criteria: summaries },
    'GET_SUMMARY_LIST',
    { ...askedOfSummaries, page: 1, typeCall: 'C' },
  ],
  [
    '[API-039] a page of the transactions of one summary',
    layerActors.rows,
    { criteria: layer, page: 2 },
    'GET_SUMMARY_TRANSACTION_LIST',
    { branchCode: point, orderBy: '', page: 2, uid: '90210' },
  ],
];

describe('what is asked', () => {
  it.each(requests)('%s', async (_rule, logic, input, alias, request) => {
    const { asked } = await askThrough(logic, input, { type: 'http.500' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ alias, request });
  });
});

const [mine, ...rest] = disputes;
const others = rest.map((row) => ({ ...row, branchCode: '5000000002' }));
const cents = { ...item, branchCode: '5000000002', amount: 0.1 };
const sums = { amount: 5, commission: 1, net: 4, declared: 3, difference: 1 };

type Answering = readonly [
  rule: string,
  logic: AnyActorLogic,
  input: object,
  body: object,
  kept: object,
];

const differences = (codPos = '') => ({ criteria: { month: '202610', type: '', codPos }, page: 1 });
const unpaid = (codPos = '') => ({ criteria: { date: '2026-11-21', codPos }, page: 1 });

const answers: readonly Answering[] = [
  [
    '[API-044] differences add up to the cent',
    differenceActors.rows,
    differences(),
    { disputeList: [mine, ...others] },
    { rows: [mine, ...others], sums: { amount: -72.6 } },
  ],
  [
    '[DIF-008] a point of sale in force sees its own, and their sum',
    differenceActors.rows,
    differences(mine?.branchCode),
    { disputeList: [mine, ...others] },
    { rows: [mine], sums: { amount: -84.5 } },
  ],
  [
    '[ADD-005] so it does of its charges',
    chargeActors.rows,
    differences('5000000002'),
    { disputeList: [mine, ...others] },
    { rows: others, sums: { amount: 11.9 } },
  ],
  [
    '[API-050] what is unpaid comes at once, with what it adds up to',
    unpaidActors.rows,
    unpaid(),
    { outstandingList: [item, cents] },
    { rows: [item, cents], sums: { amount: 31.3 } },
  ],
  [
    '[DIF-008] of one point of sale too',
    unpaidActors.rows,
    unpaid('5000000002'),
    { outstandingList: [item, cents] },
    { rows: [cents], sums: { amount: 0.1 } },
  ],
  [
    '[API-046] [EST-009] a page of statements comes with the number of all',
    statementActors.rows,
    { criteria: { month: '', search: '', codPos: '' }, page: 2 },
    { accountListItems: [everyPoint], totalElements: 61 },
    { rows: [everyPoint], total: 61 },
  ],
  [
    '[API-038] the totals of Riepilogo have every sum',
    summaryActors.totals,
    { criteria: summaries },
    { count: 7, ...sums },
    { count: 7, sums },
  ],
  [
    '[API-036] a page of Riepilogo comes with what its rows add up to',
    summaryActors.page,
    { criteria: summaries, page: 3 },
    { summaryList: [summary, summary] },
    {
      rows: [summary, summary],
      sums: { amount: 2469.12, commission: 24.68, net: 2444.44, declared: 2375.32 },
    },
  ],
  [
    '[API-040] a page of transactions comes with the number of all',
    layerActors.rows,
    { criteria: layer, page: 2 },
    { summaryTransactionList: [transaction], totalElements: 130 },
    { rows: [transaction], total: 130 },
  ],
  [
    '[RIE-022] where the call does not count, the transactions of the summary do',
    layerActors.rows,
    { criteria: layer, page: 1 },
    { summaryTransactionList: [transaction], totalElements: null },
    { total: 61 },
  ],
];

describe('what is made of the answer', () => {
  it.each(answers)('%s', async (_rule, logic, input, body, kept) => {
    const { events } = await askThrough(logic, input, { type: 'http.200', body });
    expect(events[0]).toMatchObject({ type: 'http.200', body: kept });
  });
});
