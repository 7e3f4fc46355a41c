import {
  sendOtpAndNewTel,
  sendOtpOldTel,
  validateNewPhoneOtp,
  validateOldPhoneOtp,
} from '../../acquirer/contract/phone-change';
import { call } from '../call';
import { type Confirmation, sending } from '../shared/code/code.actors';
import { codeWith } from '../shared/code/code.machine';
import { verifyingActors } from '../verifying';

interface Known {
  readonly user: string;
}

interface NewNumber {
  readonly newNumber: string;
}

export const phoneChangeActors = {
  ...verifyingActors,
  /** TEL-005, TEL-006: REINVIA CODICE repeats the send call of its step. */
  oldNumberCode: codeWith<Known>({
    ...sending(sendOtpOldTel, (_: Known) => ({})),
    confirmCode: call(validateOldPhoneOtp, ({ code, request: { user } }: Confirmation<Known>) => ({
      otp: code,
      user,
    })),
  }),
  /** TEL-009, TEL-010. */
  newNumberCode: codeWith<NewNumber>({
    ...sending(sendOtpAndNewTel, ({ newNumber }: NewNumber) => ({ cellNumber: newNumber })),
    confirmCode: call(
      validateNewPhoneOtp,
      ({ code, request: { newNumber } }: Confirmation<NewNumber>) => ({
        newCellNumber: newNumber,
        otp: code,
      }),
    ),
  }),
};
