import { act, cleanup, configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import type { ActorSystem, AnyActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Played, play } from '../../../paths/engine/play';
import type { Scenario } from '../../../paths/engine/scenario';
import { leavesOf } from '../../../paths/engine/short-set';
import { lookAt, makeStep } from '../../../paths/screen/play-screen';
import type { PlayedScreen } from '../../../paths/screen/screen';
import { sessionExpired } from './endings';
import type { Fault } from './faults';
import { faultyAcquirer, tooLong } from './faulty-acquirer';
import { listenForFaults } from './listening';
import type { Place } from './places';
import { lostOf, typedOn } from './typed';

/** The state of a chart after its call was answered, or lost. */
export interface Ending {
  /** `exit` and its kind; for a chart that continues, its innermost states. */
  readonly where: string;
  /** Violations of general rules: input is kept, and nothing is reported in the console. */
  readonly wrong: readonly string[];
  /** The requests, one after the other. */
  readonly asked: readonly string[];
}

/** A chart, and the screen that shows it where it has one. */
export type Subject = Scenario | PlayedScreen;

export const isScreen = (subject: Subject): subject is PlayedScreen => 'view' in subject;

/** A running call, whose request number `faulty` fails; without a fault none does. */
export interface Attempt {
  readonly place: Place;
  readonly logic: AnyActorLogic;
  readonly faulty?: number;
  readonly fault?: Fault;
}

type Callback = (given: object) => (() => void) | undefined;

const patience = 20_000;

/**
 * Without a fault only the requests are collected: a call that stays after its answer ends nothing.
 */
const collecting = 2_000;

/** Waits for all pending work: promises, lazily loaded code, the screen. */
const settleUntil = async (isOver: () => boolean, most: number) => {
  const since = performance.now();
  while (!isOver() && performance.now() - since < most)
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  await act(async () => {});
};

/** The real call of the chart, which replaces the stub. */
const begin = (
  { actor, stubs }: Played,
  { place: { src }, logic }: Attempt,
  ask: ReturnType<typeof faultyAcquirer>['ask'],
  onExpiry: () => void,
) => {
  const apiClient = { getSnapshot: () => ({ context: { ask } }) };
  const system = Object.create(actor.system) as ActorSystem<never>;
  system.get = ((id: string) => (id === 'apiClient' ? apiClient : actor.system.get(id))) as never;
  const answer = (event: AnyEventObject) => {
    if (stubs.waiting.has(src)) act(() => stubs.answer(event, src));
  };
  return (logic as unknown as { config: Callback }).config({
    input: stubs.asked.findLast(({ name }) => name === src)?.input,
    sendBack: answer,
    receive: () => {},
    emit: () => {},
    self: { send: onExpiry },
    system,
  });
};

const whereIs = (after: AnyMachineSnapshot, before: AnyMachineSnapshot) => {
  if (after.status === 'error') return `broken: ${String(after.error)}`;
  const { type = 'done' } = (after.output ?? {}) as { readonly type?: string };
  if (after.status === 'done') return `exit ${type}`;
  const were = new Set(leavesOf(before));
  return leavesOf(after)
    .filter((id) => !were.has(id))
    .join(' + ');
};

const reasonOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return [`not seen: ${String(error).split('\n')[0]}`];
  }
};

const passTime = async () => {
  await act(() => vi.advanceTimersByTimeAsync(tooLong));
  vi.useRealTimers();
};

/** Lets the call make its request, in a chart that has reached its place. */
const ask = async (subject: Subject, played: Played, attempt: Attempt): Promise<Ending> => {
  const { place, faulty = -1, fault } = attempt;
  const before = played.snapshot();
  const typed = typedOn(document);
  const emitted: unknown[] = [];
  played.actor.on('*', (event: unknown) => emitted.push(event));
  const acquirer = faultyAcquirer(faulty, fault);
  let hasExpired = false;
  const isOver = () => hasExpired || !played.stubs.waiting.has(place.src);
  const isLate = fault !== undefined && fault.when !== 'now';
  const stopListening = listenForFaults();
  if (isLate) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = begin(played, attempt, acquirer.ask, () => {
    hasExpired = true;
  });
  const most = fault === undefined ? collecting : patience;
  await settleUntil(() => isOver() || (isLate && acquirer.asked.length > faulty), most);
  if (isLate) await passTime();
  await settleUntil(isOver, most);
  stop?.();
  const wrong = stopListening();
  const after = played.snapshot();
  if (!isOver()) wrong.push('the chart still waits');
  if (isScreen(subject)) {
    const known = [after.context, after.output, emitted];
    wrong.push(...lostOf(typed, document, known), ...reasonOf(() => lookAt(subject, after)));
  }
  const where = hasExpired ? sessionExpired : whereIs(after, before);
  return { where, wrong, asked: acquirer.asked };
};

/**
 * Brings a chart to a place, by gestures where it has a screen, and lets the call of that place
 * make its request.
 */
export const tryOut = async (subject: Subject, attempt: Attempt): Promise<Ending> => {
  const { walk } = attempt.place;
  const played = play(subject, walk.input);
  try {
    if (isScreen(subject)) {
      configure({ defaultHidden: subject.looksBehindFolds ?? false });
      render(<StrictMode>{subject.view(played.actor as never, walk.input)}</StrictMode>);
    }
    await act(async () => {});
    for (const step of walk.steps.slice(1)) {
      if (isScreen(subject)) await makeStep(subject, played, step);
      else played.take(step.event);
      await act(async () => {});
    }
    return await ask(subject, played, attempt);
  } finally {
    played.actor.stop();
    cleanup();
  }
};
