import type * as v from 'valibot';
import type { RequestOf, StatusOf } from '../call';
import type { Alias, calls } from '../calls';
import type { ErrorBody } from '../errors';

type CallOf<A extends Alias> = (typeof calls)[A];

/**
 * What a call is for, and one as it travels: what the portal sends, what a back end answers (before it is parsed), and
 * where product codes matter an error.
 */
export interface Example<A extends Alias> {
  /** In one line, in English: OpenAPI shows it. */
  readonly purpose: string;
  readonly request: RequestOf<CallOf<A>>;
  readonly answer: v.InferInput<CallOf<A>['answer']>;
  readonly error?: { readonly status: StatusOf<CallOf<A>>; readonly body: ErrorBody };
}

export type Examples<A extends Alias> = { readonly [Each in A]: Example<Each> };
