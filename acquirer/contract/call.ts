import * as v from 'valibot';
import { text } from './fields';

/** Every HTTP status that the contract of some call names. */
export const statuses = [200, 204, 205, 206, 400, 401, 403, 404, 406, 408, 429, 500] as const;
export type Status = (typeof statuses)[number];

/** Product codes of a refused one-time code, behind status 406 (ERR-019 to ERR-022). */
export const otpCodes = ['5704', '5707', '5708', '5709'] as const;
export type OtpCode = (typeof otpCodes)[number];

/** The product code an error without a detail counts as (ERR-026). */
export const missingDetail: OtpCode = '5709';

/** What a password confirmation answers, behind 500, when the old password is wrong (ERR-028). */
export const wrongOldPassword = '400 null';

/** Calls and headers beyond the specification, used only where the configuration names them. */
export const extensions = [
  'assignCase',
  'draftReply',
  'findMovements',
  'homeSummary',
  'idempotency',
  'logout',
  'monthByPoint',
  'openCases',
  'passwordRecovery',
  'payouts',
  'preferences',
  'replyTimes',
  'sorting',
] as const;
export type Extension = (typeof extensions)[number];

/**
 * What a call does that its acquirer guards in one place (`acquirer/server/http/kinds.ts`). `rights`
 * changes who may do what. `sends` costs money (an SMS or an e-mail) or leads to it. `words` keeps
 * what a person writes. Public calls are a fourth kind: `access`.
 */
export const callKinds = ['rights', 'sends', 'words'] as const;
export type CallKind = (typeof callKinds)[number];

/**
 * One call of the wire: the request, the answer, and the statuses its caller must distinguish.
 *
 * `statuses` lists the HTTP statuses that reach the caller under their name. Any other status, and
 * a body that does not fit `answer`, becomes 500. No answer at all becomes `network`. An absent
 * body, or one that is not JSON, is passed to `answer` as `undefined`. A call that needs no body
 * accepts that.
 */
export interface CallContract<
  Request extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Listed extends Status = Status,
  Alias extends string = string,
> {
  /** Its name in `config.paths` and, by default, its path. */
  readonly alias: Alias;
  /** `session`: carries the bearer token. `public`: the session id only. */
  readonly access: 'session' | 'public';
  /** The call has a separate address in the configuration, instead of `apiBaseUrl` and `paths`. */
  readonly address?: 'tokenUrl';
  /** How the request travels. Default `json`. */
  readonly send?: 'json' | 'form' | 'multipart';
  /** How the answer travels. Default `json`; a file is a Blob. */
  readonly receive?: 'json' | 'file';
  /** Changes nothing, so it may be retried: after a 503, and when its answer was lost. */
  readonly reads?: true;
  /** The kinds it is of. A call that `reads` is of none; every other call says so, be it `[]`. */
  readonly kinds?: readonly CallKind[];
  /** The call goes into the audit trail: what it is about, '' for nothing, undefined for not this time. */
  audit?(request: v.InferOutput<Request>): string | undefined;
  /** An upload or a file takes longer than a list: the client waits 120 s instead of 30. */
  readonly slow?: boolean;
  /** A small request that is sent to its end although its page is left. */
  readonly outlivesPage?: true;
  /** Done once for one intention: carries an `Idempotency-Key` where the configuration allows it. */
  readonly repeatable?: boolean;
  /** Rows per page of a list; a page beyond the last is empty. */
  readonly pageSize?: number;
  /** The fields of a row that `orderBy` may name, where the extension `sorting` is offered. */
  readonly sortedBy?: readonly string[];
  readonly request: Request;
  readonly answer: Answer;
  /** Statuses besides 200 that carry the same body, which may also be absent. */
  readonly optionalBodyOn?: readonly Listed[];
  readonly statuses: readonly Listed[];
  /** A refusal with status 200 becomes `http.refused`. */
  refuses?(answer: v.InferOutput<Answer>): boolean;
  /** The call confirms a one-time code: 406 with a known code arrives as `otp.5704` and so on. */
  readonly confirmsCode?: boolean;
  /** The call changes a password: 500 with '400 null' arrives as `password.wrong`. */
  readonly changesPassword?: boolean;
  /** The call exists only where the configuration names this extension. */
  readonly extension?: Extension;
}

/** Properties of a call that decide its outcomes; its type carries them for that reason. */
export type AnswerTraits<Answer extends v.GenericSchema = v.GenericSchema> = Pick<
  CallContract<v.GenericSchema, Answer>,
  'optionalBodyOn' | 'refuses' | 'confirmsCode' | 'changesPassword'
>;

/**
 * Keeps the literal types of a call's alias, schemas, statuses and traits.
 * @__NO_SIDE_EFFECTS__
 */
export const call = <
  Request extends v.GenericSchema,
  Answer extends v.GenericSchema,
  const Listed extends Status,
  const Alias extends string,
  const Traits extends AnswerTraits<Answer>,
>(
  contract: CallContract<Request, Answer, Listed, Alias> & Traits,
): CallContract<Request, Answer, Listed, Alias> & Pick<Traits, keyof Traits & keyof AnswerTraits> =>
  contract;

type Given<Value> = Value extends Blob
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

/** The request as a caller passes it; it may be read-only. */
export type RequestOf<Call extends CallContract> = Given<v.InferInput<Call['request']>>;

/** The request as the other side has parsed it. */
export type ParsedRequestOf<Call extends CallContract> = v.InferOutput<Call['request']>;

/** The body of a 200, parsed. */
export type AnswerOf<Call extends CallContract> = v.InferOutput<Call['answer']>;

export type StatusOf<Call extends CallContract> = Call['statuses'][number];

/** The statuses of lists, searches, exports, downloads and the session refresh (ERR-013 to ERR-016). */
export const listStatuses = [200, 400, 401, 403, 404, 408, 500] as const;

/** The statuses of a file: the back end may have no room to make it now (429). */
export const fileStatuses = [...listStatuses, 429] as const;

/** The statuses of the registration forms (ERR-007 to ERR-009). */
export const registrationStatuses = [200, 400, 401, 403, 404, 406, 408, 500] as const;

/** The statuses of the calls that confirm a one-time code (ERR-019 to ERR-026). */
export const codeStatuses = registrationStatuses;

/** The statuses of the calls that send a one-time code: all but 401 and 408 are one refusal. */
export const sendingStatuses = [200, 401, 408, 500] as const;

/** The statuses of the calls that send one to a number given in them; 400: no code is sent to it. */
export const toNumberStatuses = [...sendingStatuses, 400, 403] as const;

/** The statuses of the calls whose failure is a failed result (ERR-018). */
export const resultStatuses = listStatuses;

/** The body of every error (ERR-033): the first detail is the product code. */
export const errorBody = v.object({ details: v.array(text) });
export type ErrorBody = v.InferOutput<typeof errorBody>;
