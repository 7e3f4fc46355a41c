import {
  type ActorSystem,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  fromCallback,
} from 'xstate';
import { type Call, createOrigins } from './origins';

/** The visible state of a child chart while its parent waits for it. */
export interface ChildAtWork {
  readonly state: string;
  readonly context: Record<string, unknown>;
}

type Answer = (event: AnyEventObject) => void;

export const outside = [
  'http',
  'otp',
  'password.wrong',
  'work',
  'workbook',
  'file',
  'files.checked',
  'files.refused',
  'upload.progressed',
  'draft',
  'intention',
  'archive.written',
  'archive.failed',
  'pdf.made',
  'pdf.failed',
  'users',
  'requests',
  'header',
  'photograph.read',
  'photograph.unreadable',
  'photographs.composed',
  'photographs.finished',
  'photographs.saved',
  'photographs.notComposed',
  'photographs.tooLarge',
  'case.taken',
  'connection.missing',
  'leftOver.found',
  'leftOver.none',
  'receipt.found',
  'overview.counted',
  'code.sent',
  'code.refused',
  'code.notSent',
  'code.loggedOut',
  'code.unanswered',
  'code.good',
  'code.rested',
  'code.needed',
  'secret.needed',
  'configuration.loaded',
  'configuration.failed',
  'session.handedOver',
  'session.unknown',
  'session.over',
  'departure',
  'unsent',
  'xstate.done.actor',
  'xstate.snapshot',
] as const;

type Outside = (typeof outside)[number];

/** The types of outside answers: from the wire, a file, a child chart. */
export type FromOutside = Outside | `${Outside}.${string}`;

export const comesFromOutside = (type: string): type is FromOutside =>
  outside.some((each) => type === each || type.startsWith(`${each}.`));

/**
 * Registers a waiting actor until it is answered or left; returns the function that unregisters it.
 */
type Wait = (name: string, input: unknown, answer: Answer) => () => void;

type System = ActorSystem<never>;

type WaitIn = (system: System) => Wait;

const callOf = (name: string, waitIn: WaitIn): AnyActorLogic =>
  fromCallback(({ input, sendBack, system }) =>
    waitIn(system as System)(name, input, (event) => sendBack(event as never)),
  );

/** A chart that replaces the child: it looks like the running child, and ends on command. */
const chartInPlace = (name: string, atWork: ChildAtWork, waitIn: WaitIn) =>
  createMachine({
    id: name,
    context: atWork.context,
    initial: atWork.state,
    invoke: {
      id: 'wait',
      input: ({ event }) => (event as { input?: unknown }).input,
      src: fromCallback(({ input, sendBack, system }) =>
        waitIn(system as System)(name, input, (event) =>
          sendBack({ type: 'end', output: event.output }),
        ),
      ),
    },
    states: {
      [atWork.state]: { on: { end: 'ended' } },
      ended: { type: 'final', output: ({ event }) => event.output },
    },
    output: ({ event }) => event.output,
  });

interface Moved {
  /** The content of the stub, while it looks as ordered. */
  readonly inPlace?: AnyMachineSnapshot;
}

/** A stub that also moves like the child: an event sets its place. */
const childOf = (name: string, atWork: ChildAtWork, waitIn: WaitIn): AnyActorLogic => {
  const chart = chartInPlace(name, atWork, waitIn) as AnyStateMachine;
  return {
    getInitialSnapshot: (scope, input) => chart.getInitialSnapshot(scope, input as never),
    start: (snapshot) => chart.start(snapshot),
    transition: (snapshot: AnyMachineSnapshot & Moved, event: AnyEventObject, scope) => {
      const inPlace = snapshot.inPlace ?? snapshot;
      if (event.type === 'move') return { ...event.snapshot, inPlace };
      const next = chart.transition(inPlace, event, scope);
      // Events that its parent passes on do not move it back.
      return next.status === 'active' ? snapshot : next;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  } satisfies AnyActorLogic;
};

const waits = new WeakMap<System, Wait>();

const waitOf: WaitIn = (system) => {
  const wait = waits.get(system);
  if (wait === undefined) throw new Error('No stubs serve the actors of this system');
  return wait;
};

/** Stubs that any number of plays share: each play uses those of its system. */
export const shared = {
  call: (name: string) => callOf(name, waitOf),
  child: (name: string, atWork: ChildAtWork) => childOf(name, atWork, waitOf),
};

/**
 * Stubs for the actors of a chart. Each stays pending until the path decides how it ends. An answer
 * without a waiting actor is an error, so that a path cannot pass without the call.
 */
export const createStubs = () => {
  const waiting = new Map<string, Answer>();
  const underWay = new Map<string, Call>();
  const asked: Pick<Call, 'name' | 'input'>[] = [];
  const origins = createOrigins();

  let happening: AnyEventObject = { type: 'xstate.init' };

  const wait: Wait = (name, input, answer) => {
    const call = { name, input, event: happening };
    asked.push({ name, input });
    waiting.set(name, answer);
    underWay.set(name, call);
    return () => {
      if (waiting.get(name) === answer) waiting.delete(name);
      if (underWay.get(name) === call) underWay.delete(name);
    };
  };

  const noteAnswer = (event: AnyEventObject, name: string, goesOn: boolean) => {
    const call = underWay.get(name);
    if (call === undefined) return;
    origins.note(event, call);
    if (!goesOn) underWay.delete(name);
  };

  return {
    waiting,
    asked,
    /** The calls and child charts that have not ended yet. */
    underWay,
    /** The calls whose answers a value is made of. */
    from: origins.of,
    call: (name: string) => callOf(name, () => wait),
    child: (name: string, atWork: ChildAtWork) => childOf(name, atWork, () => wait),
    /** Calls made from now on are attributed to this event. */
    because: (event: AnyEventObject) => {
      happening = event;
    },
    /** Shared stubs of this system use these from now on. */
    serve: (system: AnyActorRef['system']) => waits.set(system as System, wait),
    /** The most recent pending actor among `names`, of a parent or its children. */
    nameFor: (names: readonly string[]) =>
      [...waiting.keys()].reverse().find((name) => names.includes(name)),
    /**
     * `name` must be waiting; without it the youngest waiting actor is answered. `goesOn`: more
     * answers follow.
     */
    answer: (event: AnyEventObject, name?: string, goesOn = false) => {
      const who = name ?? [...waiting.keys()].at(-1);
      const answer = who === undefined ? undefined : waiting.get(who);
      if (who === undefined || answer === undefined)
        throw new Error(`No actor waits for "${event.type}"`);
      noteAnswer(event, who, goesOn);
      answer(event);
    },
  };
};
export type Stubs = ReturnType<typeof createStubs>;
