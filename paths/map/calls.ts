import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromTransition,
} from 'xstate';
import type { CallUse } from './portal';

/** The input that decides between two calls: the kind of registration, the mode of an enrolment. */
const deciding = ['kind', 'mode'];

/** An input with every property: only the call of its actor is wanted. */
const anything = (kind: string): never => {
  const self: never = new Proxy(() => '', {
    get: (_, name) => {
      if (deciding.includes(String(name))) return kind;
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [].values();
      return name === 'then' ? undefined : self;
    },
    apply: () => self,
  }) as never;
  return self;
};

const isChart = (logic: unknown): logic is AnyStateMachine =>
  (logic as { root?: unknown } | undefined)?.root !== undefined;

/** The call that an actor makes when it starts: the alias, reported by a substitute client. */
const asksAtOnce = (logic: AnyActorLogic, input: unknown): string[] => {
  const asked: string[] = [];
  const ask = ({ alias }: { alias: string }) => {
    asked.push(alias);
    return new Promise(() => {});
  };
  const connected = { getSnapshot: () => ({ context: { ask } }) };
  const apiClient = fromTransition(() => connected.getSnapshot().context, { ask });
  const chart = createMachine({
    invoke: [
      { id: 'apiClient', systemId: 'apiClient', src: apiClient },
      { id: 'logic', src: logic, input: () => input },
    ],
  });
  const actor = createActor(chart, {});
  actor.subscribe({ error: () => {} });
  try {
    actor.start();
  } finally {
    actor.stop();
  }
  return asked;
};

const inputs = ['shop', 'company', 'enrol'].map(anything);

/**
 * Actors that call only after their code is loaded, after another answer, or for another user; by
 * name.
 */
const askedLater: Readonly<Record<string, readonly string[]>> = {
  askTakings: ['GET_STATISTICS'],
  askRequests: ['GET_EBOX_LIST', 'EBOX_REQUEST', 'SEARCH_PRATICES', 'openCases'],
  askUnpaid: ['GET_OUTSTANDING'],
  askStatement: ['SEARCH_ACCOUNT_BALANCE'],
  openCounts: ['EBOX_REQUEST'],
  openRequests: ['EBOX_REQUEST'],
  draft: ['draftReply'],
  readDraft: ['draftReply'],
  clearDraft: ['draftReply'],
  nextCase: ['openCases'],
  points: ['SEARCH_POS_PAGED'],
  users: ['SEARCH_USER_LIST_BY_SOC', 'SEARCH_USER_POS_LIST'],
};

/** Only actors that call the service are started: the others have effects. */
const asksTheService = (logic: unknown): logic is AnyActorLogic =>
  (logic as { asks?: boolean } | undefined)?.asks === true;

const aliasesOf = (src: string, logic: AnyActorLogic) => [
  ...new Set(inputs.flatMap((input) => asksAtOnce(logic, input)).concat(askedLater[src] ?? [])),
];

/** Every call that a chart makes, in itself or in the charts it plays, as this screen provides them. */
export const callsOf = (
  flow: string,
  machine: AnyStateMachine,
  above: readonly string[] = [],
): CallUse[] => {
  const charts = [...above, machine.id];
  return Object.entries(machine.implementations.actors).flatMap(([src, logic]) => {
    if (isChart(logic)) return callsOf(flow, logic, charts);
    return asksTheService(logic) ? [{ flow, charts, src, aliases: aliasesOf(src, logic) }] : [];
  });
};
