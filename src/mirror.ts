import type { Subscription } from 'xstate';
import { admits, type PortalSnapshot } from '../machines/portal/portal.selectors';
import type { PortalEvent } from '../machines/portal/portal.setup';
import type { FlowFacts, FlowModule, RunningFlow } from './flow';
import { type FlowRoute, isOrphan, routeAt } from './routes';

interface PortalActor {
  getSnapshot(): PortalSnapshot;
  send(event: PortalEvent): void;
  subscribe(listener: () => void): Subscription;
  on(
    type: 'address.requested',
    listener: (event: { path: string; replace: boolean }) => void,
  ): Subscription;
}

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What is on the stage: the address, and the flow that plays at it, if it has one. */
export interface Scene {
  readonly address: Address;
  readonly flow: RunningFlow | null;
  /** The code of the next flow is on its way. */
  readonly loading: boolean;
}

export interface Mirror {
  getScene(): Scene;
  subscribe(listener: () => void): () => void;
  visit(url: string, how?: 'push' | 'replace'): void;
  stop(): void;
}

const split = (url: string): Address => {
  const { pathname, search, hash } = new URL(url, 'http://portal');
  return { pathname: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname, search, hash };
};

const written = ({ pathname, search, hash }: Address) => `${pathname}${search}${hash}`;

/**
 * Keeps the address bar and the charts in step. The address asks and the portal chart decides; a
 * flow's chart moves and the address follows. One actor per visit to a flow, made and stopped here
 * and nowhere else.
 */
export const createMirror = (
  window: Window,
  portal: PortalActor,
  routes: readonly FlowRoute[],
  today: () => string,
): Mirror => {
  let scene: Scene = { address: split(window.location.href), flow: null, loading: false };
  let route: FlowRoute | null = null;
  let visitNumber = 0;
  let told: string | null = null;
  let level = '';
  let subscriptions: Subscription[] = [];
  const listeners = new Set<() => void>();

  const show = (next: Partial<Scene>) => {
    scene = { ...scene, ...next };
    for (const listener of listeners) listener();
  };

  const leaveFlow = () => {
    visitNumber += 1;
    route = null;
    for (const subscription of subscriptions) subscription.unsubscribe();
    subscriptions = [];
    scene.flow?.onMove(() => {});
    scene.flow?.actor.stop();
  };

  const facts = (): FlowFacts | null => {
    const { session, configuration } = portal.getSnapshot().context;
    if (configuration === null) return null;
    const { pathname, search } = scene.address;
    return {
      session,
      configuration,
      path: pathname,
      query: new URLSearchParams(search),
      today: today(),
    };
  };

  const write = (address: Address, how: 'push' | 'replace') => {
    if (written(address) === written(split(window.location.href))) how = 'replace';
    window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', written(address));
    show({ address });
  };

  const searchOf = (flow: RunningFlow) => {
    const query = flow.query();
    return query === '' ? '' : `?${query}`;
  };

  const follow = (flow: RunningFlow) => {
    const search = searchOf(flow);
    const pathname = flow.path() ?? scene.address.pathname;
    const moves = pathname !== scene.address.pathname || flow.level() !== level;
    level = flow.level();
    if (pathname !== scene.address.pathname || search !== scene.address.search)
      write({ pathname, search, hash: '' }, moves ? 'push' : 'replace');
  };

  /** A flow over several addresses is asked; where it refuses, the address goes back to where it is. */
  const ask = (flow: RunningFlow) => {
    const { pathname, search } = scene.address;
    const otherLevel = flow.level() !== '' && searchOf(flow) !== search;
    if (flow.path() !== pathname || otherLevel)
      flow.actor.send({ type: 'address.opened', path: pathname });
    if (flow.exit() === null && flow.path() !== pathname)
      write({ pathname: flow.path() ?? pathname, search: '', hash: '' }, 'replace');
  };

  const playsOn = (next: FlowRoute) =>
    next === route &&
    scene.flow !== null &&
    scene.flow.path() !== null &&
    scene.flow.exit() === null
      ? scene.flow
      : null;

  const play = (module: FlowModule) => {
    const known = facts();
    if (known === null) return;
    const flow = module.start(known);
    subscriptions = [
      flow.actor.on('*', (event) => portal.send(event as PortalEvent)),
      flow.actor.subscribe({
        complete: () => {
          const exit = flow.exit();
          if (exit !== null)
            portal.send({ type: 'flow.ended', exit, address: written(scene.address) });
        },
      }),
    ];
    show({ flow, loading: false });
    flow.actor.start();
    level = flow.level();
    follow(flow);
    flow.onMove(() => follow(flow));
  };

  const enterFlow = (next: FlowRoute) => {
    leaveFlow();
    route = next;
    const thisVisit = visitNumber;
    show({ flow: null, loading: true });
    next.load().then(
      (module) => {
        if (thisVisit === visitNumber) play(module);
      },
      () => {
        if (thisVisit !== visitNumber) return;
        show({ loading: false });
        portal.send({
          type: 'flow.ended',
          exit: { type: 'failed' },
          address: written(scene.address),
        });
      },
    );
  };

  const host = (restart: boolean) => {
    const verdict = admits(portal.getSnapshot(), scene.address.pathname);
    const next = verdict.type === 'show' ? routeAt(routes, scene.address.pathname, route) : null;
    if (next !== null && next === route && !restart) return;
    const playing = next === null ? null : playsOn(next);
    if (playing !== null) return ask(playing);
    if (next !== null) return enterFlow(next);
    leaveFlow();
    show({ flow: null, loading: false });
  };

  const settle = (restart: boolean) => {
    const snapshot = portal.getSnapshot();
    const { pathname } = scene.address;
    const verdict = admits(snapshot, pathname);
    if (verdict.type === 'redirect') {
      write(split(verdict.path), 'replace');
      return settle(true);
    }
    if (verdict.type === 'show' && isOrphan(routes, pathname, route)) {
      write(split('/Home'), 'replace');
      return settle(true);
    }
    if (verdict.type === 'show' && told !== pathname) {
      told = pathname;
      portal.send({ type: 'address.opened', path: pathname });
    }
    host(restart);
  };

  const arrive = () => {
    const snapshot = portal.getSnapshot();
    if (!snapshot.hasTag('busy')) {
      told = scene.address.pathname;
      portal.send({ type: 'address.opened', path: told });
    }
    settle(true);
  };

  const visit: Mirror['visit'] = (url, how = 'push') => {
    write(split(url), how);
    arrive();
  };

  const onPopState = () => {
    show({ address: split(window.location.href) });
    arrive();
  };

  window.addEventListener('popstate', onPopState);
  const portalSubscriptions = [
    portal.subscribe(() => settle(false)),
    portal.on('address.requested', ({ path, replace }) =>
      visit(path, replace ? 'replace' : 'push'),
    ),
  ];
  settle(true);

  return {
    getScene: () => scene,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit,
    stop: () => {
      leaveFlow();
      window.removeEventListener('popstate', onPopState);
      for (const subscription of portalSubscriptions) subscription.unsubscribe();
    },
  };
};
