import type { OutcomeOf } from '../../acquirer/client';
import type { RequestOf } from '../../acquirer/contract/call';
import { verifyOtpPos, verifyOtpUser } from '../../acquirer/contract/otp';
import {
  registerMerchant,
  registerPos,
  validateMerchantUser,
  validatePosUser,
} from '../../acquirer/contract/registration';
import { askAsOneIntention, type LostRequest, requestActor } from '../call';
import { toResendAnswer } from '../shared/otp/otp.actors';
import { otpWith } from '../shared/otp/otp.machine';
import { recallCode } from '../shared/otp/sent-code';

type RegisterAnswer = OutcomeOf<typeof registerMerchant> & { readonly lost?: LostRequest | null };

export type RegistrationAnswer = RegisterAnswer | OutcomeOf<typeof validateMerchantUser>;

/** The kind of user that is registered, and the content of its form. */
export type RegistrationForm =
  | { readonly kind: 'company'; readonly data: RequestOf<typeof registerMerchant> }
  | { readonly kind: 'shop'; readonly data: RequestOf<typeof registerPos> };

export type RegistrationKind = RegistrationForm['kind'];

/** `email` is asked of a shop alone (REG-022). */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly email: string;
}

/** Whose credentials: what the calls after the form need. */
export interface Chosen {
  readonly kind: RegistrationKind;
  readonly credentials: Credentials;
}

type Ask = Parameters<Parameters<typeof requestActor>[0]>[1];

const choose = ({ kind, credentials }: Chosen, ask: Ask) =>
  kind === 'shop'
    ? ask(validatePosUser, credentials)
    : ask(validateMerchantUser, {
        username: credentials.username,
        password: credentials.password,
      });

export const registrationActors = {
  recallCode,
  /** API-017, API-018; INVIA RICHIESTA again after a lost answer is the same request. */
  register: requestActor<{ form: RegistrationForm; lost: LostRequest | null }, RegisterAnswer>(
    ({ form, lost }, ask) =>
      form.kind === 'shop'
        ? askAsOneIntention(ask, registerPos, form.data, lost)
        : askAsOneIntention(ask, registerMerchant, form.data, lost),
  ),
  /** API-021, API-022: a 200 has sent the code. */
  choose: requestActor<Chosen, OutcomeOf<typeof validateMerchantUser>>(choose),
  /** OTP-010; REINVIA CODICE repeats the credential call. */
  code: otpWith({
    confirmCode: requestActor<{ code: string; request: Chosen }, OutcomeOf<typeof verifyOtpUser>>(
      ({ code, request }, ask) =>
        ask(request.kind === 'shop' ? verifyOtpPos : verifyOtpUser, {
          otp: code,
          user: request.credentials.username,
        }),
    ),
    sendCode: requestActor<{ request: Chosen }, ReturnType<typeof toResendAnswer>>(
      async ({ request }, ask) =>
        // Not stored for a reload: without it the credentials are asked for again.
        request.credentials.password === ''
          ? { type: 'code.passwordNeeded' }
          : toResendAnswer(await choose(request, ask)),
    ),
  }),
};
