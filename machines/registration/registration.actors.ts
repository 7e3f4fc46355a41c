import { sendParent } from 'xstate';
import type { AnyOutcome, OutcomeOf } from '../../acquirer/client';
import type { RequestOf } from '../../acquirer/contract/call';
import { verifyOtpPos, verifyOtpUser } from '../../acquirer/contract/otp';
import {
  registerMerchant,
  registerPos,
  validateMerchantUser,
  validatePosUser,
} from '../../acquirer/contract/registration';
import { askAsOneIntention, type LostRequest, requestActor } from '../call';
import {
  type CodeRequest,
  type Confirmation,
  type ResendAnswer,
  toResendAnswer,
} from '../shared/code/code.actors';
import { codeWith } from '../shared/code/code.machine';
import type { CodeFailure } from '../shared/code/code.setup';
import type { SecretAnswer } from '../shared/code/secret';
import { recallCodeOfSecret } from '../shared/code/sent-codes';

type RegisterAnswer = OutcomeOf<typeof registerMerchant> & { readonly lost?: LostRequest | null };

export type RegistrationAnswer = RegisterAnswer;

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

/** What a reload may find of them: the kind, and whose code it is. */
export interface CredentialsRequest {
  readonly kind: RegistrationKind;
  readonly username: string;
}

type Input = CodeRequest<CredentialsRequest, Credentials>;
type Ask = Parameters<Parameters<typeof requestActor>[0]>[1];

/** API-021, API-022. */
const choose = (kind: RegistrationKind, credentials: Credentials, ask: Ask) => {
  const { username, password } = credentials;
  return kind === 'shop'
    ? ask(validatePosUser, credentials)
    : ask(validateMerchantUser, { username, password });
};

/** ERR-011: 403 and 404 say the same as 400, the username cannot be used. */
const toAnswer = ({ type }: OutcomeOf<typeof validateMerchantUser>): AskAnswer =>
  type === 'http.403' || type === 'http.404' ? { type: 'http.400' } : { type };

type AskAnswer = Pick<AnyOutcome, 'type'> | { readonly type: 'secret.needed' };

/** The password is never stored: without it the credentials are asked for again. */
const needed = () => ({ type: 'secret.needed' }) as const;

export const registrationActors = {
  /** API-017, API-018; INVIA RICHIESTA again after a lost answer is the same request. */
  register: requestActor<{ form: RegistrationForm; lost: LostRequest | null }, RegisterAnswer>(
    ({ form, lost }, ask) =>
      form.kind === 'shop'
        ? askAsOneIntention(ask, registerPos, form.data, lost)
        : askAsOneIntention(ask, registerMerchant, form.data, lost),
    () => ({ type: 'http.network', lost: null }),
  ),
  /** A 200 has sent the code; OTP-010; REINVIA CODICE repeats the credential call. */
  code: codeWith<CredentialsRequest, Credentials>({
    recallCode: recallCodeOfSecret,
    askCode: requestActor<Input, AskAnswer>(
      async ({ request: { kind }, secret }, ask) =>
        secret === undefined ? needed() : toAnswer(await choose(kind, secret, ask)),
      needed,
    ),
    resendCode: requestActor<Input, ResendAnswer | SecretAnswer>(
      async ({ request: { kind }, secret }, ask) =>
        secret === undefined ? needed() : toResendAnswer(await choose(kind, secret, ask)),
      () => toResendAnswer({ type: 'http.network' }),
    ),
    confirmCode: requestActor<
      Confirmation<CredentialsRequest, Credentials>,
      OutcomeOf<typeof verifyOtpUser>
    >(
      ({ code, request: { kind, username } }, ask) =>
        ask(kind === 'shop' ? verifyOtpPos : verifyOtpUser, { otp: code, user: username }),
      () => ({ type: 'http.network' }),
    ),
  }).provide({
    actions: {
      reportFailure: sendParent((_, { failure }: { readonly failure: CodeFailure }) => ({
        type: failure === 'notServed' ? 'credentials.refused' : 'credentials.failed',
      })) as never,
    },
  }),
};
