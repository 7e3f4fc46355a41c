import type * as v from 'valibot';

/** Every HTTP status that some call of the contract tells apart. */
export type Status = 200 | 204 | 205 | 206 | 400 | 401 | 403 | 404 | 406 | 408 | 500;

/** Product codes of a refused one-time code, behind status 406 (ERR-019 to ERR-022). */
export const otpCodes = ['5704', '5707', '5708', '5709'] as const;
export type OtpCode = (typeof otpCodes)[number];

/** What a password confirmation answers, behind 500, when the old password is wrong (ERR-028). */
export const wrongOldPassword = '400 null';

/**
 * One call of the wire: what is sent, what comes back, and which answers its caller must tell apart.
 *
 * `statuses` lists the HTTP statuses that reach the caller under their own name. Any other status,
 * and a body that does not fit `answer`, arrives as 500; no answer at all arrives as `network`.
 */
export interface CallContract<
  Request extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Listed extends Status = Status,
> {
  /** `session`: carries the bearer token. `public`: the session id only. */
  readonly access: 'session' | 'public';
  /** How the request travels. Default `json`. */
  readonly send?: 'json' | 'form' | 'multipart';
  /** How the answer travels. Default `json`. */
  readonly receive?: 'json' | 'file' | 'nothing';
  readonly request: Request;
  readonly answer: Answer;
  /** Statuses besides 200 that carry the same body, which may also be absent. */
  readonly optionalBodyOn?: readonly Listed[];
  readonly statuses: readonly Listed[];
  /** A 200 that says no arrives as `http.refused`. */
  readonly refuses?: (answer: v.InferOutput<Answer>) => boolean;
  /** The call confirms a one-time code: 406 with a known code arrives as `otp.5704` and so on. */
  readonly confirmsCode?: boolean;
  /** The call changes a password: 500 with '400 null' arrives as `password.wrong`. */
  readonly changesPassword?: boolean;
}

/** Keeps the literal types of a call's schemas and statuses. */
export const call = <
  Request extends v.GenericSchema,
  Answer extends v.GenericSchema,
  const Listed extends Status,
>(
  contract: CallContract<Request, Answer, Listed>,
) => contract;

/** The statuses of lists, searches, exports, downloads and the session refresh (ERR-013 to ERR-016). */
export const listStatuses = [200, 400, 401, 403, 404, 408, 500] as const;
