import { type AnyActorRef, createActor } from 'xstate';
import type { Client } from '../../../acquirer/client';
import { hostMachine } from '../../../machines/host/host.machine';
import type { FlowRoute } from '../../../machines/host/host.types';
import { loginMachine } from '../../../machines/login/login.machine';
import { portalMachine } from '../../../machines/portal/portal.machine';
import type { Session } from '../../../machines/portal/session';
import { createStandIns } from '../../../paths/engine/stubs';
import { defaults } from '../../../paths/portal/portal.scenario';
import { createFlowDrafts } from '../../../src/browser/flow-drafts';
import { connectHistory } from '../../../src/browser/history';

export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A host in this window, with a portal that has its configuration; `client` answers the calls. */
export const openHost = (
  url: string,
  routes: readonly FlowRoute[],
  session: Session,
  client?: Client,
) => {
  window.history.replaceState(null, '', url);
  const standIns = createStandIns();
  const login = loginMachine.provide({
    actors: {
      loadConfiguration: standIns.call('loadConfiguration'),
      askTabs: standIns.call('askTabs'),
    },
    actions: {
      connectClient: ({ system }: { system: AnyActorRef['system'] }) => {
        if (client) system.get('apiClient').send({ type: 'connected', client });
      },
    },
  } as never);
  const portalAtWork = portalMachine.provide({ actors: { login } } as never);
  const kept = createFlowDrafts(window.sessionStorage);
  const host = createActor(hostMachine.provide({ actors: { portal: portalAtWork } }), {
    input: {
      url,
      origin: 'http://localhost:3000',
      routes,
      today: () => '2026-11-21',
      session,
      arrival: { kind: 'plain' },
      kept,
      wanted: null,
      trail: [],
    },
  });
  host.on('flow.kept', kept.write);
  const { stop: disconnect } = connectHistory(window, host);
  host.start();
  standIns.answer({ type: 'configuration.loaded', configuration: defaults });
  if (session.token === null) standIns.answer({ type: 'session.unknown' });
  const portal = host.getSnapshot().children.portal;
  if (portal === undefined) throw new Error('The host has no portal');
  return {
    host,
    portal,
    address: () => `${window.location.pathname}${window.location.search}`,
    flow: () => host.getSnapshot().context.flow,
    /** The flow at work, or the one whose last screen is still on. */
    actor: () => {
      const { flow } = host.getSnapshot().context;
      if (flow === null) throw new Error('No flow is playing');
      return flow;
    },
    visit: (to: string) => host.send({ type: 'address.asked', url: to, how: 'push' }),
    stop: () => {
      disconnect();
      host.stop();
    },
  };
};
export type OpenHost = ReturnType<typeof openHost>;
