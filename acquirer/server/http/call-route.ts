import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { CallContract, ParsedRequestOf } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { noteWrite, type Session } from '../accounts/session';
import { refuse } from '../common/refusal';
import { isUnavailable } from '../database/unavailable';
import type { Services } from '../services';
import { audited } from './audited-calls';
import { withBody } from './body';
import type { AcquirerContext, AcquirerEnv } from './env';
import { once } from './idempotency';
import { jsonAnswer } from './json-answer';
import { kindChecks } from './kinds';
import { postOnly, underRequest } from './middleware';
import type { ChooseStandby } from './standby-calls';
import { exportInTurn, isExport } from './turns';

type Contract<A extends Alias> = (typeof calls)[A];
type Parsed<A extends Alias> = ParsedRequestOf<Contract<A>>;

/** A body that fits the contract, or a whole response (another status, a file). */
type Reply<A extends Alias> = v.InferInput<Contract<A>['answer']> | Response;

interface Bounds {
  /** The largest body in bytes, where what is usual for its kind would not do. */
  readonly largestBody?: number;
}

/** How one call is answered, for a session of the portal or without one (public calls). */
export type CallHandling<A extends Alias> = Bounds &
  (
    | {
        readonly access: 'session';
        readonly handle: (
          request: Parsed<A>,
          session: Session,
          c: AcquirerContext,
        ) => Promise<Reply<A>>;
      }
    | {
        readonly access: 'public';
        readonly handle: (request: Parsed<A>, c: AcquirerContext) => Promise<Reply<A>>;
      }
  );

/** The calls an area answers; all others get 501. */
export type CallHandlings = { readonly [A in Alias]?: CallHandling<A> };

/**
 * Identifies the caller, or refuses: 401 without a session, 403 where the account may not make this
 * call yet.
 */
export type Authenticate = (c: AcquirerContext, alias: Alias) => Promise<Session>;

const run = <A extends Alias>(
  handling: CallHandling<A>,
  request: Parsed<A>,
  c: AcquirerContext,
): Promise<Reply<A>> =>
  handling.access === 'session'
    ? handling.handle(request, c.get('session'), c)
    : handling.handle(request, c);

/** A standby that fails is not waited for again: the primary answers. */
const onStandby = async <A extends Alias>(
  handling: CallHandling<A>,
  request: Parsed<A>,
  c: AcquirerContext,
): Promise<Reply<A> | undefined> => {
  try {
    return await run(handling, request, c);
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
};

/** What every call is mounted with. */
interface Calling {
  readonly services: Services;
  readonly handlings: CallHandlings;
  /** Which standby may answer a call that only reads; absent where there is none. */
  readonly standbyFor?: ChooseStandby | undefined;
  readonly authenticate: Authenticate;
}

/**
 * Puts one call of the contract on its path. In this order: POST only (405), who calls (401, 403),
 * whether it is built (501), media type (415), size (413), the contract's schema (400). Then whether
 * it is done already or under way (409, 422), and the checks of its kinds (`kinds.ts`).
 */
export const mountCall = <A extends Alias>(
  app: Hono<AcquirerEnv>,
  path: string,
  alias: A,
  { services, handlings, standbyFor, authenticate }: Calling,
) => {
  const contract = calls[alias];
  const handling = handlings[alias];
  if (handling && handling.access !== contract.access) {
    throw new Error(`${alias} must be ${contract.access}`);
  }
  const { reads, receive, repeatable, send = 'json' }: CallContract = contract;
  const checkKinds = kindChecks(services);
  const readsRows = contract.access === 'session' && reads && receive !== 'file';
  const beside = async (
    choose: ChooseStandby,
    handling: CallHandling<A>,
    request: Parsed<A>,
    c: AcquirerContext,
  ): Promise<Reply<A>> => {
    const session = c.get('session');
    if (!reads) return run(handling, request, c).finally(() => noteWrite(services.db, session));
    const there = choose(session)[alias];
    const reply = there && (await onStandby(there, request, c));
    return reply === undefined ? run(handling, request, c) : reply;
  };
  const admit = async (c: AcquirerContext) => {
    if (contract.access === 'session') c.set('session', await authenticate(c, alias));
  };
  const answer = async (c: AcquirerContext) => {
    if (!handling) return refuse(501, `${alias} is not built yet`);
    const body = { kind: send, largest: handling.largestBody };
    return withBody(c, body, contract.request, async (request: Parsed<A>) => {
      const work = () =>
        standbyFor && contract.access === 'session'
          ? beside(standbyFor, handling, request, c)
          : run(handling, request, c);
      const answered = async () => {
        const reply = await work();
        return reply instanceof Response ? reply : jsonAnswer(c, reply ?? {}, repeatable);
      };
      const { turns } = services;
      const inTurn = () => {
        if (isExport(Object(request))) return exportInTurn(turns, c.get('session'), answered);
        return readsRows ? turns.readings(c.get('session').id, answered) : answered();
      };
      const call = { alias, request };
      const checkedInTurn = async () => {
        await checkKinds(alias, request, c);
        return inTurn();
      };
      return once(services, c, { alias, request: Object(request) }, () =>
        audited(services, c, call, checkedInTurn),
      );
    });
  };
  if (!reads) app.use(path, underRequest);
  app.post(path, (c) => admit(c).then(() => answer(c)));
  app.all(path, postOnly);
};
