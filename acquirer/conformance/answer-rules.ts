import type { Alias } from '../contract/calls';
import { caseStates } from '../contract/case-states';

/**
 * What the contract requires of a call beyond the types of its answer. Fields are named by their
 * path; `[]` means each element. Absent and empty fields are not checked.
 */
export interface AnswerRules {
  /** The call changes nothing, sends nothing and ends nothing. */
  readonly isReading?: true;
  /** `YYYY-MM-DD`. */
  readonly dates?: readonly string[];
  /** `YYYY-MM-DDTHH:mm:ss`. */
  readonly times?: readonly string[];
  /** Fields with a closed list of values. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Card numbers: at most the first six and the last four digits. */
  readonly masked?: readonly string[];
  /** A date within the requested month. */
  readonly inMonth?: string;
  /** The list that the answer is about: without a row in it little is tested. */
  readonly rows?: string;
  /** The list seldom fills a page: the others show how long a page is. */
  readonly isShort?: true;
  /** A change of the example that no longer fits; it is refused with 400. */
  readonly wrong?: object;
  /** A change of the example that no row fits; it is answered with an empty list. */
  readonly nothing?: object;
  /** What of the request is an id, with one that no merchant has; it is refused with 403 or 404. */
  readonly ids?: Readonly<Record<string, string>>;
}

const no = '999999999';
const noName = 'QQQQ';
const noAmount = '99999999.99';
const noEuro = '99999999';
const noPoint = '9999999999';

const transaction = (list: string): AnswerRules => ({
  isReading: true,
  times: [`${list}[].date`],
  values: { [`${list}[].status`]: ['V', 'A'] },
  masked: [`${list}[].pan`],
  rows: list,
});

const letters: AnswerRules = {
  isReading: true,
  dates: ['disputeList[].dataLettera'],
  rows: 'disputeList',
};

const typesOfManager = { 'managerList[].typeManager': ['S', 'V'] };

