import {
  type AnyActorRef,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromTransition,
} from 'xstate';
import type { AnswerOf, AskOptions, Client, OutcomeOf, RequestOf } from '../acquirer/client';
import type { CallContract } from '../acquirer/contract/call';
import { randomId } from './random-id';
import { comesBack, connectionIn } from './shared/connection/connection.wait';
import type { EventSourceLogic } from './typed-chart';

interface Connected {
  readonly type: 'connected';
  readonly client: Client;
}

/** The client that every call of one actor system goes through; none before the configuration is known. */
export const apiClient = fromTransition(
  (_: Client | null, { client }: Connected): Client | null => client,
  ({ input }: { input: Client | undefined }): Client | null => input ?? null,
);

/** The client of the system that an actor belongs to; its `apiClient` must have been connected before. */
const clientIn = (system: AnyActorRef['system']): Client => {
  const client = system.get('apiClient')?.getSnapshot().context;
  if (!client) throw new Error('No client is connected: a call came before the configuration.');
  return client;
};

type Expiry = 'http.401' | 'http.408';

export interface MachineAskOptions extends AskOptions {
  /** These are answers like others, because no session is in force, or ERR-027 says so. */
  readonly handles?: readonly Expiry[];
  /** Called when the call begins to wait for the connection. */
  readonly onMissing?: () => void;
}

/** Makes a call; 401 and 408 are reported to the portal and stay unanswered (ERR-013). */
export type Ask = <C extends CallContract>(
  contract: C,
  request: RequestOf<C>,
  options?: MachineAskOptions,
) => Promise<OutcomeOf<C>>;

const neverAnswered = <Answer>() => new Promise<Answer>(() => {});

const rootOf = (actor: AnyActorRef): AnyActorRef =>
  actor._parent === undefined ? actor : rootOf(actor._parent);

const isExpiry = (type: string): type is Expiry => type === 'http.401' || type === 'http.408';

/**
 * The one place that handles an expired session: navigation shows the dialog over the page, and the
 * caller stays where it is.
 */
const reportingExpiry =
  (ask: Ask, self: AnyActorRef, signal: AbortSignal): Ask =>
  async (contract, request, options) => {
    const outcome = await ask(contract, request, options);
    const { type }: EventObject = outcome;
    if (!isExpiry(type) || options?.handles?.includes(type)) return outcome;
    if (!signal.aborted) rootOf(self).send({ type: 'session.expired' });
    return neverAnswered();
  };

/**
 * Asks until there is an answer, or a connection without one. Without a connection it waits for it and asks
 * again, where the call may be made twice; the same request keeps its key.
 */
const askWith = (system: AnyActorRef['system'], signal: AbortSignal): Ask => {
  const client = clientIn(system);
  const connection = connectionIn(system);
  const askOnce = async <C extends CallContract>(
    contract: C,
    request: RequestOf<C>,
    options: MachineAskOptions,
  ): Promise<OutcomeOf<C>> => {
    const outcome = await client.ask(contract, request, { ...options, signal });
    if (outcome.type !== 'http.network' || connection === undefined || signal.aborted)
      return outcome;
    connection.send({ type: 'call.unanswered' });
    if (!client.repeats(contract)) return outcome;
    if (!(await comesBack(connection, signal, options.onMissing))) return outcome;
    return askOnce(contract, request, options);
  };
  return (contract, request, options) => {
    const key = contract.repeatable ? { idempotencyKey: randomId() } : {};
    return askOnce(contract, request, { ...key, ...options });
  };
};

/**
 * A reload does not make this call again: its answer is lost. Its input, which may hold a code or a
 * password, is not stored.
 */
export const lostWhenRestored = <Input>(
  logic: CallbackActorLogic<EventObject, Input>,
  lost: () => EventObject,
): CallbackActorLogic<EventObject, Input> => {
  const restored = new WeakSet();
  const unanswered = fromCallback<EventObject, Input>(({ sendBack }) => sendBack(lost()));
  return {
    ...logic,
    getPersistedSnapshot: ({ input: _, ...snapshot }) => snapshot as never,
    restoreSnapshot: (snapshot) => {
      const state = { ...(snapshot as object) };
      restored.add(state);
      return state as never;
    },
    start: (state, scope) => (restored.has(state) ? unanswered : logic).start?.(state, scope),
  };
};

/** Listens to the events that the chart sends to the actor. */
type Receive = (listener: (event: EventObject) => void) => void;

/**
 * An actor that works with the wire and answers once; leaving its state stops it. It may report
 * progress with `report`, and listen with `receive`. After a reload it is repeated, or answers as `whenRestored` says.
 */
