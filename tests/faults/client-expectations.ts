import type { Alias } from '../../acquirer/contract/calls';

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
  'savePreferences',
  'assignCase',
];

/** Calls that take any body but `true` for a refusal. */
export const sendingCodes: readonly Alias[] = [
  'SEND_OTP_OLD_TEL',
  'SEND_OTP_PASSWORD',
  'SEND_OTP_AND_NEW_TEL',
];

/** The event of a 200 with an unreadable body. */
export const whenUnreadable = (alias: Alias) => {
  if (bodiless.includes(alias)) return 'http.200';
  // ERR-004: an answer without a token is a refused login.
  const isRefusal = sendingCodes.includes(alias) || alias === 'tokenExchange';
  return isRefusal ? 'http.refused' : 'http.500';
};