export const answerRules: Readonly<Record<Alias, AnswerRules>> = {
  tokenExchange: { isReading: true },
  welcome: { isReading: true, values: { ebox: ['SI', 'NO'], code: ['0', '1'] } },
  getSession: { isReading: true, wrong: { path: 5 } },
  'register/merchant': { wrong: { codVat: '1' } },
  'register/pos': { wrong: { codVat: '1' } },
  validateMerchantUser: { wrong: { password: 'corta' } },
  validatePosUser: { wrong: { password: 'corta' } },
  VERIFY_OTP_USER: { wrong: { otp: '12' } },
  VERIFY_OTP_POS: { wrong: { otp: '12' } },
  searchPointOfSales: {
    isReading: true,
    rows: 'accountListItems',
    wrong: { page: 0 },
    nothing: { filter: noName },
  },
  getTotalTransaction: { isReading: true, wrong: { month: '202613' }, ids: { codPos: noPoint } },
  getTransactionList: {
    ...transaction('transactionList'),
    inMonth: 'transactionList[].date',
    wrong: { page: 0 },
    nothing: { minAmount: noEuro },
    ids: { codPos: noPoint },
  },
  GET_TOTAL_SUMMARY: { isReading: true, wrong: { month: '202613' }, ids: { codPos: noPoint } },
  GET_SUMMARY_LIST: {
    isReading: true,
    dates: ['summaryList[].date'],
    inMonth: 'summaryList[].date',
    rows: 'summaryList',
    wrong: { typeCall: 'Z' },
    nothing: { minGrossCalculated: noEuro },
    ids: { codPos: noPoint },
  },
  GET_SUMMARY_TRANSACTION_LIST: {
    ...transaction('summaryTransactionList'),
    isShort: true,
    wrong: { page: 0 },
    ids: { uid: no },
  },
  GET_STATISTICS: {
    isReading: true,
    values: { 'statisticsList[].sequence': ['1', '2', '3', '4'] },
    rows: 'statisticsList',
    wrong: { period: 'x' },
    ids: { codPos: noPoint },
  },
  DISPUTE: { ...letters, wrong: { disputeType: 'X' } },
  getDisputes: { ...letters, wrong: { month: '202613' } },
  SEARCH_ACCOUNT_BALANCE: {
    isReading: true,
    dates: ['accountListItems[].date'],
    rows: 'accountListItems',
    wrong: { month: '2026' },
    nothing: { filter: noName },
  },
  GET_PDF_ACCOUNT_BALANCE: { isReading: true, wrong: { date: '' }, ids: { branchCode: noPoint } },
  GET_OUTSTANDING: {
    isReading: true,
    dates: ['outstandingList[].vDate', 'outstandingList[].cDate'],
    rows: 'outstandingList',
    wrong: { date: '12/10/2026' },
  },
  SEARCH_USER_POS_LIST: {
    isReading: true,
    rows: 'users',
    wrong: { codPointOfSales: '' },
    ids: { codPointOfSales: noPoint },
  },
  SEARCH_USER_LIST_BY_SOC: { isReading: true, rows: 'users' },
  SEARCH_POS_LIST: { isReading: true, rows: 'pointOfSalesList' },
  SEARCH_POS_PAGED: {
    isReading: true,
    rows: 'list',
    wrong: { page: 0 },
    nothing: { search: noName },
  },
  GET_POINT_OF_SALES: {
    isReading: true,
    wrong: { codPointOfSales: '' },
    ids: { codPointOfSales: noPoint },
  },
  ADD_MULTIPLE_ADMIN: { values: typesOfManager },
  ENROLL_EBOX: { wrong: { email: 'nessuna' } },
  MODIFY_EBOX: { wrong: { email: 'nessuna' } },
  GET_EBOX_LIST: {
    isReading: true,
    values: { 'managerList[].flSuspended': ['0', '1'] },
    rows: 'managerList',
  },
  GET_EBOX_PROFILE: { isReading: true },
  EBOX_REQUEST: { isReading: true, wrong: { ebox: '' }, ids: { ebox: no } },
  SEARCH_PRATICES: {
    isReading: true,
    dates: ['practiceList[].expiry', 'practiceList[].dataTrans'],
    masked: ['practiceList[].card'],
    rows: 'practiceList',
    wrong: { state: caseStates.join() },
    ids: { ebox: no },
  },
  openCases: {
    isReading: true,
    dates: ['caseList[].expiry', 'caseList[].dataTrans'],
    masked: ['caseList[].card'],
    rows: 'caseList',
    wrong: { page: 0 },
    nothing: { search: noAmount },
    ids: { ebox: no, codPos: noPoint },
  },
  findCases: {
    isReading: true,
    dates: ['caseList[].expiry', 'caseList[].dataTrans'],
    masked: ['caseList[].card'],
    rows: 'caseList',
    wrong: { search: '' },
    nothing: { search: noAmount },
  },
  EBOX_DETAIL: {
    isReading: true,
    dates: ['openingDate', 'transDate'],
    times: ['messagesList[].dataCreazione', 'assignment.at'],
    masked: ['card'],
    wrong: { caseID: '' },
    ids: { caseID: no },
  },
  EBOX_DOWNLOAD_ALLEGATO: { isReading: true, wrong: { doc: '' }, ids: { path: no } },
  EBOX_UPLOAD_ALLEGATO: { wrong: { cbEvasione: 'forse' }, ids: { caseId: no } },
  DETAIL_REPORT: { isReading: true, wrong: { startDate: '2026-09-01' }, ids: { cod: noPoint } },
  setLoginPhone: { wrong: { cellNumber: '333' } },
  confirmFirstLoginPhone: { wrong: { otp: '12' } },
  SEND_OTP_OLD_TEL: {},
  SEND_OTP_PASSWORD: {},
  validateOldPhoneOtp: { wrong: { otp: '12' } },
  SEND_OTP_AND_NEW_TEL: { wrong: { cellNumber: '333' } },
  validateNewPhoneOtp: { wrong: { otp: '12' } },
  confirmPasswordChange: { wrong: { otp: '12' } },
  updateEmail: { wrong: { email: 'nessuna' } },
  assignCase: { wrong: { caseID: '' }, ids: { caseID: no, ebox: no } },
  draftReply: { wrong: { action: 'burn' } },
  logout: {},
  findMovements: {
    ...transaction('movementList'),
    isShort: true,
    wrong: { text: '' },
    nothing: { text: noAmount },
  },
  payouts: {
    isReading: true,
    dates: ['payoutList[].valueDate', 'payoutList[].date'],
    rows: 'payoutList',
    inMonth: 'payoutList[].date',
    wrong: { amount: '12,5' },
    nothing: { amount: noAmount },
    ids: { codPos: noPoint },
  },
  getPreferences: { isReading: true },
  savePreferences: { wrong: { theme: 'verde' } },
  monthByPoint: { isReading: true, rows: 'pointList', wrong: { otherMonth: '2026' } },
};
