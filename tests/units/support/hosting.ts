import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import type { Client } from '../../../acquirer/client';
import { loginMachine } from '../../../machines/login/login.machine';
import { navigationMachine } from '../../../machines/navigation/navigation.machine';
import type { FlowRoute } from '../../../machines/navigation/navigation.types';
import { portalMachine } from '../../../machines/portal/portal.machine';
import type { Session } from '../../../machines/portal/session';
import { createStubs } from '../../../paths/engine/stubs';
import { defaults } from '../../../paths/portal/portal.scenario';
import { createFlowDrafts, storedCodes } from '../../../src/browser/flow-drafts';
import { connectHistory } from '../../../src/browser/history';

export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A navigation in this window, with a portal that has its configuration; `client` answers the calls. */
export const openHost = (
  url: string,
  routes: readonly FlowRoute[],
  session: Session,
  client?: Client,
) => {
  window.history.replaceState(null, '', url);
  const stubs = createStubs();
  const login = loginMachine.provide({
    actors: {
      loadConfiguration: stubs.call('loadConfiguration'),
      askTabs: fromCallback(({ sendBack }) => sendBack({ type: 'session.unknown' })),
    },
    actions: {
      connectClient: ({ system }: { system: AnyActorRef['system'] }) => {
        if (client) system.get('apiClient').send({ type: 'connected', client });
      },
    },
  } as never);
  const portalAtWork = portalMachine.provide({ actors: { login } } as never);
  const drafts = createFlowDrafts(window.sessionStorage);
  const codes = storedCodes(window.sessionStorage);
  const navigation = createActor(navigationMachine.provide({ actors: { portal: portalAtWork } }), {
    input: {
      url,
      origin: 'http://localhost:3000',
      routes,
      today: () => '2026-11-21',
      session,
      arrival: { kind: 'plain' },
      drafts,
      sentCodes: codes.read(),
      wanted: null,
      trail: [],
    },
  });
  navigation.on('flow.draft', drafts.write);
  navigation.getSnapshot().children.sentCodes?.subscribe(({ context }) => codes.write(context));
  const { stop: disconnect } = connectHistory(window, navigation);
  navigation.start();
  stubs.answer({ type: 'configuration.loaded', configuration: defaults });
  const portal = navigation.getSnapshot().children.portal;
  if (portal === undefined) throw new Error('The navigation has no portal');
  return {
    navigation,
    portal,
    address: () => `${window.location.pathname}${window.location.search}`,
    flow: () => navigation.getSnapshot().context.flow,
    /** The running flow, or the one whose last screen is still shown. */
    actor: () => {
      const { flow } = navigation.getSnapshot().context;
      if (flow === null) throw new Error('No flow is playing');
      return flow;
    },
    visit: (to: string) => navigation.send({ type: 'address.asked', url: to, how: 'push' }),
    stop: () => {
      disconnect();
      navigation.stop();
    },
  };
};
export type OpenHost = ReturnType<typeof openHost>;
