import * as v from 'valibot';
import { addressOf, bodyOf, headersOf } from '../client/request';
import type { CallContract } from '../contract/call';
import { type Alias, type CallAnswer, calls } from '../contract/calls';
import type { Configuration } from '../contract/configuration';

/** A session of the back end under test. */
export interface Session {
  readonly id: string;
  readonly token: string | null;
}

export interface BackEndOptions {
  /** Where the calls are: `apiBaseUrl`, `tokenUrl` and `paths`, whole addresses. */
  readonly configuration: Configuration;
  /** The origin of the portal, where it is another one than the back end's. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined where the body is not JSON. */
  readonly body: unknown;
  readonly isPdf: boolean;
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bodyAs = (contract: CallContract, request: object) => {
  const body = bodyOf(contract, request);
  return body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body);
};

/** Sends what the portal would send, in the same headers and to the same addresses. */
export const backEndAt = ({ configuration, origin, fetch = globalThis.fetch }: BackEndOptions) => {
  const send = async (
    alias: Alias,
    request: object,
    session: Session,
    idempotencyKey?: string,
  ): Promise<Answer> => {
    const contract: CallContract = calls[alias];
    const headers = headersOf(contract, configuration, session, idempotencyKey);
    if ((contract.send ?? 'json') === 'json') headers.set('Content-Type', 'application/json');
    if (origin !== undefined) headers.set('Origin', origin);
    const response = await fetch(addressOf(contract, configuration), {
      method: 'POST',
      headers,
      body: bodyAs(contract, request),
      signal: AbortSignal.timeout(contract.slow ? 120_000 : 30_000),
    });
    const text = await response.text();
    const isPdf = text.startsWith('%PDF-');
    return { status: response.status, headers: response.headers, body: jsonIn(text), isPdf };
  };

  /** The parsed body of a 200, undefined for any other answer. */
  const ask = async <A extends Alias>(
    alias: A,
    request: object,
    session: Session,
  ): Promise<CallAnswer<A> | undefined> => {
    const { status, body } = await send(alias, request, session);
    const parsed = v.safeParse(calls[alias].answer as v.GenericSchema, body);
    return status === 200 && parsed.success ? (parsed.output as CallAnswer<A>) : undefined;
  };

  return { send, ask, configuration, origin, fetch };
};
export type BackEnd = ReturnType<typeof backEndAt>;
