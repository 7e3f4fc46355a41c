import type { OutcomeOf } from '../../acquirer/client';
import {
  sendOtpAndNewTel,
  sendOtpOldTel,
  validateNewPhoneOtp,
  validateOldPhoneOtp,
} from '../../acquirer/contract/phone-change';
import { call } from '../call';
import { toResendAnswer } from '../shared/otp/otp.actors';
import { otpWith } from '../shared/otp/otp.machine';
import { recallCode } from '../shared/otp/sent-code';
import { verifyingActors } from '../verifying';

export type PhoneChangeAnswer =
  | OutcomeOf<typeof sendOtpOldTel>
  | OutcomeOf<typeof sendOtpAndNewTel>;

/**
 * The input of a confirmation besides the code: the user, and the new number where there is one.
 */
export interface PhoneRequest {
  readonly user: string;
  readonly newNumber: string;
}

interface Confirmation {
  readonly code: string;
  readonly request: PhoneRequest;
}

export const phoneChangeActors = {
  ...verifyingActors,
  recallCode,
  /** TEL-005. */
  sendToOldNumber: call(sendOtpOldTel, () => ({})),
  /** TEL-009. */
  sendToNewNumber: call(sendOtpAndNewTel, (input: { newNumber: string }) => ({
    cellNumber: input.newNumber,
  })),
  /** TEL-006: REINVIA CODICE repeats the send call of its step. */
  oldNumberCode: otpWith<PhoneRequest>({
    confirmCode: call(validateOldPhoneOtp, ({ code, request }: Confirmation) => ({
      otp: code,
      user: request.user,
    })),
    sendCode: call(sendOtpOldTel, () => ({}), toResendAnswer),
  }),
  /** TEL-010. */
  newNumberCode: otpWith({
    confirmCode: call(validateNewPhoneOtp, ({ code, request }: Confirmation) => ({
      newCellNumber: request.newNumber,
      otp: code,
    })),
    sendCode: call(
      sendOtpAndNewTel,
      (input: { request: PhoneRequest }) => ({ cellNumber: input.request.newNumber }),
      toResendAnswer,
    ),
  }),
};
