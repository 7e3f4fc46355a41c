import type * as v from 'valibot';
import type { ErrorBody, RequestOf, StatusOf } from '../call';
import type { Alias, calls } from '../calls';

type CallOf<A extends Alias> = (typeof calls)[A];

/**
 * What the contract requires of a call beyond the types of its answer. Fields are named by their
 * path; `[]` means each element. Absent and empty fields are not checked.
 */
export interface AnswerRules {
  /** `YYYY-MM-DD`. */
  readonly dates?: readonly string[];
  /** `YYYY-MM-DDTHH:mm:ss`. */
  readonly times?: readonly string[];
  /** Fields with a closed list of values. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Whole numbers, where the portal keeps a text. */
  readonly integers?: readonly string[];
  /** Card numbers: at most the first six and the last four digits. */
  readonly masked?: readonly string[];
  /** A date within the requested month. */
  readonly inMonth?: string;
  /** The list that the answer is about: without a row in it little is tested. */
  readonly rows?: string;
  /** The list seldom fills a page: the others show how long a page is. */
  readonly isShort?: true;
  /** A change of the example that no longer fits; it is refused with 400. */
  readonly wrong?: object;
  /** A change of the example that no row fits; it is answered with an empty list. */
  readonly nothing?: object;
  /** What of the request is an id, with one that no merchant has; it is refused with 403 or 404. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Without any of these fields the body is unreadable; those of the first row stand for all. */
  readonly needs?: readonly string[];
}

/**
 * All that is true of a call beside its contract, which the portal does not load. The request is the
 * portal's, the answer that of the back end before it is parsed. Where product codes matter, an
 * error too.
 */
export interface Example<A extends Alias> extends AnswerRules {
  /** What the call is for, in one line, in English: OpenAPI shows it. */
  readonly purpose: string;
  /** What a back end must keep to beyond the schemas, in English: OpenAPI shows it. */
  readonly notes: string;
  /** The purpose in Italian: the atlas shows it. */
  readonly does: string;
  readonly request: RequestOf<CallOf<A>>;
  readonly answer: v.InferInput<CallOf<A>['answer']>;
  readonly error?: { readonly status: StatusOf<CallOf<A>>; readonly body: ErrorBody };
}

export type Examples<A extends Alias> = { readonly [Each in A]: Example<Each> };
