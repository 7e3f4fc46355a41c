import * as v from 'valibot';
import { call, codeStatuses, sendingStatuses, toNumberStatuses } from './call';
import { anyBody, nothing, trueOnly } from './fields';
import { codeOfUser } from './otp';
import { otp } from './rules/codes';
import { phone } from './rules/person';

/** API-088: to the number in force; `true` has sent it. */
export const sendOtpOldTel = call({
  alias: 'SEND_OTP_OLD_TEL',
  access: 'session',
  kinds: ['sends'],
  request: nothing,
  answer: trueOnly,
  statuses: sendingStatuses,
  refuses: (sent) => !sent,
});

/** API-084. */
export const validateOldPhoneOtp = call({
  alias: 'validateOldPhoneOtp',
  access: 'session',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  request: codeOfUser,
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
});

/**
 * API-090: to the new number; `true` has sent it. 400: no code is sent to this number. 403: the old
 * number is not confirmed, or no longer.
 */
export const sendOtpAndNewTel = call({
  alias: 'SEND_OTP_AND_NEW_TEL',
  access: 'session',
  kinds: ['sends'],
  request: v.object({ cellNumber: phone }),
  answer: trueOnly,
  statuses: toNumberStatuses,
  refuses: (sent) => !sent,
});

/** API-085: a 200 has changed the number. */
export const validateNewPhoneOtp = call({
  alias: 'validateNewPhoneOtp',
  access: 'session',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  request: v.object({ newCellNumber: phone, otp }),
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
});
