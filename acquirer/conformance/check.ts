import * as v from 'valibot';
import { addressOf, bodyOf, headersOf } from '../client/request';
import { type CallContract, otpCodes } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { Configuration } from '../contract/configuration';
import { errorBody } from '../contract/errors';
import { examples } from '../contract/examples';

/** What does not keep to the contract, as far as it can be told in any language. */
export type Fault =
  | { readonly kind: 'unanswered'; readonly reason: string }
  | { readonly kind: 'unlisted'; readonly status: number; readonly listed: readonly number[] }
  | { readonly kind: 'unreadable'; readonly status: number; readonly at: readonly string[] }
  | { readonly kind: 'errorBody'; readonly status: number }
  | { readonly kind: 'unknownCode'; readonly code: string }
  | { readonly kind: 'noPdf' }
  | { readonly kind: 'openToAll'; readonly status: number }
  | { readonly kind: 'origin'; readonly allowed: string }
  | { readonly kind: 'header'; readonly name: string };

export interface Checked {
  readonly alias: Alias;
  /** The answer with the session, null where there was none. */
  readonly status: number | null;
  readonly faults: readonly Fault[];
}

export interface ConformanceOptions {
  /** Where the calls are: `apiBaseUrl`, `tokenUrl` and `paths`, whole addresses. */
  readonly configuration: Configuration;
  readonly token: string;
  readonly sessionId: string;
  /** The origin of the portal, where it is another one than the back end's. */
  readonly origin?: string;
  /** Only the calls that change nothing. */
  readonly isReading?: boolean;
  readonly fetch?: typeof globalThis.fetch;
}

/** The calls that change nothing, send nothing and end nothing. */
const reading: readonly Alias[] = [
  'welcome',
  'getSession',
  'searchPointOfSales',
  'getTotalTransaction',
  'getTransactionList',
  'GET_TOTAL_SUMMARY',
  'GET_SUMMARY_LIST',
  'GET_SUMMARY_TRANSACTION_LIST',
  'GET_STATISTICS',
  'DISPUTE',
  'getDisputes',
  'SEARCH_ACCOUNT_BALANCE',
  'GET_PDF_ACCOUNT_BALANCE',
  'GET_OUTSTANDING',
  'SEARCH_USER_POS_LIST',
  'SEARCH_USER_LIST_BY_SOC',
  'SEARCH_POS_LIST',
  'SEARCH_POS_PAGED',
  'GET_POINT_OF_SALES',
  'GET_EBOX_LIST',
  'GET_EBOX_PROFILE',
  'EBOX_REQUEST',
  'SEARCH_PRATICES',
  'EBOX_DETAIL',
  'EBOX_DOWNLOAD_ALLEGATO',
  'DETAIL_REPORT',
];

/** Those that end the session come last; optional ones only where the configuration names them. */
const toSend = ({ configuration, isReading = false }: ConformanceOptions): Alias[] => {
  const all = Object.keys(calls) as Alias[];
  const offered = all.filter((alias) => {
    const { extension }: CallContract = calls[alias];
    return extension === undefined || configuration.extensions.includes(extension);
  });
  const wanted = isReading ? offered.filter((alias) => reading.includes(alias)) : offered;
  const ends = (alias: Alias) => Number(['updateEmail', 'logout'].includes(alias));
  const changes = (alias: Alias) => Number(!reading.includes(alias));
  return wanted.toSorted((one, other) => ends(one) - ends(other) || changes(one) - changes(other));
};

const bodyAs = (contract: CallContract, request: object) => {
  const body = bodyOf(contract, request);
  return body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body);
};

const send = (alias: Alias, options: ConformanceOptions, token: string | null) => {
  const contract: CallContract = calls[alias];
  const { configuration, sessionId, fetch = globalThis.fetch } = options;
  const headers = headersOf(contract, configuration, { id: sessionId, token });
  if ((contract.send ?? 'json') === 'json') headers.set('Content-Type', 'application/json');
  if (options.origin !== undefined) headers.set('Origin', options.origin);
  return fetch(addressOf(contract, configuration), {
    method: 'POST',
    headers,
    body: bodyAs(contract, examples[alias].request),
    signal: AbortSignal.timeout(contract.slow ? 120_000 : 30_000),
  });
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const errorFaults = (contract: CallContract, status: number, body: unknown): Fault[] => {
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return [{ kind: 'errorBody', status }];
  const [code = ''] = parsed.output.details;
  const isCode = otpCodes.some((known) => known === code);
  return status === 406 && contract.confirmsCode && !isCode ? [{ kind: 'unknownCode', code }] : [];
};

const answerFaults = async (contract: CallContract, response: Response): Promise<Fault[]> => {
  const { status } = response;
  const listed: readonly number[] = contract.statuses;
  // An error that is not listed counts as 500, by the contract; an answer that is no error does not.
  if (!listed.includes(status) && status < 400) return [{ kind: 'unlisted', status, listed }];
  if (status === 200 && contract.receive === 'file') {
    const start = new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5));
    return start === '%PDF-' ? [] : [{ kind: 'noPdf' }];
  }
  const body = jsonIn(await response.text());
  if (status >= 400) return errorFaults(contract, status, body);
  if (status !== 200) return [];
  const parsed = v.safeParse(contract.answer, body);
  if (parsed.success) return [];
  const at = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body'))];
  return [{ kind: 'unreadable', status, at }];
};

const requestHeaders = ['authorization', 'content-type', 'session-id'];

/** What a browser asks before it sends a call to another origin. */
const crossOriginFaults = async (alias: Alias, options: ConformanceOptions): Promise<Fault[]> => {
  const { origin, configuration, fetch = globalThis.fetch } = options;
  if (origin === undefined) return [];
  const response = await fetch(addressOf(calls[alias], configuration), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestHeaders.join(','),
    },
  });
  const allowed = response.headers.get('access-control-allow-origin') ?? '';
  if (allowed !== origin && allowed !== '*') return [{ kind: 'origin', allowed }];
  const names = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  return requestHeaders
    .filter((name) => !names.includes(name))
    .map((name) => ({ kind: 'header', name }));
};

/** A call of the session without its token is nobody's. */
const withoutToken = async (alias: Alias, options: ConformanceOptions): Promise<Fault[]> => {
  if (calls[alias].access !== 'session') return [];
  const { status } = await send(alias, options, null);
  return status === 401 ? [] : [{ kind: 'openToAll', status }];
};

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

const checkCall = async (alias: Alias, options: ConformanceOptions): Promise<Checked> => {
  try {
    const before = [
      ...(await crossOriginFaults(alias, options)),
      ...(await withoutToken(alias, options)),
    ];
    const response = await send(alias, options, options.token);
    const faults = await answerFaults(calls[alias], response);
    return { alias, status: response.status, faults: [...before, ...faults] };
  } catch (error) {
    return { alias, status: null, faults: [{ kind: 'unanswered', reason: reasonOf(error) }] };
  }
};

/** Sends the calls of the contract one after the other, each with its example, and tells what each is answered. */
export async function* checkConformance(options: ConformanceOptions): AsyncGenerator<Checked> {
  for (const alias of toSend(options)) yield await checkCall(alias, options);
}
