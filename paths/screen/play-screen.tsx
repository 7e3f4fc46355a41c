import { act, cleanup, configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { LiveRegion } from '../../src/ui/Announcement';
import { keepFocus } from '../../src/ui/keep-focus';
import { createCoverage } from '../engine/coverage';
import { differenceIn } from '../engine/failures';
import { placeOf, type Step } from '../engine/graph';
import { brokenIn } from '../engine/invariants';
import { type Played, play } from '../engine/play';
import { nameOf, type PlayedPath } from '../engine/played-paths';
import { leavesOf } from '../engine/short-set';
import { comesFromOutside } from '../engine/stubs';
import { announcements, brokenOnScreen, followFocus, lostFrom, typed } from './invariants';
import type { Gesture, PlayedScreen } from './screen';
import { translate } from './translator';

/** Observes a screen while a path is played on it. */
export interface Observer {
  /** Before a step is made. */
  readonly departs: (step: Step) => void;
  /** After it; `isNew`: the first visit to this state on a screen. */
  readonly arrives: (step: Step, isNew: boolean) => Promise<void>;
  /** At the end of a path, with its screen still at work. */
  readonly ends?: () => void;
}

const perform = async ({ gestures }: PlayedScreen, actor: AnyActorRef, event: AnyEventObject) => {
  const before = actor.getSnapshot() as AnyMachineSnapshot;
  const gesture: Gesture | undefined = (gestures as Record<string, Gesture>)[event.type];
  if (gesture === undefined) throw new Error(`No gesture makes "${event.type}" happen`);
  await act(async () => {
    await gesture({ event, possible: before.can(event), before, actor });
  });
};

/** Of transitions those for which the screen has a button. */
export const offered = ({ notOffered = [] }: PlayedScreen, labels: readonly string[]) =>
  labels.filter(
    (label) =>
      !notOffered.some((name) => label.includes(` -- ${name} `) || label.includes(`[${name}]`)),
  );

/** Promises and React settle before anything is looked at. */
export const settle = () => act(async () => {});

const withEvents = (error: unknown, events: string) => {
  const failure = error instanceof Error ? error : new Error(String(error));
  failure.message = `${failure.message}\n\nafter ${events}`;
  return failure;
};

/** Makes a step happen: a gesture on the screen, or an answer from outside. */
export const makeStep = async (
  screen: PlayedScreen,
  { actor, take, stubs }: Played,
  { event }: Pick<Step, 'event'>,
) => {
  stubs.because(event);
  if (comesFromOutside(event.type)) await act(async () => take(event));
  else await perform(screen, actor, event);
};

/**
 * The snapshot with the expected `typed`: a gesture fills fields beyond its event, and the actor's
 * own paths check every key.
 */
const apartFromKeys = (actor: AnyActorRef, expected: AnyMachineSnapshot) => {
  const { value, context, status, output } = actor.getSnapshot() as AnyMachineSnapshot;
  const { typed } = expected.context;
  return { value, status, output, context: typed === undefined ? context : { ...context, typed } };
};

type Focus = ReturnType<typeof followFocus>;

/** Checks on the screen what each visible innermost state shows; returns those states. */
export const lookAt = ({ sees }: PlayedScreen, snapshot: AnyMachineSnapshot) => {
  const leaves = leavesOf(snapshot);
  for (const id of leaves) {
    const sight = sees[id];
    if (typeof sight !== 'function') throw new Error(`Nothing says what is seen in "${id}"`);
    sight(snapshot);
  }
  return leaves;
};

/** A screen on which paths are played, and what they have taken and seen so far. */
export const createScreenPlayer = (screen: PlayedScreen, observer: Observer) => {
  const coverage = createCoverage(screen.machine);
  const seen = new Set<string>();

  const look = (snapshot: AnyMachineSnapshot) => {
    const leaves = lookAt(screen, snapshot);
    const isNew = leaves.some((id) => !seen.has(id));
    for (const id of leaves) seen.add(id);
    return isNew;
  };

  const announced = new Map<string, string>();

  /**
   * The announcements depend on the state, not on the way there; a screen that is over stays as it
   * was.
   */
  const strayAnnouncement = ({ state }: Step, children: unknown) => {
    if (state.status !== 'active') return [];
    const place = JSON.stringify([placeOf(state, screen), screen.announces?.(state), children]);
    const now = announcements();
    const known = announced.get(place) ?? now;
    announced.set(place, known);
    return known === now ? [] : [`"${now}" is announced where "${known}" was`];
  };

  const lostTyping = ({ event }: Step, before: ReadonlyMap<string, string>) =>
    comesFromOutside(event.type)
      ? lostFrom(before).map(([name, value]) => `"${value}" is lost from ${name}`)
      : [];

  const takeStep = async (played: Played, step: Step, isStart: boolean, focus: Focus) => {
    observer.departs(step);
    const before = typed();
    if (!isStart) await makeStep(screen, played, step);
    await settle();
    translate(document.body);
    const reason =
      differenceIn(apartFromKeys(played.actor, step.state), step.state) ??
      brokenIn(played.look(), screen, [
        ...brokenOnScreen(played.look(), screen.awaitsOthers),
        ...strayAnnouncement(step, played.childSnapshots()),
        ...lostTyping(step, before),
        ...focus.lost(),
      ]);
    if (reason !== null) throw new Error(reason);
    await observer.arrives(step, look(step.state));
  };

  return {
    /** Throws at the first step that goes wrong. */
    play: async ({ from, input, steps }: PlayedPath) => {
      configure({ defaultHidden: screen.looksBehindFolds ?? false });
      const played = play(screen, input, { inspect: coverage.inspect });
      const [focus, stopKeeping] = [followFocus(), keepFocus(document)];
      render(
        <StrictMode>
          <LiveRegion />
          {screen.view(played.actor as never, input)}
        </StrictMode>,
      );
      try {
        for (const [index, step] of steps.entries())
          await takeStep(played, step, index === 0, focus).catch((error) => {
            throw withEvents(error, nameOf({ from, steps: steps.slice(0, index + 1) }));
          });
        if (played.actor.getSnapshot().status === 'active') observer.ends?.();
      } finally {
        played.actor.stop();
        stopKeeping();
        focus.stop();
        cleanup();
      }
    },
    coverage,
    /** What should have been taken or seen by now and was not. */
    missing: () => [
      ...offered(screen, coverage.missing()),
      ...Object.keys(screen.sees).filter((id) => screen.sees[id] !== 'never' && !seen.has(id)),
    ],
  };
};
