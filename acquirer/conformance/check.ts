import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import { rulesOf } from '../contract/examples';
import { afterwardsFaults, keyFor } from './afterwards';
import { amountFindings } from './amounts';
import { bodyFaults, otherThan200Faults, untestedIn } from './answers';
import { answerOriginFaults, preflightFaults } from './cross-origin';
import type { Fault, Untested } from './faults';
import { rowsAt } from './fields';
import { narrowingFaults, nothingFaults } from './narrowings';
import { pageFindings } from './pages';
import { callsToTry } from './plan';
import {
  type Asked,
  foreignIdFaults,
  tokenFaults,
  wrongCodeFaults,
  wrongDataFaults,
} from './refusals';
import { requestFor } from './requests';
import { orderFaults } from './sorting';
import { type Visitor, type VisitorOptions, type Visitors, visitorsOf } from './visitors';

export interface Checked {
  readonly alias: Alias;
  /** The status of the example, null where there was no answer or nothing was sent. */
  readonly status: number | null;
  readonly faults: readonly Fault[];
  readonly untested: readonly Untested[];
}

export interface ConformanceOptions extends VisitorOptions {
  /** Only the calls that change nothing. */
  readonly isReading?: boolean;
  /** These calls alone. */
  readonly only?: readonly Alias[];
}

/** What is tried; a token that is given needs no exchange. */
const wantedOf = ({ configuration, isReading = false, only, token }: ConformanceOptions) =>
  callsToTry(configuration, isReading)
    .filter((alias) => only === undefined || only.includes(alias))
    .filter((alias) => alias !== 'tokenExchange' || token === undefined);

/**
 * Requests that must be refused. They precede the example, because some calls answer 200 only once.
 */
const refusalFaults = async (
  alias: Alias,
  asked: Asked,
  { stranger }: Visitors,
  code: string | undefined,
) => {
  const another = rulesOf(alias).ids && (await stranger());
  const others = another && (await requestFor(alias, another));
  return [
    ...(await wrongDataFaults(alias, asked)),
    ...(await foreignIdFaults(alias, asked, others)),
    ...(code === undefined ? [] : await wrongCodeFaults(alias, asked, code)),
  ];
};

const tryCall = async (
  alias: Alias,
  visitors: Visitors,
  visitor: Visitor,
  given: object | undefined,
): Promise<Checked> => {
  const { backEnd, lastCode } = visitors;
  const { session, own } = visitor;
  const { confirmsCode }: CallContract = calls[alias];
  const code = confirmsCode ? await lastCode(alias) : undefined;
  const otp = code === undefined ? {} : { otp: code };
  const request = await requestFor(alias, visitor, { ...otp, ...given });
  const asked = { backEnd, session, request, own };
  const before = [...(await preflightFaults(alias, backEnd)), ...(await tokenFaults(alias, asked))];
  const refusals = await refusalFaults(alias, asked, visitors, code);
  const key = keyFor(alias);
  const answer = await backEnd.send(alias, request, session, key);
  const { status } = answer;
  const seen = [...before, ...answerOriginFaults(answer.headers, backEnd)];
  // Where the example itself is refused, the other refusals prove nothing.
  if (status !== 200) {
    const faults = [...seen, ...otherThan200Faults(alias, answer)];
    return { alias, status, faults, untested: [{ kind: 'refused', status }] };
  }
  const afterwards = await afterwardsFaults(alias, answer, asked, key);
  const pages = await pageFindings(alias, answer.body, asked);
  const narrowed = [
    ...(await narrowingFaults(alias, answer.body, asked)),
    ...(await nothingFaults(alias, asked)),
  ];
  const order = await orderFaults(alias, asked, (rows) => rowsAt(rows, rulesOf(alias).rows ?? ''));
  const amounts = await amountFindings(alias, asked);
  const body = bodyFaults(alias, answer, request);
  return {
    alias,
    status,
    faults: [
      ...seen,
      ...refusals,
      ...body,
      ...afterwards,
      ...pages.faults,
      ...narrowed,
      ...order,
      ...amounts.faults,
    ],
    untested: [...untestedIn(alias, answer), ...pages.untested, ...amounts.untested],
  };
};

/** The login itself has tried the exchange; a login that answers a token needs none. */
const tryExchange = async (visitors: Visitors, visitor: Visitor): Promise<Checked> => {
  const alias = 'tokenExchange';
  const { exchanged: status, session, instead, faults } = visitor;
  const preflight = await preflightFaults(alias, visitors.backEnd);
  const untested: Untested[] = session.token === null ? [{ kind: 'noToken', instead }] : [];
  return { alias, status, faults: [...preflight, ...faults], untested };
};

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

const check = async (alias: Alias, visitors: Visitors, given?: object): Promise<Checked> => {
  try {
    const visitor = await visitors.visitorFor(alias);
    if (alias === 'tokenExchange') return await tryExchange(visitors, visitor);
    if (calls[alias].access === 'session' && visitor.session.token === null)
      return {
        alias,
        status: null,
        faults: [],
        untested: [{ kind: 'noToken', instead: visitor.instead }],
      };
    return await tryCall(alias, visitors, visitor, given);
  } catch (error) {
    const faults: Fault[] = [{ kind: 'unanswered', reason: reasonOf(error) }];
    return { alias, status: null, faults, untested: [] };
  }
};

/** A call is sent many times: what is wrong each time is one fault. */
const withoutRepeats = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

/** Tries the calls of the contract in order, each with its example, and reports their answers. */
export async function* checkConformance(options: ConformanceOptions): AsyncGenerator<Checked> {
  const visitors = visitorsOf(options);
  for (const alias of wantedOf(options)) {
    const checked = await check(alias, visitors, options.plan?.calls[alias]?.request);
    yield { ...checked, faults: withoutRepeats(checked.faults) };
  }
}
