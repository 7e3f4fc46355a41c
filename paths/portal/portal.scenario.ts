import type { LoginResult } from '../../machines/login/login.types';
import { portalMachine } from '../../machines/portal/portal.machine';
import type { PortalContext, PortalInput } from '../../machines/portal/portal.setup';
import { emptySession } from '../../machines/portal/session';
import { childEnds } from '../engine/child-ends';
import { endsOf } from '../engine/ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { loginScenario } from '../login/login.scenario';
import { company, defaults } from './company';

export { company, defaults };

const point = { code: '5000000001', name: 'Bar Centrale', index: 3 };

const exits = [
  { type: 'failed' },
  { type: 'refused' },
  { type: 'opened', page: 'movements' },
  { type: 'completed' },
  { type: 'blocked' },
  { type: 'loggedOut' },
] as const;

/** Only here does the navigation chart let a flow play. */
const playsFlows = [{ outside: 'signedOut' }, 'inside'] as const;

const origin = 'https://esercenti.example.it';
const shop = { ...company, name: 'Bar Centrale', user: 'negozio01', code: '0' };
const stored = { ...emptySession, token: 'a-token' };

const loginEnds = endsOf<LoginResult>(loginScenario);

/** The login as the portal begins it. */
export const loginOf = (context: PortalContext) => ({
  configuration: context.configuration,
  session: context.session,
  arrival: context.arrival,
  origin: context.origin,
  registering: context.registrationReloaded,
  formerUser: context.formerUser,
});

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'xstate.done.actor.login':
      return childEnds('login', loginEnds(loginOf(snapshot.context)));
    case 'session.renewed':
      return [{ type, granted: { token: 'the-next-token', renewal: null } }];
    case 'address.opened':
      return ['/ErrorPage', '/ErrorPageReg', '/Home', '/login', '/ResultPage'].map((path) => ({
        type,
        path,
      }));
    case 'flow.ended':
      if (!playsFlows.some((access) => snapshot.matches({ access }))) return [];
      return exits.map((exit) => ({ type, exit, address: '/Home/Movimenti?month=202611' }));
    case 'session.expired':
    case 'session.expiredElsewhere':
      return [{ type, address: '/Home/Movimenti?month=202611' }];
    case 'merchant.changedElsewhere':
      return [{ type, merchant: { ...company, cellNumber: '+39 347 7654321' } }];
    case 'phone.changed':
      return [{ type, number: '+39 347 7654321' }];
    case 'point.chosen':
      return [{ type, point }];
    case 'dispute.opened':
      return [{ type, place: { ebox: '31', state: 'nuove', caseId: '880' } }];
    case 'period.searched':
      return [{ type, period: { month: '202610', day: '' } }];
    case 'tab.opened':
      return [{ type, tab: 'single' }];
    default:
      return undefined;
  }
};

const known = { ...stored, merchant: company };
const code = { kind: 'code', code: 'one-use' } as const;
const before = { ...known, token: 'the-one-before' };
const another = { ...before, merchant: shop };
const inForce = { ...stored, token: 'the-one-before' };
const token = { kind: 'token', token: 'a-token' } as const;

const visit = (how: Partial<PortalInput> = {}): PortalInput => ({
  session: emptySession,
  origin,
  arrival: { kind: 'plain' },
  opened: '/login',
  wanted: null,
  ...how,
});

export const portalScenario: Scenario = {
  name: 'Portal',
  machine: portalMachine,
  inputs: {
    'a first visit': visit(),
    'a browser that keeps nothing': visit({ storageIsBlocked: true }),
    'a page is opened without a session': visit({ opened: '/Home/Movimenti?month=202611' }),
    'a reload while a registration is interrupted': visit({
      opened: '/ErrorPageReg',
      registering: true,
    }),
    'back from the login with a code': visit({ arrival: code }),
    'back from the login with a token': visit({ arrival: token }),
    'back with a code, without the state that was sent': visit({
      arrival: { ...code, state: { sent: 'a', returned: {} } },
    }),
    'back with wrong credentials': visit({ arrival: { kind: 'wrongCredentials' } }),
    'back with one attempt left': visit({ arrival: { kind: 'lastAttempt' } }),
    'back with a locked user': visit({ arrival: { kind: 'locked' } }),
    'a code while the same user is in': visit({ arrival: code, session: before }),
    'a code while another user is in': visit({ arrival: code, session: another }),
    'a code while another user has something to do first': visit({
      arrival: code,
      session: { ...another, forced: 'firstPhone' },
    }),
    'a code beside a stored token': visit({ arrival: code, session: inForce }),
    'a token while the same user is in': visit({ arrival: token, session: before }),
    'a token while another user is in': visit({ arrival: token, session: another }),
    'a reload': visit({ session: known }),
    'a stored token alone': visit({ session: stored }),
    'a reload with an expired password': visit({
      session: { ...known, forced: 'expiredPassword' },
    }),
    'a reload without a phone': visit({ session: { ...known, forced: 'firstPhone' } }),
    'a reload with a password to renew': visit({
      session: { ...stored, forced: 'passwordRenewal' },
    }),
  },
  examples,
  relevant: ({ context }) => [
    context.configuration === null,
    context.configuration?.authentication.mode,
    context.arrival.kind,
    context.arrival.maybeSpent,
    context.registering,
    context.registrationReloaded,
    context.session.token === null,
    context.session.forced,
    context.session.merchant === null,
    context.failedAt === null,
    context.notice,
    context.session.merchant?.user,
    context.newcomer && [context.newcomer.merchant?.user, context.newcomer.forced],
    context.wanted === null,
  ],
  calls: ['depart'],
  children: { login: { state: 'welcoming', context: { session: emptySession } } },
};
