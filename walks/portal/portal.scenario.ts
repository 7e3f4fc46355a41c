import * as v from 'valibot';
import { configuration } from '../../acquirer/contract/configuration';
import { portalMachine } from '../../machines/portal/portal.machine';
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
      return ['/ErrorPage', '/ErrorPageReg', '/Home', '/login'].map((path) => ({ type, path }));
    case 'flow.ended':
      if (!hostsFlows.some((access) => snapshot.matches({ access }))) return [];
      return exits.map((exit) => ({ type, exit, address: '/Home/Movimenti?month=202611' }));
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

const origin = 'https://esercenti.example.it';
const stored = { ...emptySession, token: 'a-token' };

export const portalScenario: Scenario = {
  name: 'Portal',
  machine: portalMachine,
  inputs: {
    'a first visit': { session: emptySession, origin, arrival: { kind: 'plain' } },
    'back from the login with a code': {
      session: emptySession,
      origin,
      arrival: { kind: 'code', code: 'one-use' },
    },
    'back from the login with a token': {
      session: emptySession,
      origin,
      arrival: { kind: 'token', token: 'a-token' },
    },
    'back with wrong credentials': {
      session: emptySession,
      origin,
      arrival: { kind: 'wrongCredentials' },
    },
    'back with one attempt left': {
      session: emptySession,
      origin,
      arrival: { kind: 'lastAttempt' },
    },
    'back with a locked user': { session: emptySession, origin, arrival: { kind: 'locked' } },
    'a reload': { session: { ...stored, merchant: company }, origin, arrival: { kind: 'plain' } },
    'a stored token alone': { session: stored, origin, arrival: { kind: 'plain' } },
    'a reload with an expired password': {
      session: { ...stored, merchant: company, forced: 'expiredPassword' },
      origin,
      arrival: { kind: 'plain' },
    },
    'a reload without a phone': {
      session: { ...stored, merchant: company, forced: 'firstPhone' },
      origin,
      arrival: { kind: 'plain' },
    },
    'a reload with a password to renew': {
      session: { ...stored, forced: 'passwordRenewal' },
      origin,
      arrival: { kind: 'plain' },
    },
  },
  cases,
  relevant: ({ context }) => [
    context.arrivedWith,
    context.session.token === null,
    context.session.forced,
    context.session.merchant === null,
    context.failedAt === null,
  ],
  calls: ['loadConfiguration', 'tokenExchange', 'welcome'],
};
