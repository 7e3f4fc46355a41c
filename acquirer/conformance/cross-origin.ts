import { addressOf, headersOf } from '../client/request';
import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { BackEnd } from './back-end';
import type { Fault } from './faults';

const originFault = (headers: Headers, origin: string, on: 'preflight' | 'answer'): Fault[] => {
  const allowed = headers.get('access-control-allow-origin') ?? '';
  return allowed === origin || allowed === '*' ? [] : [{ kind: 'origin', allowed, on }];
};

/** Headers of a call that a browser asks for before it sends them to another origin. */
const askedHeaders = (contract: CallContract, { configuration }: BackEnd) => {
  const sent = headersOf(contract, configuration, { id: 'any', token: 'any' });
  const json = (contract.send ?? 'json') === 'json' ? ['content-type'] : [];
  const key = contract.repeatable ? ['idempotency-key'] : [];
  return [...new Set([...sent.keys(), ...json, ...key])].filter((name) => name !== 'accept').sort();
};

/** What a browser asks before it sends a call to another origin. */
export const preflightFaults = async (alias: Alias, backEnd: BackEnd): Promise<Fault[]> => {
  const { origin, configuration, fetch } = backEnd;
  if (origin === undefined) return [];
  const contract: CallContract = calls[alias];
  const names = askedHeaders(contract, backEnd);
  const { status, headers } = await fetch(addressOf(contract, configuration), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': names.join(','),
    },
  });
  const given = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const allowed = given.split(',').map((name) => name.trim());
  // `*` allows every header but `Authorization`.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  return [
    ...(status >= 200 && status < 300 ? [] : [{ kind: 'preflight', status } as const]),
    ...originFault(headers, origin, 'preflight'),
    ...names.filter((name) => !isAllowed(name)).map((name) => ({ kind: 'header', name }) as const),
  ];
};

/** A browser hides an answer, good or bad, that does not name the origin of the portal. */
export const answerOriginFaults = (headers: Headers, { origin }: BackEnd): Fault[] =>
  origin === undefined ? [] : originFault(headers, origin, 'answer');
