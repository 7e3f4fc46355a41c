import { createFetch } from 'ofetch';
import * as v from 'valibot';
import type { CallContract, RequestOf } from '../contract/call';
import type { Configuration } from '../contract/configuration';
import { failed, outcomeOf, type Reply, readReply } from './answer';
import { now, readClock } from './clock';
import type { OutcomeOf } from './outcome';
import {
  addressOf,
  bodyOf,
  type ClientSession,
  headersOf,
  pathsOf,
  startDeadline,
} from './request';
import { askedTwice } from './second-try';

export interface ClientOptions {
  readonly configuration: Configuration;
  /** Read before every call: the token appears after login and changes with it. */
  readonly session: () => ClientSession;
  /** Default: the browser's. */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Gets another token than this one, which has expired or is about to; whether there is one. Without it, or
   * when it answers false, 401 is the answer.
   */
  readonly renew?: (token: string) => Promise<boolean>;
  /** The prefetched answer to exactly this request, if there is one that has not been used yet. */
  readonly prefetched?: (address: string, request: RequestInit) => Promise<Response> | undefined;
}

export interface AskOptions {
  /** Aborts the request; the outcome is then `http.network`. */
  readonly signal?: AbortSignal;
  /** Multipart calls only: receives the part that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /**
   * One per intention of the person, so that the same request can be repeated; without it a
   * repeatable call gets a new one each time. Travels only where the configuration allows
   * `idempotency`.
   */
  readonly idempotencyKey?: string;
}

export interface Client {
  /**
   * Whether a call without an answer may be made again by itself: it only reads, or the back end keeps its
   * `Idempotency-Key`. Never one that confirms a code: a wrong one would cost two tries.
   */
  repeats(contract: CallContract): boolean;
  /**
   * Makes one call and answers with exactly one event; never rejects. A request that breaks the
   * contract is not sent: it is a fault of the portal. The console gets its fields, never their
   * values, and the caller gets `http.500`.
   */
  ask<Call extends CallContract>(
    contract: Call,
    request: RequestOf<Call>,
    options?: AskOptions,
  ): Promise<OutcomeOf<Call>>;
}

const usual = 30_000;
const long = 120_000;

const isExport = (request: object) => 'typeCall' in request && request.typeCall === 'C';

const patience = (contract: CallContract, request: object) =>
  contract.slow || contract.receive === 'file' || isExport(request) ? long : usual;

const checked = (contract: CallContract, request: unknown, configuration: Configuration) => {
  if (contract.extension && !configuration.extensions.includes(contract.extension)) {
    console.error(`${contract.alias}: the configuration does not name its extension`);
    return undefined;
  }
  const parsed = v.safeParse(contract.request, request);
  if (parsed.success) return parsed.output as object;
  console.error(`${contract.alias}: the request breaks the contract at ${pathsOf(parsed.issues)}`);
  return undefined;
};

interface Post {
  readonly headers: Headers;
  readonly body: object;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
}

const keyOf = ({ repeatable }: CallContract, { idempotencyKey }: AskOptions) =>
  idempotencyKey ?? (repeatable ? crypto.randomUUID() : undefined);

/** How a request leaves: through ofetch, or where its progress is wanted through the uploader. */
const sender = ({ fetch, prefetched }: ClientOptions) => {
  const post = createFetch({
    fetch: (address, request = {}) =>
      prefetched?.(String(address), request) ?? (fetch ?? globalThis.fetch)(address, request),
    defaults: { method: 'POST', retry: 0, ignoreResponseError: true, responseType: 'stream' },
  });
  return async (address: string, { body, ...rest }: Post, onProgress?: (part: number) => void) => {
    if (onProgress === undefined || fetch !== undefined || !(body instanceof FormData)) {
      return post.raw(address, { body, ...rest });
    }
    const { upload } = await import('./upload');
    return upload(address, { body, ...rest, onProgress });
  };
};

/** A token that expires on the way would be refused there. */
const onTheWayMs = 10_000;

const isStale = ({ expiresAt }: ClientSession) =>
  typeof expiresAt === 'number' && expiresAt - onTheWayMs < now().getTime();

type Renew = NonNullable<ClientOptions['renew']>;

/** The portal's end of the wire (API-001 to API-005). */
export const createClient = (options: ClientOptions): Client => {
  const { configuration, session, renew } = options;
  const post = sender(options);

  const exchange = async (contract: CallContract, request: object, options: AskOptions) => {
    const deadline = startDeadline(patience(contract, request), options.signal);
    try {
      const headers = headersOf(contract, configuration, session(), options.idempotencyKey);
      const body = bodyOf(contract, request);
      const { signal } = deadline;
      const address = addressOf(contract, configuration);
      const keepalive = contract.outlivesPage ?? false;
      const send = () => post(address, { headers, body, signal, keepalive }, options.onProgress);
      const response = await askedTwice(contract, send, signal);
      readClock(response);
      return await readReply(contract, response);
    } catch {
      return undefined;
    } finally {
      deadline.clear();
    }
  };

  /** A token is renewed before it expires, or at its first 401; then the call is made once more. */
  const exchangeRenewing = async (
    contract: CallContract,
    request: object,
    options: AskOptions,
    renew: Renew,
  ) => {
    const { token } = session();
    if (token !== null && isStale(session())) await renew(token);
    const used = session().token;
    const reply = await exchange(contract, request, options);
    if (reply?.status !== 401 || used === null || options.signal?.aborted) return reply;
    return (await renew(used)) ? exchange(contract, request, options) : reply;
  };

  const keepsKeys = configuration.extensions.includes('idempotency');

  return {
    repeats: ({ reads = false, repeatable = false, confirmsCode = false }) =>
      reads || (keepsKeys && repeatable && !confirmsCode),
    ask: async <Call extends CallContract>(
      contract: Call,
      request: RequestOf<Call>,
      options: AskOptions = {},
    ): Promise<OutcomeOf<Call>> => {
      const valid = checked(contract, request, configuration);
      if (valid === undefined) return failed(500) as OutcomeOf<Call>;
      const idempotencyKey = keyOf(contract, options);
      const once = { ...options, ...(idempotencyKey !== undefined && { idempotencyKey }) };
      const reply: Reply | undefined =
        renew === undefined || contract.access !== 'session'
          ? await exchange(contract, valid, once)
          : await exchangeRenewing(contract, valid, once, renew);
      return reply === undefined ? { type: 'http.network' } : outcomeOf(contract, reply);
    },
  };
};
