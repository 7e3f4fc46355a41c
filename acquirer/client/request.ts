import type { CallContract } from '../contract/call';
import type { Configuration } from '../contract/configuration';
import { addressOfCall, sessionHeaders } from './call-head';

/** Who makes the call; read before each one. */
export interface ClientSession {
  readonly id: string;
  readonly token: string | null;
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
  const headers = new Headers(sessionHeaders(session.id, token));
  if (contract.address === 'tokenUrl') headers.set('domain', configuration.authentication.domain);
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
