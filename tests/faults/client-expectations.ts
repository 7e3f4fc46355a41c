import type { Alias } from '../../acquirer/contract/calls';

/**
 * Which answers each call tells apart, copied by hand from the table of statuses of
 * docs/reference/contract.md: everything that is not here counts as 500.
 */
const lists = [400, 401, 403, 404, 408, 500];
const registration = [400, 401, 403, 404, 406, 408, 500];
const confirmation = registration;
const sending = [401, 408, 500];
const results = lists;

export const toldApart: Record<Alias, readonly number[]> = {
  tokenExchange: [400, 401, 403, 404, 408, 500],
  welcome: [204, 205, 401, 404, 408, 500],
  getSession: lists,
  'register/merchant': registration,
  'register/pos': registration,
  validateMerchantUser: lists,
  validatePosUser: lists,
  VERIFY_OTP_USER: confirmation,
  VERIFY_OTP_POS: confirmation,
  searchPointOfSales: lists,
  getTotalTransaction: lists,
  getTransactionList: lists,
  GET_TOTAL_SUMMARY: lists,
  GET_SUMMARY_LIST: lists,
  GET_SUMMARY_TRANSACTION_LIST: lists,
  GET_STATISTICS: lists,
  DISPUTE: lists,
  getDisputes: lists,
  SEARCH_ACCOUNT_BALANCE: lists,
  GET_PDF_ACCOUNT_BALANCE: lists,
  GET_OUTSTANDING: lists,
  SEARCH_USER_POS_LIST: lists,
  SEARCH_USER_LIST_BY_SOC: lists,
  SEARCH_POS_LIST: lists,
  SEARCH_POS_PAGED: lists,
  GET_POINT_OF_SALES: lists,
  ADD_MULTIPLE_ADMIN: results,
  ENROLL_EBOX: results,
  MODIFY_EBOX: results,
  GET_EBOX_LIST: lists,
  GET_EBOX_PROFILE: lists,
  EBOX_REQUEST: lists,
  SEARCH_PRATICES: lists,
  EBOX_DETAIL: lists,
  EBOX_DOWNLOAD_ALLEGATO: lists,
  EBOX_UPLOAD_ALLEGATO: lists,
  DETAIL_REPORT: lists,
  setLoginPhone: sending,
  confirmFirstLoginPhone: confirmation,
  SEND_OTP_OLD_TEL: sending,
  SEND_OTP_PASSWORD: sending,
  validateOldPhoneOtp: confirmation,
  SEND_OTP_AND_NEW_TEL: [...sending, 403],
  validateNewPhoneOtp: confirmation,
  confirmPasswordChange: confirmation,
  updateEmail: results,
  openCases: lists,
  draftReply: sending,
  logout: lists,
  monthByPoint: lists,
  payouts: lists,
  findMovements: lists,
};

/** Calls that confirm a one-time code. */
export const confirming: readonly Alias[] = [
  'VERIFY_OTP_USER',
  'VERIFY_OTP_POS',
  'confirmFirstLoginPhone',
  'validateOldPhoneOtp',
  'validateNewPhoneOtp',
  'confirmPasswordChange',
];

/** Calls whose 200 needs no body. */
export const bodiless: readonly Alias[] = [
  'getSession',
  'register/merchant',
  'register/pos',
  'validateMerchantUser',
  'validatePosUser',
  'VERIFY_OTP_USER',
  'VERIFY_OTP_POS',
  'ENROLL_EBOX',
  'MODIFY_EBOX',
  'setLoginPhone',
  'confirmFirstLoginPhone',
  'validateOldPhoneOtp',
  'validateNewPhoneOtp',
  'confirmPasswordChange',
  'updateEmail',
  'logout',
];

/** Calls that take any body but `true` for a refusal. */
export const sendingCodes: readonly Alias[] = [
  'SEND_OTP_OLD_TEL',
  'SEND_OTP_PASSWORD',
  'SEND_OTP_AND_NEW_TEL',
];

/** What a 200 with a body that cannot be read must become. */
export const whenUnreadable = (alias: Alias) => {
  if (bodiless.includes(alias)) return 'http.200';
  // ERR-004: an answer without a token is a refused login.
  const saysNo = sendingCodes.includes(alias) || alias === 'tokenExchange';
  return saysNo ? 'http.refused' : 'http.500';
};
