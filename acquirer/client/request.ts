import * as v from 'valibot';
import type { CallContract } from '../contract/call';
import type { Configuration } from '../contract/configuration';

/** Who makes the call; read before each one. */
export interface ClientSession {
  readonly id: string;
  readonly token: string | null;
  /** Milliseconds since 1970; null or absent where it is not known. */
  readonly expiresAt?: number | null;
}

export const addressOf = (contract: CallContract, configuration: Configuration) =>
  contract.address === undefined
    ? addressOfCall(contract.alias, configuration.apiBaseUrl, configuration.paths)
    : configuration.authentication[contract.address];

/** API-002, API-003, API-012. */
export const headersOf = (
  contract: CallContract,
  configuration: Configuration,
  session: ClientSession,
  idempotencyKey?: string,
) => {
  const token = contract.access === 'session' ? session.token : null;
  const { domain, tokenHeaders } = configuration.authentication;
  const isTokenCall = contract.address === 'tokenUrl';
  const headers = new Headers(
    isTokenCall && !tokenHeaders ? {} : sessionHeaders(session.id, token),
  );
  if (isTokenCall && tokenHeaders) headers.set('domain', domain);
  if (contract.receive === 'file') headers.set('accept', 'application/pdf, application/json');
  if (idempotencyKey !== undefined && configuration.extensions.includes('idempotency')) {
    headers.set('Idempotency-Key', idempotencyKey);
  }
  return headers;
};

const append = (form: FormData | URLSearchParams, name: string, value: unknown) => {
  if (form instanceof FormData && value instanceof Blob) form.append(name, value);
  else form.append(name, String(value));
};

const filled = <Form extends FormData | URLSearchParams>(form: Form, request: object): Form => {
  for (const [name, value] of Object.entries(request)) {
    for (const item of Array.isArray(value) ? value : [value]) append(form, name, item);
  }
  return form;
};

/** The request as it travels; every contract's request is an object or an array. */
export const bodyOf = (contract: CallContract, request: object) => {
  if (contract.send === 'form') return filled(new URLSearchParams(), request);
  if (contract.send === 'multipart') return filled(new FormData(), request);
  return request;
};

/**
 * Where a call goes and how it identifies its caller (API-002, API-003). No imports: the script of
 * a page makes its first calls before the portal's code is there.
 */
export const addressOfCall = (
  alias: string,
  apiBaseUrl: string,
  paths: Readonly<Record<string, string>>,
) => apiBaseUrl + (paths[alias] ?? `/${alias}`);

export const sessionHeaders = (id: string, token: string | null) => ({
  'session-id': id,
  ...(token !== null && { Authorization: `Bearer ${token}` }),
});

/** Where a body breaks its schema, for the console: the fields, never what they hold. */
export const pathsOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => v.getDotPath(issue) ?? '(the whole body)').join(', ');

/** A signal that fires when the time is up or when `outer` does. */
export const startDeadline = (milliseconds: number, outer?: AbortSignal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
};
