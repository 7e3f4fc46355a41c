import * as v from 'valibot';
import { type AnyMachineSnapshot, createActor, setup } from 'xstate';
import { usualPreferences } from '../../acquirer/contract/preferences';
import { written } from '../../machines/navigation/address';
import { navigationMachine } from '../../machines/navigation/navigation.machine';
import type {
  FlowModule,
  FlowRoute,
  NavigationContext,
  NavigationInput,
} from '../../machines/navigation/navigation.types';
import type { StoredDrafts } from '../../machines/navigation/stored-drafts';
import { portalMachine } from '../../machines/portal/portal.machine';
import type { PortalSnapshot } from '../../machines/portal/portal.selectors';
import { emptySession } from '../../machines/portal/session';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { company, defaults } from '../portal/portal.scenario';

const origin = 'https://esercenti.example.it';
const outside = {
  session: emptySession,
  arrival: { kind: 'plain' },
  origin,
  wanted: null,
} as const;
const inside = {
  ...outside,
  session: {
    ...emptySession,
    token: 'a-token',
    merchant: { ...company, cellNumber: '', email: '' },
  },
} as const;

/** The merchant has changed the phone, here or in another tab. */
const changed = {
  ...inside,
  session: {
    ...inside.session,
    merchant: { ...inside.session.merchant, cellNumber: '+39 333 7654321' },
  },
} as const;

/** A company has chosen a shop. */
const chosen = {
  ...inside,
  session: { ...inside.session, point: { code: '5000000001', name: 'Bar Centrale', index: 0 } },
} as const;

/** A consultation has searched a period. */
const searched = {
  ...inside,
  session: { ...inside.session, period: { month: '202610', day: '05' } },
} as const;

const portalAt = (
  access: unknown,
  input: typeof outside | typeof inside | typeof changed | typeof chosen | typeof searched,
): PortalSnapshot =>
  portalMachine.resolveState({
    value: { access, session: 'valid' } as never,
    context: {
      ...createActor(portalMachine, { input: { ...input, opened: '/Home' } }).getSnapshot().context,
      configuration: defaults,
    },
  }) as PortalSnapshot;

/** The portal as the navigation meets it. */
export const portals = {
  busy: createActor(portalMachine, {
    input: { ...outside, opened: '/login' },
  }).getSnapshot() as PortalSnapshot,
  signedOut: portalAt({ outside: 'signedOut' }, outside),
  signedIn: portalAt({ inside: { signedIn: 'browsing' } }, inside),
  changed: portalAt({ inside: { signedIn: 'browsing' } }, changed),
  chosen: portalAt({ inside: { signedIn: 'browsing' } }, chosen),
  searched: portalAt({ inside: { signedIn: 'browsing' } }, searched),
  mustCompleteSetup: portalAt({ inside: { mustCompleteSetup: 'addingFirstPhone' } }, inside),
  blocked: portalAt({ outside: 'blocked' }, outside),
};

const page = setup({}).createMachine({ id: 'page' });

/** The code of a flow, as a stub. */
export const code: FlowModule = {
  machine: page,
  input: ({ session }) => ({
    number: session.merchant?.cellNumber,
    ...(session.point && { codPos: session.point.code }),
  }),
  keeps: {
    schema: v.object({ number: v.string() }),
    of: () => null,
    named: (value) => ({ newTelephone: String((value as { number?: string }).number) }),
    unsent: () => ['phone'],
  },
};

/** Any running flow. */
const playing = createActor(page);

const load = async () => code;

/** One flow with one address, and one that reaches an inner address by itself. */
export const routes: readonly FlowRoute[] = [
  { flow: 'home', paths: ['/Home'], load },
  { flow: 'movements', paths: ['/Home/Movimenti'], load },
  { flow: 'first-phone', paths: ['/InsertTelephone'], load },
  { flow: 'first-email', paths: ['/InsertEmail'], inner: ['/OTPCode', '/ResultPage'], load },
];

/** The tab was reloaded while a flow was at an inner address. */
export const drafts: StoredDrafts = {
  read: (flow) => (flow === 'first-phone' ? { number: '+39 333 1234567' } : null),
  flowAt: (path) => (path === '/ResultPage' ? 'first-email' : null),
};

const at = (path: string | null, search = '', level = '', holds = false) => ({
  path,
  search,
  level,
  openedFrom: null,
  holds,
  turns: path === null && search === '',
});

/** The places that a flow may report: its addresses, or none of them. */
const places = (snapshot: AnyMachineSnapshot) => {
  const starting = snapshot.matches({ flow: { playing: 'starting' } });
  const { route, isPushed } = snapshot.context as NavigationContext;
  if (route?.flow !== 'first-email')
    return starting
      ? [at(null), at(null, '?pagina=2')]
      : [at(null, '?pagina=2'), at(null, '?pagina=3')];
  if (starting) return [at('/InsertEmail')];
  if (isPushed) return [at('/InsertEmail'), at('/OTPCode')];
  return [at('/OTPCode'), at('/InsertEmail', '', 'riga'), at('/OTPCode', '', '', true)];
};

