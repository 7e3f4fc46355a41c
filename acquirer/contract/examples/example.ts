import type * as v from 'valibot';
import type { RequestOf, StatusOf } from '../call';
import type { Alias, calls } from '../calls';
import type { ErrorBody } from '../errors';

type CallOf<A extends Alias> = (typeof calls)[A];

/**
 * What a call is for, and one as it travels: the portal's request, and the back end's answer before
 * it is parsed. Where product codes matter, an error too.
 */
export interface Example<A extends Alias> {
  /** In one line, in English: OpenAPI shows it. */
  readonly purpose: string;
  readonly request: RequestOf<CallOf<A>>;
  readonly answer: v.InferInput<CallOf<A>['answer']>;
  readonly error?: { readonly status: StatusOf<CallOf<A>>; readonly body: ErrorBody };
}

export type Examples<A extends Alias> = { readonly [Each in A]: Example<Each> };
