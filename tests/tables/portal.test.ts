import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tokenExchange, welcome } from '../../acquirer/contract/session';
import { portalMachine } from '../../machines/portal/portal.machine';
import { emptySession } from '../../machines/portal/session';
import { createStandIns } from '../../walks/engine/stand-ins';
import { company, defaults } from '../../walks/portal/portal.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const token = { ...emptySession, token: 'a-token' };
const known = { ...token, merchant: company };
const origin = 'https://esercenti.example.it';
const context = {
  configuration: defaults,
  origin,
  session: token,
  arrivedWith: 'code',
  code: '',
  failedAt: null,
};
const at = (access: unknown, session = 'valid') => ({ access, session }) as never;
const asking = at('welcoming');
const restricted = (passwordExpireDay: number) => ({
  ...company,
  userType: 'R',
  passwordExpireDay,
});
const browsing = at({ signedIn: 'browsing' });
const onErrorPage = at({ signedIn: 'onErrorPage' });
const out = { session: emptySession };
const opens = (path: string) => ({ type: 'address.opened', path });
const ends = (exit: object, address = '/OTPCode') => ({ type: 'flow.ended', exit, address });
const told = (path: string, replace: boolean) => [{ type: 'address.requested', path, replace }];
const atLogin = { remembering: out, doing: ['clearStorage'], telling: told('/login', true) };
const stored = { doing: ['storeSession'] };

