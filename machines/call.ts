import { type EventObject, fromCallback } from 'xstate';
import type { AnswerOf, Client, OutcomeOf, RequestOf } from '../acquirer/client';
import type { CallContract } from '../acquirer/contract/call';
import type { Telling } from './typed';
import { clientIn } from './wire';

export type Ask = Client['ask'];

/**
 * An actor that works with the wire and answers once; when its state is left, everything stops.
 * On its way it may `tell` how far it has come. `asks` tells it from any other actor.
 */
export const answeringOnce = <Input, E extends EventObject>(
  work: (input: Input, ask: Ask, tell: (event: E) => void) => Promise<E>,
): Telling<Input, E> => {
  const logic = fromCallback<EventObject, Input>(({ input, sendBack, system }) => {
    const abort = new AbortController();
    const client = clientIn(system);
    // Of several calls those that have not begun when the state is left are not made.
    const ask: Ask = (contract, request, options) =>
      abort.signal.aborted
        ? new Promise(() => {})
        : client.ask(contract, request, { ...options, signal: abort.signal });
    const tell = (event: E) => {
      if (!abort.signal.aborted) sendBack(event);
    };
    work(input, ask, tell).then(tell);
    return () => abort.abort();
  });
  return Object.assign(logic, { asks: true });
};

/** A request whose answer was lost: the same asked again is the same intention. */
export interface LostRequest {
  readonly asked: string;
  readonly key: string;
}

/**
 * Asks as one intention: where the answer was lost, the same request asked again carries the same
 * `Idempotency-Key`; any answer, and any other request, ends it. Not for requests that hold secrets:
 * the answer brings the one that was lost, for its flow to remember.
 */
export const askAsOneIntention = async <C extends CallContract>(
  ask: Ask,
  contract: C,
  request: RequestOf<C>,
  lost: LostRequest | null,
) => {
  const asked = JSON.stringify([contract.alias, request]);
  const key = lost?.asked === asked ? lost.key : crypto.randomUUID();
  const outcome = await ask(contract, request, { idempotencyKey: key });
  return { ...outcome, lost: outcome.type === 'http.network' ? { asked, key } : null };
};

/**
 * A contract call as an actor: it answers its parent with one named status event (`http.200`,
 * `http.401`, `http.network`, `otp.5707`...) and nothing else. When its state is left the request
 * is aborted and its answer is never heard, so a stale answer cannot replace a newer one.
 *
 * `toRequest` makes the request from the actor's input; `toEvent` may reshape the answer by it.
 */
export const call = <C extends CallContract, Input, E extends EventObject = OutcomeOf<C>>(
  contract: C,
  toRequest: (input: Input) => RequestOf<C>,
  toEvent: (outcome: OutcomeOf<C>, input: Input) => E = (outcome) => outcome as unknown as E,
) =>
  answeringOnce<Input, E>(async (input, ask) =>
    toEvent(await ask(contract, toRequest(input)), input),
  );

type Unanswered<C extends CallContract> = Exclude<OutcomeOf<C>, { type: 'http.200' }>;

/** What a call of several brings: the body of its 200. */
export type Need = <C extends CallContract>(
  contract: C,
  request: RequestOf<C>,
) => Promise<AnswerOf<C>>;

/**
 * Several calls that bring one thing: its `http.200`, or the first answer that is no 200, at once and as
 * it is. Whatever still needs an answer then waits until its actor is stopped.
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
 * One call several times, one after the other: `next` makes each request from the answers so far
 * and ends with null, `toEvent` makes one event of them all. The first answer that is no 200 is
 * the answer of the whole.
 */
export const callInTurn = <C extends CallContract, Input, E extends EventObject>(
  contract: C,
  next: (input: Input, answers: readonly AnswerOf<C>[]) => RequestOf<C> | null,
  toEvent: (answers: readonly AnswerOf<C>[], input: Input) => E,
) =>
  answeringOnce<Input, E | Unanswered<C>>(async (input, ask) => {
    const answers: AnswerOf<C>[] = [];
    for (let request = next(input, answers); request !== null; request = next(input, answers)) {
      const outcome = await ask(contract, request);
      if (outcome.type !== 'http.200') return outcome as Unanswered<C>;
      answers.push((outcome as { body: AnswerOf<C> }).body);
    }
    return toEvent(answers, input);
  });
