import type { Alias } from '../../acquirer/contract/calls';

/** A call as the contract page describes it. */
interface Specified {
  /** The answers it distinguishes: everything else counts as 500. */
  readonly answers: readonly number[];
  /** The required fields of a body: lists, money, counts, ids. Absent where the body is ignored. */
  readonly needs?: readonly string[];
}

const lists = [400, 401, 403, 404, 408, 500];
const registration = [400, 401, 403, 404, 406, 408, 500];
const confirmation = registration;
const sending = [401, 408, 500];
const results = lists;

/** Every call, copied by hand from docs/reference/contract.md. */
export const specified: Readonly<Record<Alias, Specified>> = {
  tokenExchange: { answers: [400, 401, 403, 404, 408, 500], needs: [] },
  welcome: {
    answers: [204, 205, 401, 404, 408, 500],
    needs: ['ebox', 'userType', 'passwordExpireDay', 'code'],
  },
  getSession: { answers: lists },
  'register/merchant': { answers: registration },
  'register/pos': { answers: registration },
  validateMerchantUser: { answers: lists },
  validatePosUser: { answers: lists },
  VERIFY_OTP_USER: { answers: confirmation },
  VERIFY_OTP_POS: { answers: confirmation },
  searchPointOfSales: {
    answers: lists,
    needs: ['accountListItems', 'accountListItems.0.codPointOfSales', 'totalPage', 'currentPage'],
  },
  getTotalTransaction: { answers: lists, needs: ['count', 'amount', 'commission', 'net'] },
  getTransactionList: {
    answers: lists,
    needs: [
      'transactionList',
      'transactionList.0.amount',
      'transactionList.0.commission',
      'transactionList.0.net',
    ],
  },
  GET_TOTAL_SUMMARY: {
    answers: lists,
    needs: ['count', 'amount', 'commission', 'net', 'declared', 'difference'],
  },
  GET_SUMMARY_LIST: {
    answers: lists,
    needs: [
      'summaryList',
      'summaryList.0.uid',
      'summaryList.0.transactionNumber',
      'summaryList.0.calculatedGrossAmount',
      'summaryList.0.declaredGrossAmount',
      'summaryList.0.calculatedCommissionAmount',
      'summaryList.0.calculatedNetAmount',
      'summaryList.0.declaredNetAmount',
    ],
  },
  GET_SUMMARY_TRANSACTION_LIST: {
    answers: lists,
    needs: [
      'summaryTransactionList',
      'summaryTransactionList.0.amount',
      'summaryTransactionList.0.calculatedGrossAmount',
      'summaryTransactionList.0.commission',
      'summaryTransactionList.0.net',
    ],
  },
  GET_STATISTICS: {
    answers: lists,
    needs: [
      'statisticsList',
      'statisticsList.0.numberOfTransaction',
      'statisticsList.0.grossAmount',
      'statisticsList.0.feeAmount',
      'statisticsList.0.netAmount',
    ],
  },
  DISPUTE: { answers: lists, needs: ['disputeList', 'disputeList.0.importoDisputa'] },
  getDisputes: { answers: lists, needs: ['disputeList', 'disputeList.0.importoDisputa'] },
  SEARCH_ACCOUNT_BALANCE: {
    answers: lists,
    needs: ['accountListItems', 'accountListItems.0.date', 'totalElements'],
  },
  GET_PDF_ACCOUNT_BALANCE: { answers: lists },
  GET_OUTSTANDING: { answers: lists, needs: ['outstandingList', 'outstandingList.0.amount'] },
  SEARCH_USER_POS_LIST: { answers: lists, needs: ['users', 'users.0.user'] },
  SEARCH_USER_LIST_BY_SOC: { answers: lists, needs: ['users', 'users.0.user'] },
  SEARCH_POS_LIST: {
    answers: lists,
    needs: ['pointOfSalesList', 'pointOfSalesList.0.codPointOfSales'],
  },
  SEARCH_POS_PAGED: {
    answers: lists,
    needs: ['list', 'list.0.codPointOfSales', 'pages', 'currentPage'],
  },
  GET_POINT_OF_SALES: { answers: lists, needs: [] },
  ADD_MULTIPLE_ADMIN: {
    answers: results,
    needs: [
      'managerList',
      'managerList.0.codManager',
      'managerList.0.pointOfSalesList.0.codPointOfSales',
    ],
  },
  ENROLL_EBOX: { answers: results },
  MODIFY_EBOX: { answers: results },
  GET_EBOX_LIST: { answers: lists, needs: ['managerList', 'managerList.0.eboxCode'] },
  GET_EBOX_PROFILE: { answers: lists, needs: [] },
  EBOX_REQUEST: {
    answers: lists,
    needs: ['new', 'suspended', 'expired', 'viewed', 'canceled', 'completed', 'closed'],
  },
  SEARCH_PRATICES: {
    answers: lists,
    needs: [
      'practiceList',
      'practiceList.0.caseId',
      'practiceList.0.amountTrans',
      'practiceList.0.amountCont',
    ],
  },
  EBOX_DETAIL: {
    answers: lists,
    needs: ['transAmount', 'messagesList.0.allegatiList.0.documento'],
  },
  EBOX_DOWNLOAD_ALLEGATO: { answers: lists },
  EBOX_UPLOAD_ALLEGATO: { answers: lists },
  DETAIL_REPORT: {
    answers: lists,
    needs: [
      '0.new',
      '0.suspended',
      '0.expiring',
      '0.viewed',
      '0.canceled',
      '0.completed',
      '0.expired',
      '0.closed',
      '0.totalPractices',
      '0.replies.0.month',
      '0.replies.0.inTime',
      '0.replies.0.late',
      '0.replies.0.unanswered',
    ],
  },
  setLoginPhone: { answers: [...sending, 400, 403] },
  confirmFirstLoginPhone: { answers: confirmation },
  SEND_OTP_OLD_TEL: { answers: sending },
  SEND_OTP_PASSWORD: { answers: sending },
  validateOldPhoneOtp: { answers: confirmation },
  SEND_OTP_AND_NEW_TEL: { answers: [...sending, 400, 403] },
  validateNewPhoneOtp: { answers: confirmation },
  confirmPasswordChange: { answers: confirmation },
  updateEmail: { answers: results },
  findCases: {
    answers: lists,
    needs: [
      'caseList',
      'caseList.0.caseId',
      'caseList.0.amountTrans',
      'caseList.0.amountCont',
      'caseList.0.ebox',
      'caseList.0.state',
      'totalElements',
    ],
  },
  openCases: {
    answers: lists,
    needs: [
      'caseList',
      'caseList.0.caseId',
      'caseList.0.amountTrans',
      'caseList.0.amountCont',
      'caseList.0.ebox',
      'caseList.0.state',
      'totalElements',
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
  },
  assignCase: { answers: lists },
  draftReply: { answers: sending },
  logout: { answers: lists },
  monthByPoint: {
    answers: lists,
    needs: [
      'pointList',
      'pointList.0.branchCode',
      'pointList.0.count',
      'pointList.0.amount',
      'pointList.0.commission',
      'pointList.0.net',
    ],
  },
  payouts: {
    answers: lists,
    needs: [
      'payoutList',
      'payoutList.0.id',
      'payoutList.0.summaries',
      'payoutList.0.gross',
      'payoutList.0.commission',
      'payoutList.0.adjustments',
      'payoutList.0.net',
    ],
  },
  findMovements: {
    answers: lists,
    needs: [
      'movementList',
      'movementList.0.amount',
      'movementList.0.commission',
      'movementList.0.net',
      'totalElements',
    ],
  },
  getPreferences: {
    answers: lists,
    needs: [
      'theme',
      'rows',
      'searches.0.name',
      'searches.0.address',
      'searches.0.month',
      'recent.0',
    ],
  },
  savePreferences: { answers: lists },
};
