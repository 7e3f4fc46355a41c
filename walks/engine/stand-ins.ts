import {
  type ActorSystem,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  createMachine,
  fromCallback,
} from 'xstate';

/** What a child chart looks like while its parent waits for it. */
export interface ChildAtWork {
  readonly state: string;
  readonly context: Record<string, unknown>;
}

type Answer = (event: AnyEventObject) => void;

const outside = [
  'http',
  'otp',
  'password.wrong',
  'workbook',
  'file',
  'files.checked',
  'files.unreadable',
  'upload.progressed',
  'draft',
  'intention',
  'pdf.made',
  'pdf.failed',
  'users',
  'requests',
  'facts',
  'photograph.read',
  'photograph.unreadable',
  'photographs.composed',
  'photographs.finished',
  'photographs.kept',
  'photographs.notComposed',
  'photographs.tooLarge',
  'case.open',
  'case.taken',
  'receipt.found',
  'receipt.unknown',
  'receipt.stored',
  'code.sent',
  'code.refused',
  'code.notSent',
  'code.sessionExpired',
  'code.loggedOut',
  'code.passwordNeeded',
  'code.unanswered',
  'code.stands',
  'code.needed',
  'configuration.loaded',
  'configuration.failed',
  'session.handedOver',
  'session.unknown',
  'session.over',
  'unsent',
  'xstate.done.actor',
] as const;

type Outside = (typeof outside)[number];

/** The types of the answers that come from outside: the wire, a file that is read or written, a child chart. */
export type FromOutside = Outside | `${Outside}.${string}`;

export const comesFromOutside = (type: string): type is FromOutside =>
  outside.some((each) => type === each || type.startsWith(`${each}.`));

/** Whoever waits is remembered, until it is answered or left; gives back how it is left. */
type Wait = (name: string, input: unknown, answer: Answer) => () => void;

type System = ActorSystem<never>;

type WaitIn = (system: System) => Wait;

const callOf = (name: string, waitIn: WaitIn): AnyActorLogic =>
  fromCallback(({ input, sendBack, system }) =>
    waitIn(system as System)(name, input, (event) => sendBack(event as never)),
  );

/** A chart in the child's place: it looks as the child does at work, and ends as it is told. */
const childOf = (name: string, atWork: ChildAtWork, waitIn: WaitIn): AnyActorLogic =>
  createMachine({
    id: name,
    context: atWork.context,
    initial: atWork.state,
    invoke: {
      id: 'wait',
      src: fromCallback(({ sendBack, system }) =>
        waitIn(system as System)(name, undefined, (event) =>
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

const waits = new WeakMap<System, Wait>();

const waitOf: WaitIn = (system) => {
  const wait = waits.get(system);
  if (wait === undefined) throw new Error('Nobody stands in for the actors of this system');
  return wait;
};

/** Stand-ins that any number of plays share: each asks those of the system it is at work in. */
export const shared = {
  call: (name: string) => callOf(name, waitOf),
  child: (name: string, atWork: ChildAtWork) => childOf(name, atWork, waitOf),
};

/**
 * Stands in for the actors of a chart. Each stays pending until the path says how it ends; an
 * answer nobody waits for is an error, so a path cannot pass without the call having been made.
 */
export const createStandIns = () => {
  const waiting = new Map<string, Answer>();
  const asked: { readonly name: string; readonly input: unknown }[] = [];

  const wait: Wait = (name, input, answer) => {
    asked.push({ name, input });
    waiting.set(name, answer);
    return () => {
      if (waiting.get(name) === answer) waiting.delete(name);
    };
  };

  return {
    waiting,
    asked,
    call: (name: string) => callOf(name, () => wait),
    child: (name: string, atWork: ChildAtWork) => childOf(name, atWork, () => wait),
    /** From now on the shared ones of this system are these. */
    standIn: (system: AnyActorRef['system']) => waits.set(system as System, wait),
    /** The youngest of these that waits: a parent's own calls, beside those of its children. */
    nameFor: (names: readonly string[]) =>
      [...waiting.keys()].reverse().find((name) => names.includes(name)),
    /** `name` is who must be waiting; without it the youngest who waits is answered. */
    answer: (event: AnyEventObject, name?: string) => {
      const who = name ?? [...waiting.keys()].at(-1);
      const answer = who === undefined ? undefined : waiting.get(who);
      if (answer === undefined) throw new Error(`Nobody waits for "${event.type}"`);
      answer(event);
    },
  };
};
export type StandIns = ReturnType<typeof createStandIns>;