export const requestActor = <Input, E extends EventObject>(
  work: (input: Input, ask: Ask, report: (event: E) => void, receive: Receive) => Promise<E>,
  whenRestored: 'repeat' | (() => E) = 'repeat',
): EventSourceLogic<Input, E> => {
  const logic = fromCallback<EventObject, Input>(({ input, self, sendBack, system, receive }) => {
    const abort = new AbortController();
    const askNow = reportingExpiry(askWith(system, abort.signal), self, abort.signal);
    // Calls of a series that have not begun when the state is left are not made.
    const ask: Ask = (contract, request, options) =>
      abort.signal.aborted ? neverAnswered() : askNow(contract, request, options);
    const report = (event: E) => {
      if (!abort.signal.aborted) sendBack(event);
    };
    work(input, ask, report, receive).then(report);
    return () => abort.abort();
  });
  return Object.assign(whenRestored === 'repeat' ? logic : lostWhenRestored(logic, whenRestored), {
    asks: true,
  });
};

/** A request whose answer was lost: repeating it is the same intention. */
export interface LostRequest {
  readonly asked: string;
  readonly key: string;
}

/**
 * Asks as one intention: after a lost answer the same request carries the same `Idempotency-Key`.
 * Any answer, and any other request, ends the intention.
 *
 * Not for requests that contain secrets: the event names the request that was lost, and its flow
 * remembers it.
 */
export const askAsOneIntention = async <C extends CallContract>(
  ask: Ask,
  contract: C,
  request: RequestOf<C>,
  lost: LostRequest | null,
) => {
  const asked = JSON.stringify([contract.alias, request]);
  const key = lost?.asked === asked ? lost.key : randomId();
  const outcome = await ask(contract, request, { idempotencyKey: key });
  return { ...outcome, lost: outcome.type === 'http.network' ? { asked, key } : null };
};

/** The request of a call, computed before the call, so that it can be prefetched. */
export interface PlainCall<Input> {
  readonly contract: CallContract;
  readonly toRequest: (input: Input) => unknown;
}

/**
 * A contract call as an actor: it answers its parent with exactly one status event (`http.200`,
 * `http.401`, `http.network`, `otp.5707`...). Leaving its state aborts the request and ignores its
 * answer, so a stale answer cannot replace a newer one.
 *
 * `toRequest` makes the request from the actor's input; `toEvent` may reshape the answer by it.
 */
export const call = <C extends CallContract, Input, E extends EventObject = OutcomeOf<C>>(
  contract: C,
  toRequest: (input: Input) => RequestOf<C>,
  toEvent: (outcome: OutcomeOf<C>, input: Input) => E = (outcome) => outcome as unknown as E,
  options?: MachineAskOptions,
): EventSourceLogic<Input, E> & PlainCall<Input> => {
  const lost = () => toEvent({ type: 'http.network' } as OutcomeOf<C>, undefined as Input);
  const logic = requestActor<Input, E>(
    async (input, ask) => toEvent(await ask(contract, toRequest(input), options), input),
    contract.reads ? 'repeat' : lost,
  );
  return Object.assign(logic, { contract, toRequest });
};

type Unanswered<C extends CallContract> = Exclude<OutcomeOf<C>, { type: 'http.200' }>;

/** The result of one call of several: the body of its 200. */
export type Need = <C extends CallContract>(
  contract: C,
  request: RequestOf<C>,
) => Promise<AnswerOf<C>>;

/**
 * Several calls that bring one thing: its `http.200`, or immediately and unchanged the first answer
 * that is no 200. Pending calls then wait until the actor is stopped.
 */
export const together = <Body, Failure extends EventObject>(
  ask: Ask,
  work: (need: Need) => Promise<Body>,
) =>
  new Promise<{ readonly type: 'http.200'; readonly body: Body } | Failure>((answer) => {
    const need: Need = async (contract, request) => {
      const outcome: EventObject = await ask(contract, request);
      if (outcome.type === 'http.200') return (outcome as never as { body: never }).body;
      answer(outcome as Failure);
      return new Promise(() => {});
    };
    work(need).then((body) => answer({ type: 'http.200', body }));
  });

/**
 * One call several times in sequence: `next` makes each request from the answers so far and ends
 * with null. `toEvent` makes one event of them all. The first answer other than 200 becomes the
 * answer of the whole.
 */
export const callInTurn = <C extends CallContract, Input, E extends EventObject>(
  contract: C,
  next: (input: Input, answers: readonly AnswerOf<C>[]) => RequestOf<C> | null,
  toEvent: (answers: readonly AnswerOf<C>[], input: Input) => E,
) =>
  requestActor<Input, E | Unanswered<C>>(async (input, ask) => {
    const answers: AnswerOf<C>[] = [];
    for (let request = next(input, answers); request !== null; request = next(input, answers)) {
      const outcome = await ask(contract, request);
      if (outcome.type !== 'http.200') return outcome as Unanswered<C>;
      answers.push((outcome as { body: AnswerOf<C> }).body);
    }
    return toEvent(answers, input);
  });
