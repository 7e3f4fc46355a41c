import type { CallContract, Status } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { examples, rulesOf } from '../../contract/examples';

/** A status that a call of the contract can be answered with, told apart by its caller or not. */
type AnswerStatus = Status | 409 | 413 | 415 | 422 | 503;

/** The answers without a body; those of an error are components. */
const successes = {
  200: 'The answer.',
  204: 'The account is closed.',
  205: 'The password must be renewed first.',
  206: 'The mobile phone must be given first.',
} as const;

interface Refusal {
  readonly name: string;
  readonly description: string;
  readonly isLater?: true;
}

const refusals: Readonly<Record<Exclude<AnswerStatus, keyof typeof successes>, Refusal>> = {
  400: { name: 'BadRequest', description: 'The request does not fit; the details say where.' },
  401: { name: 'Unauthorized', description: 'No valid session, or no valid code or credentials.' },
  403: { name: 'Forbidden', description: 'Not allowed to this session.' },
  404: { name: 'NotFound', description: 'Nothing there.' },
  406: {
    name: 'CodeRefused',
    description:
      'The one-time code is refused, the first detail says why: 5704 expired, 5707 wrong, 5708 wrong with one attempt left, 5709 blocked. Other calls: the data are refused.',
  },
  408: { name: 'SessionTooLong', description: 'The session took too long.' },
  409: {
    name: 'UnderWay',
    description: 'The same `Idempotency-Key` is being answered, or the data do not allow it now.',
  },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  415: { name: 'OtherMediaType', description: 'The body is of another media type.' },
  422: { name: 'OtherIntention', description: 'The `Idempotency-Key` had another body.' },
  429: {
    name: 'TooMany',
    description: 'Too many requests, or documents in the making; ask again after Retry-After.',
    isLater: true,
  },
  500: { name: 'Failed', description: 'Something unforeseen, or data that do not match.' },
  503: { name: 'Unavailable', description: 'Not now; ask again after Retry-After.', isLater: true },
};

const isRefusal = (status: AnswerStatus): status is keyof typeof refusals => status in refusals;

const schema = { $ref: '#/components/schemas/Error' };

const refusal = ({ description, isLater }: Refusal, example?: unknown) => ({
  description,
  ...(isLater && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

/** The headers of answers. */
export const headers = {
  RetryAfter: {
    description: 'Seconds; on another origin in `Access-Control-Expose-Headers`.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;

/** The refusals, each described once. */
export const responses = Object.fromEntries(
  Object.values(refusals).map((each) => [each.name, refusal(each)]),
);

/** Refusals that the portal does not tell apart, and that a back end may give to every call. */
const anyCall = [400, 413, 415, 429, 500, 503] as const;

/** Every status that a call can be answered with, rising. */
const statusesOf = (alias: Alias): readonly AnswerStatus[] => {
  const { access, kinds = [], repeatable, statuses }: CallContract = calls[alias];
  const all = new Set<AnswerStatus>([
    ...statuses,
    ...anyCall,
    ...(access === 'session' ? ([401, 403] as const) : []),
    // A check of visitors may refuse who registers.
    ...(kinds.includes('sends') ? ([403] as const) : []),
    ...(rulesOf(alias).ids ? ([404] as const) : []),
    ...(repeatable ? ([409, 422] as const) : []),
  ]);
  return [...all].sort((one, other) => one - other);
};

/**
 * The responses of a call by status.
 *
 * @param content the body of a 200, and of a status that carries the same body
 */
export const responsesOf = <Content extends object>(alias: Alias, content: Content) => {
  const { optionalBodyOn = [] }: CallContract = calls[alias];
  const { error } = examples[alias];
  const responseOn = (status: AnswerStatus) => {
    if (!isRefusal(status)) {
      const hasBody = status === 200 || optionalBodyOn.includes(status);
      return { description: successes[status], ...(hasBody && { content }) };
    }
    const { name } = refusals[status];
    return error?.status === status
      ? refusal(refusals[status], error.body)
      : { $ref: `#/components/responses/${name}` };
  };
  return Object.fromEntries(statusesOf(alias).map((status) => [status, responseOn(status)]));
};
