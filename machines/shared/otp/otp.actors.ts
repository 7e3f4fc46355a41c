import type { OtpCode } from '../../../acquirer/contract/call';
import { requiredActor } from '../../typed-chart';

type ConfirmStatus = 200 | 400 | 403 | 404 | 406 | 500;

/** The answer of a resend; the statuses of its call become three outcomes here. */
export type ResendAnswer =
  /** `at`: the moment of the answer, in milliseconds. */
  | { readonly type: 'code.sent'; readonly at: number }
  /** The acquirer refuses: it has sent nothing, and the previous code stays valid. */
  | { readonly type: 'code.refused' }
  | { readonly type: 'code.notSent' }
  /** The answer was lost: a new code may arrive and void the previous one. */
  | { readonly type: 'code.unanswered'; readonly at: number }
  /** The session to return to is over (ERR-027). */
  | { readonly type: 'code.loggedOut' }
  /** The call that sends it needs a password, which is never stored for a reload. */
  | { readonly type: 'code.passwordNeeded' };

export type OtpAnswer =
  | { readonly type: `http.${ConfirmStatus}` }
  | { readonly type: 'http.network' }
  | { readonly type: `otp.${OtpCode}` }
  | { readonly type: 'password.wrong' }
  | ResendAnswer;

/**
 * Both regions of the chart may wait at once, so a resend answers with separate event names.
 * ERR-025: `false` or any other failure leaves the merchant on the same step.
 */
export const toResendAnswer = (outcome: { readonly type: string }): ResendAnswer => {
  if (outcome.type === 'http.200') return { type: 'code.sent', at: Date.now() };
  if (outcome.type === 'http.network') return { type: 'code.unanswered', at: Date.now() };
  if (outcome.type === 'http.refused') return { type: 'code.refused' };
  return { type: 'code.notSent' };
};

export const otpActors = {
  confirmCode: requiredActor<{ code: string; request: unknown }>('confirmCode'),
  sendCode: requiredActor<{ request: unknown }>('sendCode'),
};