/** The states that the portal may reach from here; a notified address leaves it there. */
const nextPortals = (snapshot: AnyMachineSnapshot): readonly PortalSnapshot[] => {
  const { portal } = snapshot.context as NavigationContext;
  if (portal === null) return [portals.busy];
  if (portal === portals.busy)
    return [portals.signedOut, portals.signedIn, portals.mustCompleteSetup];
  if (snapshot.matches({ address: { requested: 'asking' } }))
    return portal === portals.chosen ? [portal, portals.signedIn] : [portal];
  if (
    snapshot.matches({ address: { requested: 'placing' } }) ||
    snapshot.matches({ address: 'refused' })
  )
    return [portals.chosen];
  if (portal !== portals.signedIn) return [];
  return snapshot.matches({ flow: 'ended' })
    ? [portals.blocked, portals.signedOut]
    : [portal, portals.changed, portals.chosen, portals.signedOut];
};

/** Links, also to an earlier step of the same flow, and Back to another page or step. */
const asked = (snapshot: AnyMachineSnapshot) => {
  if (snapshot.matches({ address: { requested: 'asking' } })) return [];
  const { portal, where } = snapshot.context as NavigationContext;
  if (portal === portals.busy) return [['/login', 'replace']];
  if (portal === portals.chosen) return [['/Home/Movimenti', 'shown']];
  if (portal !== portals.signedIn) return [['/Home', 'push']];
  return [
    ['/Home', 'push'],
    ['/Home/Movimenti', 'push'],
    ['/Home/Movimenti?codPos=5000000001', 'shown'],
    ...(where.path === '/OTPCode' ? [['/InsertEmail', 'push']] : []),
    ['/InsertEmail', 'shown'],
    ['/OTPCode', 'shown'],
  ];
};

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'portal.moved':
      return nextPortals(snapshot).map((portal) => ({ type, portal }));
    case 'address.asked':
      return asked(snapshot).map(([url, how]) => ({ type, url, how, trail: [] }));
    case 'page.admitted':
    case 'page.refused':
      return [];
    case 'point.found':
      return [{ type, point: { code: '5000000001', name: 'Bar Centrale', index: 0 } }];
    case 'flow.loaded':
      return [{ type, module: code }];
    case 'flow.moved':
      return places(snapshot).map((where) => ({ type, flow: playing, where }));
    case 'flow.draftChanged':
      return [{ type, draft: { step: 'code' }, calling: false }];
    case 'flow.notified':
      return [{ type, event: { type: 'point.cleared' } }];
    case 'xstate.done.actor.flow':
      return [{ type, actorId: 'flow', output: { type: 'completed' } }];
    default:
      return undefined;
  }
};

const input = (url: string): NavigationInput => ({
  url,
  routes,
  today: () => '2026-11-21',
  drafts,
  trail: [],
  ...inside,
});

export const navigationScenario: Scenario = {
  name: 'Navigation',
  machine: navigationMachine,
  inputs: {
    'an address with two steps is opened': input('/InsertEmail'),
    'a second step is opened by its address': input('/OTPCode'),
  },
  examples,
  relevant: ({ context }) => {
    const {
      portal,
      address,
      addressBarUrl,
      isPushed,
      isNewRequest,
      notifiedPath,
      route,
      where,
      trail,
      flowInput,
    } = context as NavigationContext;
    const known = portal === null || Object.values(portals).indexOf(portal);
    const number = flowInput?.session.merchant?.cellNumber;
    const point = flowInput?.session.point?.code;
    return [
      known,
      written(address),
      addressBarUrl,
      isPushed,
      isNewRequest,
      notifiedPath,
      route?.flow,
      where,
      trail,
      number,
      point,
    ];
  },
  outlives: {
    portal: 'it begins where the tab begins, and lives as long',
    flow: 'it is told what the session learns',
  },
  calls: ['portal', 'watchPortal', 'loadFlow', 'watchFlow', 'findPoint'],
  children: {
    flow: { state: 'working', context: {} },
    exports: { state: 'none', context: { jobs: [] } },
    leaving: { state: 'staying', context: { work: [], cases: [] } },
    pointChoice: { state: 'closed', context: { filter: '', page: 1, pages: 1, points: [] } },
    preferences: {
      state: 'onlyHere',
      context: { preferences: usualPreferences, changes: [], sent: 0, token: null, readFor: null },
    },
    connection: { state: 'present', context: {} },
  },
};
