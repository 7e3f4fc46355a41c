import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { Configuration } from '../contract/configuration';
import { answerRules } from './answer-rules';

/** Calls that change something, each after those it needs; calls that end a session are last. */
const changing: readonly Alias[] = [
  'register/merchant',
  'validateMerchantUser',
  'VERIFY_OTP_USER',
  'register/pos',
  'validatePosUser',
  'VERIFY_OTP_POS',
  'ADD_MULTIPLE_ADMIN',
  'assignCase',
  'ENROLL_EBOX',
  'MODIFY_EBOX',
  'draftReply',
  'EBOX_UPLOAD_ALLEGATO',
  'setLoginPhone',
  'confirmFirstLoginPhone',
  'SEND_OTP_OLD_TEL',
  'validateOldPhoneOtp',
  'SEND_OTP_AND_NEW_TEL',
  'validateNewPhoneOtp',
  'SEND_OTP_PASSWORD',
  'confirmPasswordChange',
  'updateEmail',
  'savePreferences',
  'logout',
];

const rank = (alias: Alias) => (answerRules[alias].isReading ? -1 : changing.indexOf(alias));

/** What is tried, in this order; optional calls only where the configuration names them. */
export const callsToTry = ({ extensions }: Configuration, isReading: boolean): Alias[] =>
  (Object.keys(calls) as Alias[])
    .filter((alias) => {
      const { extension }: CallContract = calls[alias];
      return extension === undefined || extensions.includes(extension);
    })
    .filter((alias) => !isReading || answerRules[alias].isReading)
    .toSorted((one, other) => rank(one) - rank(other));
