import {
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
  fromCallback,
} from 'xstate';
import { apiClient } from '../call';
import type { StateMeta } from '../flow-result';
import { type PageName, pathOf } from '../pages';
import { portalMachine } from '../portal/portal.machine';
import type { PortalEvent } from '../portal/portal.setup';
import { sentCodesMemory } from '../shared/code/sent-codes';
import { connectionMachine } from '../shared/connection/connection.machine';
import { comesBack, connectionIn } from '../shared/connection/connection.wait';
import { exportsMachine } from './exports/exports.machine';
import { leavingMachine } from './leaving/leaving.machine';
import type {
  FlowInput,
  FlowLocation,
  FlowModule,
  FlowRoute,
  NavigationEvent,
} from './navigation.types';
import type { PersistedFlow } from './persisted';
import { findPoint } from './point-choice/point-choice.actors';
import { pointChoiceMachine } from './point-choice/point-choice.machine';
import { preferencesMachine } from './preferences/preferences.machine';

interface Playing {
  readonly module: FlowModule;
  readonly flowInput: FlowInput;
}

/** The input of restored flows: what has changed meanwhile. */
const restored = new WeakMap<AnyMachineSnapshot, unknown>();

const restore: typeof begin = (scope, { module, flowInput }) => {
  const { snapshot } = flowInput.draft as PersistedFlow;
  const resumed = module.machine.restoreSnapshot(snapshot as never, scope as never);
  restored.set(resumed, module.input(flowInput));
  return resumed;
};

const begin = (scope: FlowScope, { module, flowInput }: Playing): AnyMachineSnapshot =>
  module.machine.getInitialSnapshot(scope as never, module.input(flowInput));

const isOfThisPlace = ({ module, flowInput }: Playing) =>
  flowInput.draft !== null &&
  (module.keeps?.restores?.(flowInput.draft, module.input(flowInput)) ?? false);

/**
 * Whatever chart a flow's code brings, played as a child of the navigation: from its beginning, or
 * where a reload has interrupted it.
 */
const flow: ActorLogic<AnyMachineSnapshot, EventObject, Playing> = {
  getInitialSnapshot: (scope, playing) =>
    isOfThisPlace(playing) ? restore(scope, playing) : begin(scope, playing),
  transition: (snapshot, event, scope) =>
    snapshot.machine.transition(snapshot, event, scope as never),
  start: (snapshot, { self }) => {
    snapshot.machine.start(snapshot);
    const input = restored.get(snapshot);
    if (input !== undefined) self.send({ type: 'session.changed', input } as EventObject);
  },
  getPersistedSnapshot: (snapshot) => snapshot.machine.getPersistedSnapshot(snapshot),
};

type FlowScope = Parameters<NonNullable<typeof flow.getInitialSnapshot>>[0];

/** The flow, or a child chart of it, waits for an answer. */
const isBusy = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('busy') ||
  Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).some((child) => {
    const current = child?.getSnapshot();
    return current !== undefined && 'machine' in current && isBusy(current);
  });

const childOf = (navigation: AnyActorRef, id: string) =>
  navigation.getSnapshot().children[id] as AnyActorRef;

const belongsTo = (flow: AnyActorRef, actor: AnyActorRef | undefined): boolean =>
  actor !== undefined && (actor === flow || belongsTo(flow, actor._parent));

const pageOf = (snapshot: AnyMachineSnapshot): PageName | null =>
  Object.values(snapshot.getMeta() as Record<string, StateMeta | undefined>).findLast(
    (meta) => meta?.page !== undefined,
  )?.page ?? null;

const searchOf = (query: string | null) => (query === null || query === '' ? query : `?${query}`);

const isLoading = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag?.('loading') ||
  Object.values<AnyActorRef>(snapshot.children ?? {}).some((child) =>
    isLoading(child.getSnapshot()),
  );

const whereIs = (snapshot: AnyMachineSnapshot, module: FlowModule): FlowLocation => {
  const page = module.page?.(snapshot) ?? pageOf(snapshot);
  return {
    path: page === null ? null : pathOf(page),
    search: searchOf(module.query ? module.query(snapshot) : ''),
    level: module.level?.(snapshot) ?? '',
    openedFrom: module.openedFrom?.(snapshot) ?? null,
    holds: module.holds?.(snapshot) ?? false,
    turns: (module.turns?.(snapshot) ?? page === null) && !isLoading(snapshot),
  };
};

/** Emits a value only when it has changed. */
const ifChanged = <Value>(notify: (value: Value) => void) => {
  let last: string | undefined;
  return (value: Value) => {
    const written = JSON.stringify(value);
    if (written === last) return;
    last = written;
    notify(value);
  };
};

/**
 * Watches every transition of the flow and its child charts, and what they report to the portal.
 */
const watchFlow = fromCallback<EventObject, { navigation: AnyActorRef; module: FlowModule }>(
  ({ input: { navigation, module }, sendBack, system }) => {
    const openFlow = childOf(navigation, 'flow');
    const notify = (event: NavigationEvent) => sendBack(event);
    const notifyDraft = ifChanged(notify);
    const notifyOfDraft = (snapshot: AnyMachineSnapshot) => {
      const draft = module.keeps?.of(snapshot);
      const calling = isBusy(snapshot);
      if (draft !== undefined) notifyDraft({ type: 'flow.draftChanged', draft, calling });
    };
    const moves = system.inspect(({ type, actorRef }) => {
      if (type !== '@xstate.snapshot' || !belongsTo(openFlow, actorRef as AnyActorRef)) return;
      const snapshot = openFlow.getSnapshot();
      // An aborted call is reported before the end of its flow; later reports belong to the portal.
      if (snapshot.status !== 'active') return;
      notify({ type: 'flow.moved', flow: openFlow, where: whereIs(snapshot, module) });
      notifyOfDraft(snapshot);
    });
    openFlow.on('*', (event) => notify({ type: 'flow.notified', event: event as PortalEvent }));
    return () => moves.unsubscribe();
  },
);

/** Watches every transition of the portal, and the addresses it requests. */
const watchPortal = fromCallback<EventObject, { navigation: AnyActorRef }>(
  ({ input: { navigation }, sendBack }) => {
    const portal = childOf(navigation, 'portal');
    const notify = (event: NavigationEvent) => sendBack(event);
    portal.subscribe((snapshot) => notify({ type: 'portal.moved', portal: snapshot }));
    portal.on('address.requested', ({ path, replace }) =>
      notify({ type: 'address.asked', url: path, how: replace ? 'replace' : 'push' }),
    );
  },
);

/** Without a connection the code of a page is waited for, just as its calls are. */
const loadFlow = fromCallback<EventObject, { route: FlowRoute }>(({ input, sendBack, system }) => {
  const left = new AbortController();
  const load = async (): Promise<NavigationEvent> => {
    try {
      return { type: 'flow.loaded', module: await input.route.load() };
    } catch {
      const connection = left.signal.aborted ? undefined : connectionIn(system);
      connection?.send({ type: 'call.unanswered' });
      if (!connection || !(await comesBack(connection, left.signal)))
        return { type: 'flow.notLoaded' };
      return load();
    }
  };
  load().then((event) => {
    if (!left.signal.aborted) sendBack(event);
  });
  return () => left.abort();
});

export const navigationActors = {
  portal: portalMachine,
  connection: connectionMachine,
  sentCodes: sentCodesMemory,
  exports: exportsMachine,
  leaving: leavingMachine,
  pointChoice: pointChoiceMachine,
  preferences: preferencesMachine,
  apiClient,
  watchPortal,
  loadFlow,
  watchFlow,
  flow,
  findPoint,
};
