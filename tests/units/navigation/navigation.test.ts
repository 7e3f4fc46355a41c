// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { FlowInput, FlowRoute } from '../../../machines/navigation/navigation.types';
import { emptySession, type Session } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { flow } from '../../../src/shared/flow';
import { eventually } from '../../support/eventually';
import { type OpenHost, openHost, settle } from '../support/hosting';

const signedIn = {
  ...emptySession,
  token: 'a-token',
  merchant: { ...company, email: '', cellNumber: '' },
};

/** A flow that counts, writes its count to the address, and ends on command. */
const counting = setup({
  types: {
    context: {} as { count: number },
    input: {} as { count: number },
    events: {} as { type: 'count' } | { type: 'end'; exit: object },
    output: {} as object,
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      on: {
        count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        end: 'ended',
      },
    },
    ended: { type: 'final', output: ({ event }) => (event as { exit: object }).exit },
  },
  output: ({ event }) => (event as unknown as { output: object }).output,
});

const started: FlowInput[] = [];
const page = () =>
  flow({
    machine: counting,
    input: (flowInput) => {
      started.push(flowInput);
      return { count: Number(flowInput.query.get('count') ?? 0) };
    },
    View: () => null,
    query: ({ context }) => (context.count === 0 ? '' : `count=${context.count}`),
  });

/** A flow over two addresses; Back is admitted, the second step alone is not. */
const stepping = setup({
  types: { events: {} as { type: 'next' } | { type: 'address.opened'; path: string } },
  guards: {
    opensFirst: ({ event }) =>
      event.type === 'address.opened' && event.path === '/Dispute/GestioneRichieste',
  },
}).createMachine({
  initial: 'first',
  states: {
    first: { meta: { page: 'caseManagers' }, on: { next: 'second' } },
    second: {
      meta: { page: 'caseList' },
      on: { 'address.opened': { guard: 'opensFirst', target: 'first' } },
    },
  },
});

const steps: FlowRoute = {
  flow: 'steps',
  paths: ['/Dispute/GestioneRichieste', '/Dispute/StatoPratiche'],
  load: async () => flow({ machine: stepping, input: () => undefined as never, View: () => null }),
};

/** A flow that reaches an inner address by itself; it is never entered there. */
const inside = setup({
  types: { events: {} as { type: 'next' } | { type: 'address.opened'; path: string } },
  guards: {
    opensForm: ({ event }) => event.type === 'address.opened' && event.path === '/InsertEmail',
  },
}).createMachine({
  initial: 'form',
  states: {
    form: { meta: { page: 'firstEmail' }, on: { next: 'code' } },
    code: {
      meta: { page: 'code' },
      on: { 'address.opened': { guard: 'opensForm', target: 'form' } },
    },
  },
});

const withInner: FlowRoute = {
  flow: 'with-inner',
  paths: ['/InsertEmail'],
  inner: ['/OTPCode'],
  load: async () => flow({ machine: inside, input: () => undefined as never, View: () => null }),
};

/** Two levels at one address: Back goes from the second to the first. */
const levelled = setup({
  types: { events: {} as { type: 'next' } | { type: 'address.opened'; path: string } },
}).createMachine({
  initial: 'first',
  states: {
    first: { meta: { page: 'statements' }, on: { next: 'second' } },
    second: { meta: { page: 'statements' }, on: { 'address.opened': 'first' } },
  },
});

const levels: FlowRoute = {
  flow: 'levels',
  paths: ['/EstrattoConto'],
  load: async () =>
    flow({
      machine: levelled,
      input: () => undefined as never,
      View: () => null,
      query: ({ value }) => (value === 'second' ? 'gestore=31' : ''),
      level: ({ value }) => String(value),
    }),
};

/** It stores its step and a text for a reload, until it has succeeded. */
const wizard = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'typed'; text: string } | { type: 'next' } | { type: 'done' },
  },
}).createMachine({
  context: { text: '' },
  initial: 'first',
  states: {
    first: {
      meta: { page: 'firstPhone' },
      on: { typed: { actions: assign({ text: ({ event }) => event.text }) }, next: 'second' },
    },
    second: { meta: { page: 'result' }, on: { done: 'succeeded' } },
    succeeded: { meta: { page: 'result' }, tags: ['over'] },
  },
});

const keeping: FlowRoute = {
  flow: 'wizard',
  paths: ['/InsertTelephone'],
  inner: ['/ResultPage'],
  load: async () =>
    flow({
      machine: wizard,
      input: () => undefined as never,
      persists: { named: ({ context }) => ({ nome: context.text }) },
      View: () => null,
    }),
};

const routes: readonly FlowRoute[] = [
  { flow: 'home', paths: ['/Home'], load: async () => page() },
  { flow: 'movements', paths: ['/Home/Movimenti'], load: async () => page() },
  steps,
  withInner,
  levels,
  keeping,
  { flow: 'broken', paths: ['/Insoluti'], load: () => Promise.reject(new Error('offline')) },
];