describe('portal: what the requirements say', () => {
  obeys(portalMachine, context, [
    ...(
      [
        ['[LOG-008] a code is exchanged', 'code', emptySession, 'exchangingCode'],
        ['[LOG-009] a token is welcomed', 'token', token, 'welcoming'],
      ] as const
    ).map(([rule, arrivedWith, session, to]) => ({
      rule: `${rule}, and nothing is left of whoever was there before`,
      in: at('configuring'),
      with: { configuration: null, arrivedWith, session },
      on: { type: 'configuration.loaded', configuration: defaults },
      to: at(to),
      remembering: { configuration: defaults },
      doing: ['connectClient', 'clearStorage'],
    })),
    {
      rule: '[LOG-014] a session that is still open is left as it is',
      in: at('configuring'),
      with: { configuration: null, arrivedWith: 'plain', session: known },
      on: { type: 'configuration.loaded', configuration: defaults },
      to: browsing,
      remembering: { session: known },
      doing: ['connectClient'],
    },
    {
      rule: 'without a configuration there is a page that says so',
      in: at('configuring'),
      on: { type: 'configuration.failed', reason: 'config.json: 404' },
      to: at('misconfigured'),
    },
    {
      rule: 'where it can be asked for again',
      in: at('misconfigured'),
      on: { type: 'configuration.retried' },
      to: at('configuring'),
      asking: { loadConfiguration: undefined },
    },
    {
      rule: '[LOG-015] [LOG-018] the token of the answer is kept, then welcome is asked',
      in: at('exchangingCode'),
      with: { code: 'one-use', session: emptySession },
      on: { type: 'http.200', body: { access_token: 'fresh' } },
      to: asking,
      remembering: { session: { ...emptySession, token: 'fresh' }, code: '' },
      asking: { welcome: undefined },
    },
    ...forEachAnswer(['http.refused', 'http.400', 'http.401', 'http.403', 'http.408'], (type) => ({
      rule: `[ERR-004] ${type} on the token exchange is a refused login`,
      in: at('exchangingCode'),
      on: { type },
      to: at({ signedOut: 'refused' }),
    })),
    ...forEachAnswer(['http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-006] [ERR-017] ${type} on the token exchange leads to the public error page`,
      in: at('exchangingCode'),
      on: { type },
      to: at('stopped'),
      remembering: out,
    })),
    {
      rule: '[LOG-025] [LOG-026] [LOG-027] welcome opens the portal',
      in: asking,
      on: { type: 'http.200', body: company },
      to: browsing,
      remembering: { session: known },
      ...stored,
    },
    {
      rule: '[LOG-019] an expired password of the restricted type must be changed first',
      in: asking,
      on: { type: 'http.200', body: restricted(0) },
      to: at({ confined: 'renewingExpiredPassword' }),
      remembering: {
        session: { ...token, merchant: restricted(0), forced: 'expiredPassword' },
      },
      ...stored,
    },
    {
      rule: '[LOG-019] a password of the restricted type with a day left opens the portal',
      in: asking,
      on: { type: 'http.200', body: restricted(1) },
      to: browsing,
    },
    {
      rule: '[LOG-030] an expired password of any other type opens the portal',
      in: asking,
      on: { type: 'http.200', body: { ...company, passwordExpireDay: -3 } },
      to: browsing,
    },
    {
      rule: '[LOG-020] [LOG-021] 206 asks for the phone and confines to it',
      in: asking,
      on: { type: 'http.206', body: company },
      to: at({ confined: 'addingFirstPhone' }),
      remembering: { session: { ...known, forced: 'firstPhone' } },
      ...stored,
    },
    {
      rule: '[LOG-020] 206 may come without a body',
      in: asking,
      on: { type: 'http.206', body: undefined },
      to: at({ confined: 'addingFirstPhone' }),
      remembering: { session: { ...token, forced: 'firstPhone' } },
    },
    {
      rule: '[LOG-028] an expired password comes before 206',
      in: asking,
      on: { type: 'http.206', body: restricted(0) },
      to: at({ confined: 'renewingExpiredPassword' }),
      remembering: {
        session: { ...token, merchant: restricted(0), forced: 'expiredPassword' },
      },
      ...stored,
    },
    {
      rule: '[LOG-024] 205 leads to the renewal of the password',
      in: asking,
      on: { type: 'http.205' },
      to: at({ confined: 'renewingPassword' }),
      remembering: { session: { ...token, forced: 'passwordRenewal' } },
      ...stored,
    },
    {
      rule: '[LOG-022] 204 after a login code logs out',
      in: asking,
      on: { type: 'http.204' },
      to: at({ signedOut: 'notServed' }),
      ...atLogin,
    },
    {
      rule: '[LOG-023] 204 after a token leads to the error page',
      in: asking,
      with: { arrivedWith: 'token' },
      on: { type: 'http.204' },
      to: at('stopped'),
      remembering: out,
      doing: ['clearStorage'],
      telling: [],
    },
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-005] ${type} on welcome shows the expired session`,
      in: asking,
      on: { type },
      to: at('interrupted', 'expired'),
    })),
    ...forEachAnswer(['http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-006] [ERR-017] ${type} on welcome logs out and leads to the error page`,
      in: asking,
      on: { type },
      to: at('stopped'),
      remembering: out,
    })),
    {
      rule: '[LOG-035] the expired session leads back to the login',
      in: at('interrupted', 'expired'),
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      ...atLogin,
    },
    {
      rule: '[NAV-047] [ERR-013] a page that finds the session expired shows the dialog over itself',
      in: browsing,
      with: { session: known },
      on: { type: 'flow.ended', exit: { type: 'sessionExpired' }, address: '/Home' },
      to: at({ signedIn: 'browsing' }, 'expired'),
      remembering: { session: known },
    },
    {
      rule: '[LOG-035] its button logs out',
      in: at({ signedIn: 'browsing' }, 'expired'),
      with: { session: known },
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      ...atLogin,
    },
    ...[browsing, at({ confined: 'addingFirstPhone' }), at('interrupted')].map((state) => ({
      rule: `[LOG-035] as long as the session is open there is no such button (${JSON.stringify(state)})`,
      in: state,
      with: { session: known },
      on: { type: 'login.requested' },
      to: state,
      remembering: { session: known },
    })),
    ...[{ signedIn: 'browsing' }, { confined: 'renewingPassword' }].map((access) => ({
      rule: `under the dialog nothing else can be used, not even Esci (${JSON.stringify(access)})`,
      in: at(access, 'expired'),
      with: { session: known },
      on: { type: 'logout.requested' },
      to: at(access, 'expired'),
      remembering: { session: known },
    })),
    ...[{ signedOut: 'waiting' }, { confined: 'addingFirstPhone' }].map((access) => ({
      rule: `[ERR-013] a flow that finds the session expired is left where it is (${JSON.stringify(access)})`,
      in: at(access),
      with: { session: known },
      on: ends({ type: 'sessionExpired' }),
      to: at(access, 'expired'),
      remembering: { session: known },
      doing: [],
      telling: [],
    })),
    ...[{ signedOut: 'waiting' }, { signedIn: 'browsing' }].map((access) => ({
      rule: `a flow may end at another page (${JSON.stringify(access)})`,
      in: at(access),
      on: ends({ type: 'opened', path: '/Dispute/Report' }),
      to: at(access),
      telling: told('/Dispute/Report', false),
    })),
    {
      rule: 'what must be done first may fail: the public error page',
      in: at({ confined: 'addingFirstPhone' }),
      with: { session: known },
      on: ends({ type: 'failed' }),
      to: at('stopped'),
      remembering: out,
      doing: ['clearStorage'],
    },
    {
      rule: 'the error page has an address of its own',
      in: browsing,
      on: opens('/ErrorPage'),
      to: onErrorPage,
    },
    {
      rule: 'any other address is a page to look at',
      in: browsing,
      on: opens('/Home/Movimenti'),
      to: browsing,
    },
    {
      rule: 'which is left for any other, and then there is nothing to try again',
      in: onErrorPage,
      with: { failedAt: '/Home/Movimenti' },
      on: opens('/Home'),
      to: browsing,
      remembering: { failedAt: null },
    },
    {
      rule: 'its own address does not leave it',
      in: onErrorPage,
      with: { failedAt: '/Home/Movimenti' },
      on: opens('/ErrorPage'),
      to: onErrorPage,
      remembering: { failedAt: '/Home/Movimenti' },
    },
    {
      rule: 'so has the public one',
      in: at({ signedOut: 'wrongCredentials' }),
      on: opens('/ErrorPageReg'),
      to: at('stopped'),
    },
    {
      rule: 'any other public address leaves the login as it is',
      in: at({ signedOut: 'wrongCredentials' }),
      on: opens('/RegistrationSelect'),
      to: at({ signedOut: 'wrongCredentials' }),
    },
    {
      rule: 'the public error page is left for any other address',
      in: at('stopped'),
      on: opens('/RegistrationSelect'),
      to: at({ signedOut: 'waiting' }),
    },
    {
      rule: 'but not for its own',
      in: at('stopped'),
      on: opens('/ErrorPageReg'),
      to: at('stopped'),
    },
    {
      rule: '[LOG-031] [LOG-032] Esci logs out',
      in: browsing,
      with: { session: known },
      on: { type: 'logout.requested' },
      to: at({ signedOut: 'waiting' }),
      ...atLogin,
    },
    {
      rule: '[LOG-032] Esci works also where something must be done first',
      in: at({ confined: 'renewingPassword' }),
      on: { type: 'logout.requested' },
      to: at({ signedOut: 'waiting' }),
      ...atLogin,
    },
    {
      rule: '[ERR-014] a page that failed leads to the error page, which remembers it',
      in: browsing,
      on: {
        type: 'flow.ended',
        exit: { type: 'failed' },
        address: '/Home/Movimenti?month=202611',
      },
      to: onErrorPage,
      remembering: { failedAt: '/Home/Movimenti?month=202611' },
    },
    {
      rule: '[ERR-014] RIPROVA opens that page again',
      in: onErrorPage,
      with: { failedAt: '/Home/Movimenti' },
      on: { type: 'page.retried' },
      to: browsing,
      remembering: { failedAt: null },
      telling: told('/Home/Movimenti', true),
    },
    {
      rule: '[ERR-014] without a page before there is nothing to try again',
      in: onErrorPage,
      on: { type: 'page.retried' },
      to: onErrorPage,
    },
    {
      rule: '[RES-016] Home leaves the error page',
      in: onErrorPage,
      with: { failedAt: '/Home/Movimenti' },
      on: { type: 'origin.requested' },
      to: browsing,
      remembering: { failedAt: null },
      telling: told('/Home', false),
    },
    {
      rule: '[RES-015] the error page of a dispute leads back to the disputes',
      in: onErrorPage,
      with: { failedAt: '/Dispute/DettaglioPratica' },
      on: { type: 'origin.requested' },
      to: browsing,
      telling: told('/Dispute/GestioneRichieste', false),
    },
    {
      rule: '[RES-014] Login leaves the public error page',
      in: at('stopped'),
      with: { session: emptySession },
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/login', true),
    },
    ...[at({ confined: 'addingFirstPhone' }), browsing].map((state) => ({
      rule: `[ERR-022] [ERR-023] [ERR-024] a blocked user is out at once (${JSON.stringify(state)})`,
      in: state,
      with: { session: known },
      on: { type: 'flow.ended', exit: { type: 'blocked' }, address: '/OTPCode' },
      to: at('blocked'),
      remembering: out,
      doing: ['clearStorage'],
    })),
    ...[at({ signedOut: 'waiting' }), at({ confined: 'addingFirstPhone' }), browsing].flatMap(
      (state) => [
        {
          rule: `[RES-006] [REG-035] [ERR-027] a flow may end at the login (${JSON.stringify(state)})`,
          in: state,
          with: { session: known },
          on: { type: 'flow.ended', exit: { type: 'loggedOut' }, address: '/OTPCode' },
          to: at({ signedOut: 'waiting' }),
          ...atLogin,
        },
      ],
    ),
    {
      rule: '[ERR-023] closing the dialog of a blocked user leads to the login',
      in: at('blocked'),
      on: { type: 'dialog.closed' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/login', true),
    },
    {
      rule: '[ERR-007] [ERR-011] data or a username that cannot be used are called so',
      in: at({ signedOut: 'waiting' }),
      with: { session: emptySession },
      on: { type: 'flow.ended', exit: { type: 'refused' }, address: '/ValidateRegistration' },
      to: at('refused'),
    },
    {
      rule: '[ERR-007] [ERR-011] from there the registration can be begun again',
      in: at('refused'),
      on: { type: 'registration.requested' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/RegistrationSelect', true),
    },
    {
      rule: '[RES-014] or the login opened',
      in: at('refused'),
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/login', true),
    },
    {
      rule: 'its page is left for any other address',
      in: at('refused'),
      on: opens('/RegistrationSelect'),
      to: at({ signedOut: 'waiting' }),
    },
    {
      rule: 'but not for its own',
      in: at('refused'),
      on: opens('/ErrorPageReg'),
      to: at('refused'),
    },
    {
      rule: '[ERR-007] [ERR-011] a registration that fails leads to its error page',
      in: at({ signedOut: 'waiting' }),
      with: { session: emptySession },
      on: { type: 'flow.ended', exit: { type: 'failed' }, address: '/SocietyRegistration' },
      to: at('stopped'),
    },
    {
      rule: '[HOM-013] the point chosen on Home is kept in the session',
      in: browsing,
      with: { session: known },
      on: { type: 'point.chosen', point: { code: '5', name: 'Bar', index: 2 } },
      to: browsing,
      remembering: { session: { ...known, point: { code: '5', name: 'Bar', index: 2 } } },
      ...stored,
    },
    {
      rule: '[HOM-019] and cleared from it',
      in: browsing,
      with: { session: { ...known, point: { code: '5', name: 'Bar', index: 2 } } },
      on: { type: 'point.cleared' },
      to: browsing,
      remembering: { session: known },
      ...stored,
    },
    {
      rule: 'the tab that was open on Home is kept too',
      in: browsing,
      with: { session: known },
      on: { type: 'tab.opened', tab: 'single' },
      to: browsing,
      remembering: { session: { ...known, lastTab: 'single' } },
      ...stored,
    },
    {
      rule: '[CAS-055] the case that is worked on is remembered',
      in: browsing,
      with: { session: known },
      on: { type: 'dispute.opened', place: { ebox: '31', state: 'nuove', caseId: '880' } },
      to: browsing,
      remembering: {
        session: { ...known, dispute: { ebox: '31', state: 'nuove', caseId: '880' } },
      },
      ...stored,
    },
    {
      rule: '[EML-005] a changed e-mail is the one the portal knows from then on',
      in: browsing,
      with: { session: known },
      on: { type: 'email.changed', email: 'nuova@example.it' },
      to: browsing,
      remembering: {
        session: { ...known, merchant: { ...known.merchant, email: 'nuova@example.it' } },
      },
      ...stored,
    },
  ]);
});

