import type { Configuration } from '../../acquirer/contract/configuration';
import { loginMachine } from '../../machines/login/login.machine';
import type { LoginInput } from '../../machines/login/login.types';
import { emptySession } from '../../machines/portal/session';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { company, defaults } from '../portal/company';

const expired = { ...company, userType: 'R', passwordExpireDay: 0 };

const withState: Configuration = {
  ...defaults,
  authentication: { ...defaults.authentication, stateField: 'state' },
};
const codeAlone: Configuration = {
  ...defaults,
  authentication: { ...defaults.authentication, returns: 'code' },
};
const byRedirect: Configuration = {
  ...defaults,
  authentication: {
    ...defaults.authentication,
    mode: 'redirect',
    authorizeUrl: 'https://accesso.example.it/authorize',
    endSessionUrl: 'https://accesso.example.it/end',
  },
};
const stored = { ...emptySession, token: 'a-token' };
const known = { ...stored, merchant: company };

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'configuration.loaded':
      return (snapshot.context.arrival.state ? [defaults, withState] : [defaults, byRedirect]).map(
        (configuration) => ({ type, configuration }),
      );
    case 'configuration.failed':
      return [{ type, reason: '/config.json is not JSON' }];
    case 'session.handedOver':
      return [{ type, session: known }];
    case 'http.200':
      return snapshot.matches('exchangingCode')
        ? [{ type, granted: { token: 'a-token', renewal: null } }]
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
    default:
      return undefined;
  }
};

const login = (how: Partial<LoginInput> = {}): LoginInput => ({
  configuration: null,
  session: emptySession,
  arrival: { kind: 'plain' },
  origin: 'https://esercenti.example.it',
  registering: false,
  formerUser: null,
  ...how,
});

export const loginScenario: Scenario = {
  name: 'Login',
  machine: loginMachine,
  inputs: {
    'a first visit': login(),
    'after an expired session': login({ configuration: defaults, formerUser: company.user }),
    'a reload of a registration': login({ registering: true }),
    'back from the login with a code': login({ arrival: { kind: 'code', code: 'one-use' } }),
    'back with a code whose exchange got no answer': login({
      arrival: { kind: 'code', code: 'one-use', maybeSpent: true },
    }),
    'back from the login with a token': login({ arrival: { kind: 'token', token: 'a-token' } }),
    'back with a code, beside the state that was sent': login({
      arrival: { kind: 'code', code: 'one-use', state: { sent: 'a', returned: { state: 'a' } } },
    }),
    'back with a code, without the state that was sent': login({
      arrival: { kind: 'code', code: 'one-use', state: { sent: 'a', returned: {} } },
    }),
    'back with a token, where only codes come back': login({
      configuration: codeAlone,
      arrival: { kind: 'token', token: 'a-token' },
    }),
    'back with wrong credentials': login({ arrival: { kind: 'wrongCredentials' } }),
    'a reload': login({ session: known }),
    'a stored token alone': login({ session: stored }),
    'a token alone, after a login that did not succeed': login({
      configuration: defaults,
      session: stored,
    }),
  },
  examples,
  relevant: ({ context }) => [
    context.configuration === null,
    context.configuration?.authentication.mode,
    context.arrival.kind,
    context.arrival.maybeSpent,
    context.session.token === null,
    context.session.forced,
    context.session.merchant === null,
  ],
  calls: ['loadConfiguration', 'askTabs', 'tokenExchange', 'welcome'],
};
