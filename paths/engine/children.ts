import { getStateNodes } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { waysToEnd } from './ends';
import { failureOf } from './failures';
import { type Played, type PlayOptions, play, reportsChild } from './play';
import { coveringPathsAlong, type PlayedPath } from './played-paths';
import type { Scenario } from './scenario';
import { shortSetOf } from './short-set';
import { comesFromOutside, shared } from './stubs';

type InputOf = (parent: AnyMachineSnapshot) => unknown;

/** A real child chart: the path answers its calls. */
export interface RealChild {
  readonly scenario: Scenario;
  /**
   * The input from which its ways to an end are found; a function where the parent's input decides.
   */
  readonly input: unknown | InputOf;
  /**
   * Its calls, where they differ from the scenario's own: a child's children answer as calls do.
   */
  readonly calls?: readonly string[];
  /** Events that the parent only passes on: the child may end by them, without the path. */
  readonly passedOn?: readonly string[];
}

/** A chart with its real children, by `src`. */
export interface WithChildren {
  readonly scenario: Scenario;
  readonly children: Readonly<Record<string, RealChild>>;
}

type Ways = ReadonlyMap<string, PlayedPath>;

const callsOf = ({ scenario, calls = scenario.calls }: RealChild) => calls;

/** The ways of a child to its end, computed once for each input. */
const createWays = ({ scenario, input }: RealChild) => {
  const known = new Map<string, Ways>();
  return (parent: AnyMachineSnapshot): Ways => {
    const begun = typeof input === 'function' ? (input as InputOf)(parent) : input;
    const key = JSON.stringify(begun);
    const ways = known.get(key) ?? waysToEnd(scenario, begun);
    known.set(key, ways);
    return ways;
  };
};

const endThroughChild = (
  { actor, stubs }: Played,
  event: AnyEventObject,
  child: RealChild,
  waysOf: ReturnType<typeof createWays>,
) => {
  const way = waysOf(actor.getSnapshot()).get(JSON.stringify(event.output));
  if (way === undefined) throw new Error(`The child cannot end in ${JSON.stringify(event.output)}`);
  for (const step of way.steps.slice(1)) {
    if (comesFromOutside(step.event.type)) stubs.answer(step.event, stubs.nameFor(callsOf(child)));
    else actor.getSnapshot().children[event.actorId].send(step.event);
  }
};

const invokedBy = (machine: AnyStateMachine, id: string) =>
  getStateNodes(machine.root)
    .flatMap((node) => node.invoke)
    .find((invoked) => invoked.id === id)?.src as string;

const realChildrenOf = ({ children }: WithChildren) =>
  Object.fromEntries(
    Object.entries(children).map(([src, child]) => {
      const actors = Object.fromEntries(callsOf(child).map((name) => [name, shared.call(name)]));
      return [src, child.scenario.machine.provide({ actors } as never)];
    }),
  );

/**
 * Takes each transition and each end of a child once: the parent's own paths cover what follows in
 * every state.
 */
export const pathsWithChildren = (scenario: Scenario) => {
  const targets = shortSetOf(scenario);
  return coveringPathsAlong(scenario, (edge) => targets.has(edge));
};

/** Few paths of the parent, with its real children: each end of a child is really reached. */
export const failuresWithChildren = (
  { scenario, children }: WithChildren,
  options: PlayOptions = {},
): string[] => {
  const ways = Object.fromEntries(
    Object.entries(children).map(([src, child]) => [src, createWays(child)]),
  );
  const realChildren = realChildrenOf({ scenario, children });
  const isPassedOn = (event: AnyEventObject, parent: AnyMachineSnapshot) =>
    Object.entries(children).some(
      ([src, { passedOn = [] }]) => passedOn.includes(event.type) && parent.children[src],
    );
  const begin = (path: PlayedPath) => {
    const played = play(scenario, path.input, options, realChildren);
    const taken: AnyEventObject[] = [];
    const passOnBeside = (event: AnyEventObject) => {
      const beside = begin(path);
      for (const before of taken) beside.take(before);
      beside.actor.send(event);
      beside.actor.stop();
    };
    const take = (event: AnyEventObject) => {
      if (isPassedOn(event, played.actor.getSnapshot())) return passOnBeside(event);
      taken.push(event);
      const src = invokedBy(scenario.machine, String(event.actorId));
      const child = children[src];
      const waysOf = ways[src];
      if (event.type.startsWith('xstate.done.actor.') && child && waysOf)
        endThroughChild(played, event, child, waysOf);
      else if (comesFromOutside(event.type) && !reportsChild(event.type))
        played.stubs.answer(event, played.stubs.nameFor(scenario.calls));
      else played.actor.send(event);
    };
    return { ...played, take };
  };
  return pathsWithChildren(scenario).flatMap((path) => {
    const failure = failureOf(scenario, path, begin(path), ['value']);
    return failure === null ? [] : [failure];
  });
};
