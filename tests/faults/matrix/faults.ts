import * as v from 'valibot';
import { otpCodes, type Status } from '../../../acquirer/contract/call';
import type { Alias } from '../../../acquirer/contract/calls';
import { answering, contractOf, exampleOf } from '../../contract/wire';
import {
  bodiless,
  confirming,
  statusesOf as statusesIn,
  whenUnreadable,
} from '../client-expectations';
import { breaksOf } from './broken-bodies';

/** When an answer arrives: immediately, after the portal has given up, or never. */
type When = 'now' | 'late' | 'never';

/** One way in which a call fails, and its name in the contract. */
export interface Fault {
  readonly name: string;
  readonly when: When;
  /** Rejects where no answer comes. */
  readonly reply: () => Response;
  readonly outcome: string;
}

const html = '<!doctype html><title>Bad gateway</title>';

const page = (status: number) => () =>
  new Response(html, { status, headers: { 'content-type': 'text/html' } });

const known = (alias: Alias, status: number) => statusesIn(alias).includes(status);

const refusal = (status: number, ...details: string[]) =>
  answering(status, details.length > 0 ? { details } : undefined);

const named = (alias: Alias, status: number) => {
  if (!known(alias, status)) return 'http.500';
  return status === 406 && confirming.includes(alias) ? 'otp.5709' : `http.${status}`;
};

const statusesOf = (alias: Alias): Fault[] =>
  [...statusesIn(alias), 418, 502].map((status) => ({
    name: `${status}`,
    when: 'now',
    reply: status === 502 ? page(502) : refusal(status),
    outcome: named(alias, status),
  }));

const codesOf = (alias: Alias): Fault[] => {
  if (!confirming.includes(alias)) return [];
  return [...otpCodes, '9999'].map((code) => ({
    name: `406 with ${code}`,
    when: 'now',
    reply: refusal(406, code),
    outcome: code === '9999' ? 'http.406' : `otp.${code}`,
  }));
};

const passwordOf = (alias: Alias): Fault[] =>
  alias === 'confirmPasswordChange'
    ? [
        {
          name: '500 with 400 null',
          when: 'now',
          reply: refusal(500, '400 null'),
          outcome: 'password.wrong',
        },
      ]
    : [];

const cut = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"half":'));
        stream.error(new TypeError('terminated'));
      },
    }),
  );

const unanswered = (): Response => {
  throw new TypeError('fetch failed');
};

const goodAnswer = (alias: Alias) => answering(200, exampleOf(alias).answer);

const connectionOf = (alias: Alias): Fault[] => [
  { name: 'no connection', when: 'now', reply: unanswered, outcome: 'http.network' },
  { name: 'a connection that breaks', when: 'now', reply: cut, outcome: 'http.network' },
  { name: 'no answer', when: 'never', reply: unanswered, outcome: 'http.network' },
  { name: 'an answer too late', when: 'late', reply: goodAnswer(alias), outcome: 'http.network' },
];

const bodiesOf = (alias: Alias): Fault[] => {
  // The body is ignored: a 200 is enough.
  if (bodiless.includes(alias)) return [];
  const outcome = whenUnreadable(alias);
  const isFile = contractOf(alias).receive === 'file';
  const whole = isFile ? '%PDF-1.7' : JSON.stringify(exampleOf(alias).answer);
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  const shapes: Fault[] = [
    { name: 'no body', when: 'now', reply: answering(200), outcome },
    { name: 'HTML', when: 'now', reply: page(200), outcome },
  ];
  // The client accepts half a file: the reader of the file checks it.
  if (!isFile)
    shapes.push({ name: 'half a body', when: 'now', reply: () => new Response(half), outcome });
  const breaks = isFile ? [] : breaksOf(exampleOf(alias).answer);
  const { answer } = contractOf(alias);
  const unreadable = breaks.filter(({ body }) => !v.is(answer, body));
  return [
    ...shapes,
    ...unreadable.map(({ name, body }): Fault => {
      return { name, when: 'now', reply: answering(200 as Status, body), outcome };
    }),
  ];
};

/** Every fault of a call: its statuses, unlisted ones, the connection, the body. */
export const faultsOf = (alias: Alias): Fault[] => [
  ...statusesOf(alias),
  ...codesOf(alias),
  ...passwordOf(alias),
  ...connectionOf(alias),
  ...bodiesOf(alias),
];