describe('portal: how one arrives', () => {
  const arrive = (session: object, arrival: object) => {
    const standIns = createStandIns();
    const machine = portalMachine.provide({
      actors: {
        loadConfiguration: standIns.call('loadConfiguration'),
        tokenExchange: standIns.call('tokenExchange'),
        welcome: standIns.call('welcome'),
      },
    } as never);
    const actor = createActor(machine, { input: { session, arrival, origin } } as never).start();
    standIns.answer({ type: 'configuration.loaded', configuration: defaults });
    return { value: actor.getSnapshot().value, asked: standIns.asked.at(-1) };
  };
  const table: readonly (readonly [string, object, object, unknown])[] = [
    [
      '[LOG-001] with nothing: the login',
      emptySession,
      { kind: 'plain' },
      { signedOut: 'waiting' },
    ],
    ['[LOG-014] with a session: the portal', known, { kind: 'plain' }, { signedIn: 'browsing' }],
    ['[LOG-014] with a token alone: welcome', token, { kind: 'plain' }, 'welcoming'],
    [
      '[LOG-009] with a token in the address: welcome',
      emptySession,
      { kind: 'token', token: 't' },
      'welcoming',
    ],
    ['[LOG-008] with a code: the exchange', known, { kind: 'code', code: 'c' }, 'exchangingCode'],
    [
      '[LOG-010] after wrong credentials',
      emptySession,
      { kind: 'wrongCredentials' },
      { signedOut: 'wrongCredentials' },
    ],
    [
      '[LOG-011] with one attempt left',
      emptySession,
      { kind: 'lastAttempt' },
      { signedOut: 'lastAttempt' },
    ],
    ['[LOG-012] with a locked user', emptySession, { kind: 'locked' }, { signedOut: 'locked' }],
    [
      '[LOG-029] a reload before the phone is given',
      { ...known, forced: 'firstPhone' },
      { kind: 'plain' },
      { confined: 'addingFirstPhone' },
    ],
    [
      '[LOG-029] a reload before the password is renewed',
      { ...token, forced: 'passwordRenewal' },
      { kind: 'plain' },
      { confined: 'renewingPassword' },
    ],
    [
      '[LOG-029] a reload with an expired password',
      { ...known, forced: 'expiredPassword' },
      { kind: 'plain' },
      { confined: 'renewingExpiredPassword' },
    ],
  ];
  it.each(table)('%s', (_rule, session, arrival, expected) => {
    expect(arrive(session, arrival).value).toEqual({ access: expected, session: 'valid' });
  });
  it('[LOG-008] the code is what is exchanged', () => {
    expect(arrive(emptySession, { kind: 'code', code: 'c' }).asked?.input).toEqual({
      code: 'c',
      origin,
      clientId: 'portale-esercenti',
    });
  });
});

lintChart(portalMachine, {
  calls: { tokenExchange: [tokenExchange], welcome: [welcome] },
  others: { loadConfiguration: ['configuration.loaded', 'configuration.failed'] },
});
