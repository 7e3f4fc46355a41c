import type { AnyOutcome, OutcomeOf } from '../../../acquirer/client';
import type { CallContract, OtpCode, RequestOf } from '../../../acquirer/contract/call';
import { call, type MachineAskOptions } from '../../call';
import { requiredActor } from '../../typed-chart';
import { type SecretAnswer, secret } from './secret';
import { type RecallAnswer, recallCode, restActor } from './sent-codes';

/** The answer of a resend. Both regions of the page may wait at once, so its names differ. */
export type ResendAnswer =
  /** `at`: the moment of the answer, in milliseconds. */
  | { readonly type: 'code.sent'; readonly at: number }
  /** The acquirer refuses: it has sent nothing, and the previous code stays valid. */
  | { readonly type: 'code.refused' }
  | { readonly type: 'code.notSent' }
  /** The answer was lost: a new code may arrive and void the previous one. */
  | { readonly type: 'code.unanswered'; readonly at: number }
  /** The session to return to is over (ERR-027). */
  | { readonly type: 'code.loggedOut' };

export type CodeAnswer =
  | Pick<AnyOutcome, 'type'>
  | { readonly type: `otp.${OtpCode}` }
  | RecallAnswer
  | ResendAnswer
  | SecretAnswer
  | { readonly type: 'code.rested' };

/** ERR-025: `false` or any other failure leaves the merchant on the same step. */
export const toResendAnswer = ({ type }: { readonly type: string }): ResendAnswer => {
  if (type === 'http.200') return { type: 'code.sent', at: Date.now() };
  if (type === 'http.network') return { type: 'code.unanswered', at: Date.now() };
  if (type === 'http.401') return { type: 'code.loggedOut' };
  return { type: type === 'http.refused' ? 'code.refused' : 'code.notSent' };
};

/** What the calls of a code need: `request` may be stored, `secret` never is. */
export interface CodeRequest<Request, Secret = unknown> {
  readonly request: Request;
  readonly secret?: Secret;
}

export interface Confirmation<Request, Secret = unknown> extends CodeRequest<Request, Secret> {
  readonly code: string;
}

/** The call that sends a code, for the first time and again. */
export const sending = <C extends CallContract, Request, Secret = unknown>(
  contract: C,
  toRequest: (request: Request) => RequestOf<C>,
  options?: MachineAskOptions,
) => {
  const request = ({ request }: CodeRequest<Request, Secret>) => toRequest(request);
  return {
    askCode: call<C, CodeRequest<Request, Secret>>(contract, request, undefined, options),
    resendCode: call(
      contract,
      request,
      (outcome: OutcomeOf<C>) => toResendAnswer(outcome),
      options,
    ),
  };
};

export const codeActors = {
  recallCode,
  rest: restActor,
  secret,
  askCode: requiredActor<CodeRequest<unknown>>('askCode'),
  resendCode: requiredActor<CodeRequest<unknown>>('resendCode'),
  confirmCode: requiredActor<Confirmation<unknown>>('confirmCode'),
};
