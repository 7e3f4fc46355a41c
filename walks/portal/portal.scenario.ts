import * as v from 'valibot';
import { configuration } from '../../acquirer/contract/configuration';
import { portalMachine } from '../../machines/portal/portal.machine';
import type { PortalInput } from '../../machines/portal/portal.setup';
import { emptySession } from '../../machines/portal/session';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';

export const defaults = v.parse(configuration, {});

export const company = {
  ebox: 'SI',
  userType: 'U',
  passwordExpireDay: 60,
  code: '1',
  name: 'Caffè Torino S.r.l.',
  address: 'Via Roma',
  number: '12',
  zip: '10121',
  city: 'Torino',
  district: 'TO',
  codsoc: '1000000001',
  codPV: '',
  cellNumber: '+393331234567',
  email: 'info@example.it',
  nome: 'Anna',
  cognome: 'Rossi',
  user: 'azienda01',
} as const;

const expired = { ...company, userType: 'R', passwordExpireDay: 0 };
const point = { code: '5000000001', name: 'Bar Centrale', index: 3 };

const exits = [
  { type: 'failed' },
  { type: 'refused' },
  { type: 'sessionExpired' },
  { type: 'opened', path: '/Home/Movimenti' },
  { type: 'completed' },
  { type: 'blocked' },
  { type: 'loggedOut' },
] as const;

/** Only here does the host let a flow play. */
const hostsFlows = ['signedOut', 'confined', 'signedIn'];

const origin = 'https://esercenti.example.it';
const stored = { ...emptySession, token: 'a-token' };

const cases: Cases = (snapshot, type) => {
  switch (type) {
    case 'configuration.loaded':
      return [{ type, configuration: defaults }];
    case 'configuration.failed':
      return [{ type, reason: '/config.json is not JSON' }];
    case 'http.200':
      return snapshot.matches({ access: 'exchangingCode' })
        ? [{ type, body: { access_token: 'a-token' } }]
        : [
            { type, body: company },
            { type, body: expired },
          ];
    case 'http.206':
      return [
        { type, body: undefined },
        { type, body: company },
        { type, body: expired },
      ];
    case 'address.opened':
      return ['/ErrorPage', '/ErrorPageReg', '/Home', '/login', '/ResultPage'].map((path) => ({
        type,
        path,
      }));
    case 'flow.ended':
      if (!hostsFlows.some((access) => snapshot.matches({ access }))) return [];
      return exits.map((exit) => ({ type, exit, address: '/Home/Movimenti?month=202611' }));
    case 'session.expiredElsewhere':
      return [{ type, address: '/Home/Movimenti?month=202611' }];
    case 'merchant.changedElsewhere':
      return [{ type, merchant: { ...company, cellNumber: '+39 347 7654321' } }];
    case 'session.handedOver':
      return [{ type, session: { ...stored, merchant: company } }];
    case 'phone.changed':
      return [{ type, number: '+39 347 7654321' }];
    case 'point.chosen':
      return [{ type, point }];
    case 'dispute.opened':
      return [{ type, place: { ebox: '31', state: 'nuove', caseId: '880' } }];
    case 'tab.opened':
      return [{ type, tab: 'single' }];
    default:
      return undefined;
  }
};

const known = { ...stored, merchant: company };
const code = { kind: 'code', code: 'one-use' } as const;
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
    'a page is opened without a session': visit({ opened: '/Home/Movimenti?month=202611' }),
    'a reload while a registration is interrupted': visit({
      opened: '/ErrorPageReg',
      registering: true,
    }),
    'back from the login with a code': visit({ arrival: code }),
    'back from the login with a token': visit({ arrival: token }),
    'back with wrong credentials': visit({ arrival: { kind: 'wrongCredentials' } }),
    'back with one attempt left': visit({ arrival: { kind: 'lastAttempt' } }),
    'back with a locked user': visit({ arrival: { kind: 'locked' } }),
    'a code while somebody is in': visit({ arrival: code, session: known }),
    'a token while somebody is in': visit({ arrival: token, session: known }),
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
  cases,
  relevant: ({ context }) => [
    context.arrivedWith,
    context.registering,
    context.session.token === null,
    context.session.forced,
    context.session.merchant === null,
    context.failedAt === null,
    context.standing === null,
    context.wanted === null,
  ],
  calls: ['loadConfiguration', 'askTabs', 'tokenExchange', 'welcome'],
};
