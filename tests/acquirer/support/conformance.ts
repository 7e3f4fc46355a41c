import * as v from 'valibot';
import {
  type Checked,
  type ConformanceOptions,
  checkConformance,
} from '../../../acquirer/conformance/check';
import demo from '../../../acquirer/conformance/demo.json' with { type: 'json' };
import { plan } from '../../../acquirer/conformance/plan';
import { faultWords, untestedWords } from '../../../acquirer/conformance/words';
import { extensions } from '../../../acquirer/contract/call';
import { configuration } from '../../../acquirer/contract/configuration';
import { demoPassword } from '../../../acquirer/demo/users';
import { openTestAcquirer, origin, usualNow } from './acquirer';

export const portalOrigin = 'https://portale.example';

type Fetch = typeof globalThis.fetch;

/** The answer of a back end, given the answer of the reference acquirer. */
export type React = (asked: {
  readonly alias: string;
  readonly init: RequestInit;
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: (init?: RequestInit) => Promise<Response>;
}) => Promise<Response>;

const requestIn = (init: RequestInit) =>
  typeof init.body === 'string' ? JSON.parse(init.body) : {};

const addresses = {
  apiBaseUrl: `${origin}/api`,
  authentication: { loginUrl: `${origin}/auth/login`, tokenUrl: `${origin}/auth/token` },
};

/** The reference acquirer, checked as any back end is; `react` intercepts its answers. */
export const openChecked = async () => {
  const acquirer = await openTestAcquirer({ portalOrigins: [portalOrigin] });
  const toAcquirer: Fetch = async (input, init) => acquirer.app.request(`${input}`, init);
  const behind =
    (react: React): Fetch =>
    (input, init = {}) =>
      react({
        alias: new URL(`${input}`).pathname.replace('/api/', ''),
        init,
        request: requestIn(init),
        answer: (other = init) => toAcquirer(input, other),
      });
  const check = async (options: Partial<ConformanceOptions> = {}, react?: React) => {
    const all: Checked[] = [];
    const found = checkConformance({
      configuration: v.parse(configuration, {
        ...addresses,
        extensions: [...extensions],
      }),
      user: 'azienda01',
      password: demoPassword,
      plan: v.parse(plan, demo),
      fetch: react === undefined ? toAcquirer : behind(react),
      origin: portalOrigin,
      today: usualNow,
      ...options,
    });
    for await (const each of found) all.push(each);
    return all;
  };
  return { check, addresses, close: acquirer.close };
};

/** All faults found, in the English words of the command. */
export const textsOf = (all: readonly Checked[]) =>
  all.flatMap(({ alias, faults, untested }) => [
    ...faults.map((fault) => `${alias}: ${faultWords(fault).en}`),
    ...untested.map((reason) => `${alias}, not tested: ${untestedWords(reason).en}`),
  ]);
