import { assignCase } from './assign-case';
import type { AnswerOf, RequestOf, StatusOf } from './call';
import { draftReply, eboxDownloadAllegato, eboxUploadAllegato } from './case-reply';
import { eboxDetail, eboxRequest, getEboxList, searchPratices } from './cases';
import { dispute, getDisputes } from './differences';
import { updateEmail } from './email-change';
import {
  addMultipleAdmin,
  enrollEbox,
  getEboxProfile,
  modifyEbox,
  searchPosList,
  searchUserListBySoc,
  searchUserPosList,
} from './enrolment';
import { findCases } from './find-cases';
import { findMovements } from './find-movements';
import { confirmFirstLoginPhone, setLoginPhone } from './first-phone';
import { monthByPoint } from './month-by-point';
import { getTotalTransaction, getTransactionList } from './movements';
import { openCases } from './open-cases';
import { verifyOtpPos, verifyOtpUser } from './otp';
import { confirmPasswordChange, sendOtpPassword } from './password-change';
import { confirmRecovery, recoverPassword } from './password-recovery';
import { payouts } from './payouts';
import {
  sendOtpAndNewTel,
  sendOtpOldTel,
  validateNewPhoneOtp,
  validateOldPhoneOtp,
} from './phone-change';
import { getPointOfSales, searchPointOfSales, searchPosPaged } from './points-of-sale';
import { getPreferences, savePreferences } from './preferences';
import {
  registerMerchant,
  registerPos,
  validateMerchantUser,
  validatePosUser,
} from './registration';
import { detailReport } from './report';
import { getSession, logout, tokenExchange, welcome } from './session';
import { getPdfAccountBalance, searchAccountBalance } from './statements';
import { getStatistics } from './statistics';
import { getSummaryList, getSummaryTransactionList, getTotalSummary } from './summaries';
import { getOutstanding } from './unpaid';

/**
 * Every call of the wire by its alias, for the acquirer, tests and documents. A flow imports its
 * calls from their files, so that its bundle contains no others.
 */
export const calls = {
  tokenExchange,
  welcome,
  getSession,
  searchPointOfSales,
  getTotalTransaction,
  getTransactionList,
  GET_TOTAL_SUMMARY: getTotalSummary,
  GET_SUMMARY_LIST: getSummaryList,
  GET_SUMMARY_TRANSACTION_LIST: getSummaryTransactionList,
  GET_STATISTICS: getStatistics,
  DISPUTE: dispute,
  getDisputes,
  SEARCH_ACCOUNT_BALANCE: searchAccountBalance,
  GET_PDF_ACCOUNT_BALANCE: getPdfAccountBalance,
  GET_OUTSTANDING: getOutstanding,
  SEARCH_USER_POS_LIST: searchUserPosList,
  SEARCH_USER_LIST_BY_SOC: searchUserListBySoc,
  SEARCH_POS_LIST: searchPosList,
  SEARCH_POS_PAGED: searchPosPaged,
  GET_POINT_OF_SALES: getPointOfSales,
  GET_EBOX_LIST: getEboxList,
  GET_EBOX_PROFILE: getEboxProfile,
  EBOX_REQUEST: eboxRequest,
  SEARCH_PRATICES: searchPratices,
  EBOX_DETAIL: eboxDetail,
  EBOX_DOWNLOAD_ALLEGATO: eboxDownloadAllegato,
  DETAIL_REPORT: detailReport,
  openCases,
  findCases,
  findMovements,
  monthByPoint,
  payouts,
  getPreferences,
  // Those that change something, each after the calls that it needs; what ends the session is last.
  'register/merchant': registerMerchant,
  validateMerchantUser,
  VERIFY_OTP_USER: verifyOtpUser,
  'register/pos': registerPos,
  validatePosUser,
  VERIFY_OTP_POS: verifyOtpPos,
  ADD_MULTIPLE_ADMIN: addMultipleAdmin,
  assignCase,
  ENROLL_EBOX: enrollEbox,
  MODIFY_EBOX: modifyEbox,
  draftReply,
  EBOX_UPLOAD_ALLEGATO: eboxUploadAllegato,
  setLoginPhone,
  confirmFirstLoginPhone,
  SEND_OTP_OLD_TEL: sendOtpOldTel,
  validateOldPhoneOtp,
  SEND_OTP_AND_NEW_TEL: sendOtpAndNewTel,
  validateNewPhoneOtp,
  SEND_OTP_PASSWORD: sendOtpPassword,
  confirmPasswordChange,
  updateEmail,
  savePreferences,
  logout,
  recoverPassword,
  confirmRecovery,
} as const;

export type Alias = keyof typeof calls;
export type CallRequest<A extends Alias> = RequestOf<(typeof calls)[A]>;
export type CallAnswer<A extends Alias> = AnswerOf<(typeof calls)[A]>;
export type CallStatus<A extends Alias> = StatusOf<(typeof calls)[A]>;
