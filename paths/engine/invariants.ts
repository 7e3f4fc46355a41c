import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { differences } from './differences';
import type { Call } from './origins';
import type { Scenario } from './scenario';

/** A chart after a step: its screen, its running actors, and the origin of its stored data. */
export interface Look {
  readonly snapshot: AnyMachineSnapshot;
  readonly self: AnyActorRef;
  readonly underWay: readonly Call[];
  /** The calls whose answers a value is made of. */
  readonly from: (value: unknown) => readonly Call[];
  /** The last place that a child chart reported. */
  readonly childSnapshot: (child: string) => AnyMachineSnapshot | undefined;
}

/** A rule for a chart after every step of every path. */
export interface Invariant {
  readonly rule: string;
  readonly holds: (look: Look) => boolean;
}

type Watched = Pick<Scenario, 'calls' | 'children' | 'invariants' | 'outlives'>;

type Context = AnyMachineSnapshot['context'];

/** The part of the context that `kept` reads comes from calls with the current request. */
export const belongs = (
  rule: string,
  kept: (context: Context) => unknown,
  fits: (asked: Context, context: Context) => boolean,
): Invariant => ({
  rule,
  holds: ({ snapshot: { context }, from }) =>
    from(kept(context)).every(({ input }) => fits(input as Context, context)),
});

const invokedIn = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.flatMap(({ id, invoke }) =>
    invoke.map(({ src, input }) => ({ id, src: String(src), input: input as unknown })),
  );

const askedNow = (
  input: unknown,
  { snapshot: { context }, self }: Look,
  { event }: Call,
): unknown => (typeof input === 'function' ? input({ context, event, self }) : input);

/**
 * For every chart: a state that waits has a running actor. That actor's input equals what the state
 * would request now, because its answer would otherwise belong to something else.
 */
const waitsInVain = (look: Look, { calls, children = {}, outlives = {} }: Watched) => {
  const stubs = [...calls, ...Object.keys(children)];
  return invokedIn(look.snapshot).flatMap(({ id, src, input }) => {
    if (!stubs.includes(src)) return [];
    const call = look.underWay.find(({ name }) => name === src);
    if (call === undefined) return [`${id} waits for "${src}", which is not under way`];
    if (outlives[src] !== undefined) return [];
    const changed = differences(call.input, askedNow(input, look, call), 'input');
    const isKnown = (each: string) =>
      Object.keys(outlives).some((name) => each.startsWith(`input.${name.slice(src.length + 1)}:`));
    return changed
      .filter((each) => !isKnown(each))
      .map((each) => `${id} waits for "${src}" with an earlier ${each}`);
  });
};

/** The broken rules, in one line; null where all hold. */
export const brokenIn = (look: Look, scenario: Watched, seen: readonly string[] = []) => {
  const { invariants = [] } = scenario;
  const broken = [
    ...seen,
    ...waitsInVain(look, scenario),
    ...invariants.filter(({ holds }) => !holds(look)).map(({ rule }) => rule),
  ];
  return broken.length === 0 ? null : `invariant broken: ${broken.join('; ')}`;
};