describe('address and charts in step', () => {
  let at: OpenHost;

  const open = async (url: string, session: Session = signedIn, known = routes) => {
    at = openHost(url, known, session);
    await settle();
  };
  const address = () => at.address();
  const actor = () => at.actor();

  beforeEach(() => {
    window.sessionStorage.clear();
    started.length = 0;
  });
  afterEach(() => at.stop());

  it('[FLO-010] another search of a list is in the address, and a step for Back', async () => {
    await open('/Home/Movimenti');
    const length = window.history.length;
    actor().send({ type: 'count' });
    expect(address()).toBe('/Home/Movimenti?count=1');
    expect(window.history.length).toBe(length + 1);
    expect(started).toHaveLength(1);
  });

  it('[ERR-014] a flow that fails leads to the error page, RIPROVA back to the same criteria', async () => {
    await open('/Home/Movimenti?count=2');
    actor().send({ type: 'end', exit: { type: 'failed' } });
    await settle();
    expect(address()).toBe('/ErrorPage');
    expect(at.flow()).toBeNull();
    at.portal.send({ type: 'page.retried' });
    await settle();
    expect(address()).toBe('/Home/Movimenti?count=2');
    expect(actor().getSnapshot().context).toEqual({ count: 2 });
  });

  it('a page whose code cannot be loaded leads to the error page', async () => {
    await open('/Insoluti');
    await eventually(() => expect(address()).toBe('/ErrorPage'));
  });

  it('[ERR-017] without a connection it is waited for, and so it is not where the page was left', async () => {
    let tries = 0;
    const load = async () => {
      tries++;
      if (tries === 1) throw new Error('offline');
      return page();
    };
    const known = [...routes.slice(0, 2), { flow: 'statements', paths: ['/EstrattoConto'], load }];
    await open('/Home', signedIn, known);
    const announces = (type: 'connection.lost' | 'connection.found') =>
      at.navigation.getSnapshot().children.connection?.send({ type });
    announces('connection.lost');
    at.visit('/EstrattoConto');
    await settle();
    expect(at.navigation.getSnapshot().children.connection?.getSnapshot().hasTag('missing')).toBe(
      true,
    );
    expect([address(), tries]).toEqual(['/EstrattoConto', 1]);
    announces('connection.found');
    await eventually(() => expect(tries).toBe(2));
    await settle();
    expect(address()).toBe('/EstrattoConto');
    tries = 0;
    announces('connection.lost');
    at.visit('/Home');
    await settle();
    at.visit('/EstrattoConto');
    await settle();
    at.visit('/Home');
    await settle();
    announces('connection.found');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([address().split('?')[0], tries]).toEqual(['/Home', 1]);
  });

  it('[NAV-047] a session that expires leaves the page where it is, under the dialog', async () => {
    await open('/Home/Movimenti?count=2');
    at.navigation.send({ type: 'session.expired' });
    await settle();
    expect(address()).toBe('/Home/Movimenti?count=2');
    expect(at.flow()).not.toBeNull();
    expect(at.portal.getSnapshot().matches({ session: 'expired' })).toBe(true);
    at.portal.send({ type: 'login.requested' });
    await settle();
    expect(address()).toBe('/login');
  });

  it('[API-008] a reload finds the step and what was typed, also at an address inside the flow', async () => {
    await open('/InsertTelephone');
    actor().send({ type: 'typed', text: 'Anna' });
    expect(window.sessionStorage.getItem('nome')).toBe('Anna');
    actor().send({ type: 'next' });
    expect(address()).toBe('/ResultPage');
    at.stop();
    await open('/ResultPage');
    expect(address()).toBe('/ResultPage');
    expect(actor().getSnapshot().value).toBe('second');
    expect(actor().getSnapshot().context.text).toBe('Anna');
  });

  it('what is kept ends with the success of its flow', async () => {
    await open('/InsertTelephone');
    actor().send({ type: 'next' });
    actor().send({ type: 'done' });
    expect({ ...window.sessionStorage }).toEqual({});
    at.stop();
    await open('/ResultPage');
    expect(address()).toBe('/Home');
  });

  it.each([
    ['not its shape', '{"wizard":{"path":"/InsertTelephone","kept":{"step":7},"named":[]}}'],
    [
      'of another edition',
      JSON.stringify({
        wizard: {
          path: '/InsertTelephone',
          draft: { shape: 'old', snapshot: { value: 'second' } },
          named: [],
        },
      }),
    ],
    ['no JSON', 'wizard'],
    ['another’s', '{"wizard":[]}'],
  ])('what comes back and does not fit is nothing: %s', async (_, stored) => {
    window.sessionStorage.setItem('kept', stored);
    await open('/InsertTelephone');
    expect(actor().getSnapshot().value).toBe('first');
  });
});
