import type { AnswerOf, CallContract, OtpCode, Status, StatusOf } from '../contract/call';

/** The call was answered with an error: its product codes, the first of them also as `code`. */
export interface Failure<S extends Status = Status> {
  readonly type: `http.${S}`;
  readonly details: readonly string[];
  readonly code: string;
}

/** The back end has no room to make a file now: it may be asked again after so many seconds. */
export interface Busy {
  readonly type: 'http.429';
  readonly retryAfter: number;
}

/** No answer: the network failed, the time ran out, or the call was aborted. */
export interface NetworkFailure {
  readonly type: 'http.network';
}

type WithBody<Call extends CallContract> = {
  readonly type: 'http.200';
  readonly body: AnswerOf<Call>;
};

type OptionalStatus<Call extends CallContract> = Call extends {
  readonly optionalBodyOn: readonly (infer S extends Status)[];
}
  ? S
  : never;

type Answered<Call extends CallContract, S extends Status> = S extends 200
  ? WithBody<Call>
  : S extends OptionalStatus<Call>
    ? { readonly type: `http.${S}`; readonly body: AnswerOf<Call> | undefined }
    : S extends 204 | 205
      ? { readonly type: `http.${S}` }
      : S extends 429
        ? Busy
        : Failure<S>;

type Refused<Call extends CallContract> = Call extends { refuses(answer: never): boolean }
  ? { readonly type: 'http.refused'; readonly body: AnswerOf<Call> }
  : never;

type CodeRefused<Call extends CallContract> = Call extends { readonly confirmsCode: true }
  ? { readonly type: `otp.${OtpCode}` }
  : never;

type PasswordRefused<Call extends CallContract> = Call extends { readonly changesPassword: true }
  ? { readonly type: 'password.wrong' }
  : never;

type Precise<Call extends CallContract> =
  | Answered<Call, StatusOf<Call>>
  | Refused<Call>
  | CodeRefused<Call>
  | PasswordRefused<Call>
  | NetworkFailure;

/** What some call, it is not known which, may end in. */
export type AnyOutcome =
  | { readonly type: 'http.200' | 'http.206' | 'http.refused'; readonly body: unknown }
  | { readonly type: 'http.204' | 'http.205' | `otp.${OtpCode}` | 'password.wrong' }
  | Failure<Exclude<Status, 200 | 204 | 205 | 206 | 429>>
  | Busy
  | NetworkFailure;

/**
 * Every event a call can end in: one per status its contract lists, and `http.network`. Where the
 * contract declares them also `http.refused`, `otp.5704` ... `otp.5709`, `password.wrong`.
 */
export type OutcomeOf<Call extends CallContract> = string extends Call['alias']
  ? AnyOutcome
  : Precise<Call>;

/** The name of any event an outcome may have. */
export type OutcomeType = AnyOutcome['type'];
