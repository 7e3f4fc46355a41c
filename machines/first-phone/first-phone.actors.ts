import type { OutcomeOf } from '../../acquirer/client';
import { confirmFirstLoginPhone, setLoginPhone } from '../../acquirer/contract/first-phone';
import { call } from '../call';
import { type ResendAnswer, toResendAnswer } from '../shared/otp/otp.actors';
import { otpWith } from '../shared/otp/otp.machine';
import { recallCode } from '../shared/otp/sent-code';

export type FirstPhoneAnswer = OutcomeOf<typeof setLoginPhone>;

interface Numbered {
  readonly number: string;
}

const cellNumber = ({ number }: Numbered) => ({ cellNumber: number });

/** ERR-027: here 401 leads to the login, without the dialog. */
const toLogin = { handles: ['http.401'] } as const;

export const firstPhoneActors = {
  recallCode,
  /** TEL-016: stores the number and sends the code to it. */
  setPhone: call(setLoginPhone, cellNumber, (outcome) => outcome, toLogin),
  /** TEL-017. */
  code: otpWith({
    confirmCode: call(
      confirmFirstLoginPhone,
      ({ code, request }: { code: string; request: Numbered }) => ({
        newCellNumber: request.number,
        otp: code,
      }),
    ),
    sendCode: call(
      setLoginPhone,
      ({ request }: { request: Numbered }) => cellNumber(request),
      (outcome): ResendAnswer =>
        outcome.type === 'http.401' ? { type: 'code.loggedOut' } : toResendAnswer(outcome),
      toLogin,
    ),
  }),
};
