import { describe } from 'vitest';
import { tokenExchange, welcome } from '../../acquirer/contract/session';
import { loginMachine } from '../../machines/login/login.machine';
import { emptySession } from '../../machines/portal/session';
import { company, defaults } from '../../paths/portal/company';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const origin = 'https://esercenti.example.it';
const plain = { kind: 'plain' } as const;
const code = { kind: 'code', code: 'one-use' } as const;
const arrivedToken = { kind: 'token', token: 't' } as const;
const withState = {
  ...defaults,
  authentication: { ...defaults.authentication, stateField: 'stato' },
};
const codeAlone = {
  ...defaults,
  authentication: { ...defaults.authentication, returns: 'code' as const },
};
const spentCode = { kind: 'code', code: '' } as const;
const token = { ...emptySession, token: 'a-token' };
const known = { ...token, merchant: company };
const restricted = (passwordExpireDay: number) => ({
  ...company,
  userType: 'R',
  passwordExpireDay,
});
const context = {
  configuration: defaults,
  origin,
  session: token,
  arrival: spentCode,
  registering: false,
  formerUser: null,
  notice: null,
};

const byRedirect = {
  ...defaults,
  authentication: {
    ...defaults.authentication,
    mode: 'redirect' as const,
    authorizeUrl: 'https://accesso.example.it/authorize',
  },
};
const exchange = { code: 'one-use', verifier: undefined, origin, clientId: 'portale-esercenti' };
const renewal = { refreshToken: 'r', expiresAt: 1_800_000_000_000 };

const begun = (session: object, arrival: object) => ({
  configuration: defaults,
  origin,
  session,
  arrival,
  registering: false,
  formerUser: null,
});
const exit = (
  type: string,
  session: object = token,
  arrival: object = spentCode,
  notice: string | null = null,
) => ({ type, configuration: defaults, session, arrival, notice });

describe('login: how one arrives', () => {
  obeys(loginMachine, context, [
    rule('the configuration comes first')
      .starting({ ...begun(emptySession, plain), configuration: null })
      .to('configuring')
      .asks({ loadConfiguration: undefined }),
    rule('without one there is no login; a code that was not used is still good')
      .in('configuring', { configuration: null, session: emptySession, arrival: code })
      .on('configuration.failed', { reason: 'config.json: 404' })
      .to('misconfigured')
      .exits({
        type: 'misconfigured',
        configuration: null,
        session: emptySession,
        arrival: code,
        notice: null,
      }),
    rule('[LOG-001] with nothing: the other tabs are asked')
      .in('configuring', { configuration: null, session: emptySession, arrival: plain })
      .on('configuration.loaded', { configuration: defaults })
      .to('askingTabs', { configuration: defaults })
      .does('connectClient')
      .asks({ askTabs: { user: null } }),
    rule('[LOG-035] after an expired session the other tabs are asked for the same user’s')
      .starting({ ...begun(emptySession, plain), formerUser: 'azienda01' })
      .to('askingTabs')
      .asks({ askTabs: { user: 'azienda01' } }),
    rule('[API-008] a reload within a registration takes no session of another tab')
      .starting({ ...begun(emptySession, plain), registering: true })
      .to('signedOut')
      .exits(exit('signedOut', emptySession, plain))
      .asks({}),
    rule('[LOG-014] a session of this tab goes on beside a registration')
      .starting({ ...begun(known, plain), registering: true })
      .to('restored')
      .exits(exit('restored', known, plain)),
    rule('[LOG-008] with a code: its exchange, where the configuration says')
      .in('configuring', { configuration: null, session: emptySession, arrival: code })
      .on('configuration.loaded', { configuration: defaults })
      .to('exchangingCode')
      .does('connectClient'),
    ...(
      [
        ['[LOG-014] with a session: it goes on', known],
        [
          '[LOG-029] with an expired password: it is still to be changed',
          { ...known, forced: 'expiredPassword' },
        ],
        ['[LOG-029] without a phone: it is still to be given', { ...known, forced: 'firstPhone' }],
        [
          '[LOG-029] with a password to renew: it is still to be renewed',
          { ...token, forced: 'passwordRenewal' },
        ],
      ] as const
    ).map(([title, session]) =>
      rule(title)
        .starting(begun(session, plain))
        .to('restored')
        .exits(exit('restored', session, plain)),
    ),
    rule('[LOG-014] with a token alone: welcome')
      .starting(begun(token, plain))
      .to('welcoming', { session: token })
      .asks({ welcome: undefined }),
    rule('[LOG-009] with a token in the address: welcome, also beside another session')
      .starting(begun(known, { kind: 'token', token: 't' }))
      .to('welcoming', {
        session: { ...emptySession, token: 't' },
        arrival: { kind: 'token', token: '' },
      })
      .asks({ welcome: undefined }),
    rule('[LOG-008] [API-011] with a code: the exchange, also beside another session')
      .starting(begun(known, code))
      .to('exchangingCode', { session: emptySession })
      .asks({ tokenExchange: exchange }),
    ...(
      [
        ['a code, and no state was sent', code, undefined],
        ['a code, and no state comes back', code, { sent: 'mine', returned: {} }],
        ['a code, and another state', code, { sent: 'mine', returned: { stato: 'another' } }],
        ['a code, and the state by another name', code, { sent: 'mine', returned: { x: 'mine' } }],
        ['a code, beside no state at all', code, { sent: null, returned: {} }],
        ['a token, and no state comes back', arrivedToken, { sent: 'mine', returned: {} }],
      ] as const
    ).map(([title, arrival, state]) =>
      rule(`[LOG-005] a return that answers no form of this tab is not used: ${title}`)
        .starting({
          ...begun(known, { ...arrival, ...(state && { state }) }),
          configuration: withState,
        })
        .to('signedOut', { session: emptySession, notice: 'toRepeat' })
        .asks({}),
    ),
    ...(
      [
        ['a code', code, 'exchangingCode'],
        ['a token', arrivedToken, 'welcoming'],
      ] as const
    ).map(([title, arrival, to]) =>
      rule(`[LOG-005] a return that brings back what the tab has sent is used: ${title}`)
        .starting({
          ...begun(emptySession, {
            ...arrival,
            state: { sent: 'mine', returned: { stato: 'mine' } },
          }),
          configuration: withState,
        })
        .to(to),
    ),
    rule('[LOG-009] where logins return codes alone, a token is not used and is forgotten')
      .starting({ ...begun(known, arrivedToken), configuration: codeAlone })
      .to('signedOut')
      .exits({
        type: 'signedOut',
        configuration: codeAlone,
        session: emptySession,
        arrival: { kind: 'token', token: '' },
        notice: 'toRepeat',
      }),
    rule('[LOG-008] a code of an authorisation server is exchanged with its proof')
      .starting({
        ...begun(emptySession, {
          ...code,
          verifier: 'v',
          state: { sent: 'mine', returned: { state: 'mine' } },
        }),
        configuration: byRedirect,
      })
      .to('exchangingCode')
      .asks({ tokenExchange: { ...exchange, verifier: 'v' } }),
    ...(
      [
        ['another state', { ...code, state: { sent: 'mine', returned: { state: 'another' } } }],
        ['no state', code],
        ['a token', { ...arrivedToken, state: { sent: 'mine', returned: { state: 'mine' } } }],
      ] as const
    ).map(([title, arrival]) =>
      rule(`[LOG-005] a return that is not of this tab’s own visit there is not used: ${title}`)
        .starting({ ...begun(emptySession, arrival), configuration: byRedirect })
        .to('signedOut', { notice: 'toRepeat' })
        .asks({}),
    ),
    ...(['denied', 'unavailable'] as const).map((kind) =>
      rule(`[LOG-005] the login page says what the authorisation server says: ${kind}`)
        .starting(begun(emptySession, { kind }))
        .to('signedOut')
        .exits(exit('signedOut', emptySession, { kind }, kind))
        .asks({}),
    ),
    rule('[LOG-008] and a code is exchanged')
      .starting({ ...begun(emptySession, code), configuration: codeAlone })
      .to('exchangingCode'),
    rule('[LOG-014] a reload has no state to bring back')
      .starting({ ...begun(known, plain), configuration: withState })
      .to('restored'),
    rule('[LOG-005] a code that was not requested is forgotten at once')
      .starting({ ...begun(emptySession, code), configuration: withState })
      .to('signedOut')
      .exits({
        type: 'signedOut',
        configuration: withState,
        session: emptySession,
        arrival: spentCode,
        notice: 'toRepeat',
      }),
    ...(
      [
        ['[LOG-010] after wrong credentials', 'wrongCredentials'],
        ['[LOG-011] with one attempt left', 'lastAttempt'],
        ['[LOG-012] with a locked user', 'locked'],
      ] as const
    ).map(([title, kind]) =>
      rule(`${title}: the login page, and no tab is asked`)
        .starting(begun(emptySession, { kind }))
        .to('signedOut')
        .exits(exit('signedOut', emptySession, { kind }, kind)),
    ),
    rule('[LOG-014] wrong credentials leave the user who is in')
      .starting(begun(known, { kind: 'wrongCredentials' }))
      .to('restored')
      .exits(exit('restored', known, { kind: 'wrongCredentials' }, 'wrongCredentials')),
    rule('[LOG-014] another tab hands its session over')
      .in('askingTabs', { session: emptySession, arrival: plain })
      .on('session.handedOver', { session: known })
      .to('welcomed')
      .exits(exit('welcomed', known, plain)),
    rule('[LOG-001] [NAV-001] where no other tab is in, the login page')
      .in('askingTabs', { session: emptySession, arrival: plain })
      .on('session.unknown')
      .to('signedOut')
      .exits(exit('signedOut', emptySession, plain)),
  ]);
});

describe('login: the code and the welcome', () => {
  obeys(loginMachine, context, [
    rule('[LOG-015] [LOG-018] the token of the answer is kept, then welcome is asked')
      .in('exchangingCode', { session: emptySession, arrival: code })
      .on('http.200', { granted: { token: 'fresh', renewal } })
      .to('welcoming', {
        session: { ...emptySession, token: 'fresh', renewal },
        arrival: spentCode,
      })
      .asks({ welcome: undefined }),
    ...forEachAnswer(['http.refused', 'http.400', 'http.401', 'http.403', 'http.408'], (type) =>
      rule(`[ERR-004] ${type} on the token exchange is a refused login`)
        .in('exchangingCode', { session: emptySession, arrival: code })
        .on(type)
        .to('signedOut')
        .exits(exit('signedOut', emptySession, spentCode, 'refused')),
    ),
    rule('[LOG-005] a code that its authorisation server takes back: the login is to be repeated')
      .in('exchangingCode', { configuration: byRedirect, session: emptySession, arrival: code })
      .on('http.400')
      .to('signedOut', { notice: 'toRepeat' }),
    ...forEachAnswer(['http.404', 'http.500'], (type) =>
      rule(`[ERR-006] after ${type} on the token exchange the login has failed`)
        .in('exchangingCode', { session: emptySession, arrival: code })
        .on(type)
        .to('failed')
        .exits(exit('failed', emptySession)),
    ),
    rule(
      '[ERR-017] a token exchange without an answer: the code may still be good, and is kept with that',
    )
      .in('exchangingCode', { session: emptySession, arrival: code })
      .on('http.network')
      .to('unanswered')
      .exits(exit('unanswered', emptySession, { ...code, maybeSpent: true })),
    rule('[LOG-008] the same code is exchanged again')
      .starting(begun(emptySession, { ...code, maybeSpent: true }))
      .to('exchangingCode')
      .asks({ tokenExchange: exchange }),
    rule('[ERR-004] a refusal of the second time says that there was a first')
      .in('exchangingCode', { session: emptySession, arrival: { ...code, maybeSpent: true } })
      .on('http.400')
      .to('signedOut')
      .exits(exit('signedOut', emptySession, { ...spentCode, maybeSpent: true }, 'toRepeat')),
    rule('[LOG-025] [LOG-026] [LOG-027] welcome opens the portal')
      .in('welcoming')
      .on('http.200', { body: company })
      .to('welcomed')
      .exits(exit('welcomed', known)),
    rule('[LOG-019] an expired password of the restricted type must be changed first')
      .in('welcoming')
      .on('http.200', { body: restricted(0) })
      .to('welcomed')
      .exits(exit('welcomed', { ...token, merchant: restricted(0), forced: 'expiredPassword' })),
    rule('[LOG-019] a password of the restricted type with a day left opens the portal')
      .in('welcoming')
      .on('http.200', { body: restricted(1) })
      .to('welcomed')
      .exits(exit('welcomed', { ...token, merchant: restricted(1) })),
    rule('[LOG-030] an expired password of any other type opens the portal')
      .in('welcoming')
      .on('http.200', { body: { ...company, passwordExpireDay: -3 } })
      .to('welcomed')
      .exits(exit('welcomed', { ...token, merchant: { ...company, passwordExpireDay: -3 } })),
    rule('[LOG-020] [LOG-021] 206 asks for the phone')
      .in('welcoming')
      .on('http.206', { body: company })
      .to('welcomed')
      .exits(exit('welcomed', { ...known, forced: 'firstPhone' })),
    rule('[LOG-020] 206 may come without a body')
      .in('welcoming')
      .on('http.206', { body: undefined })
      .to('welcomed')
      .exits(exit('welcomed', { ...token, forced: 'firstPhone' })),
    rule('[LOG-028] an expired password comes before 206')
      .in('welcoming')
      .on('http.206', { body: restricted(0) })
      .to('welcomed')
      .exits(exit('welcomed', { ...token, merchant: restricted(0), forced: 'expiredPassword' })),
    rule('[LOG-024] 205 leads to the renewal of the password')
      .in('welcoming')
      .on('http.205')
      .to('welcomed')
      .exits(exit('welcomed', { ...token, forced: 'passwordRenewal' })),
    rule('[LOG-022] [LOG-023] 204 is a user whom the portal does not serve')
      .in('welcoming')
      .on('http.204')
      .to('notServed')
      .exits(exit('notServed', token, spentCode, 'notServed')),
    ...forEachAnswer(['http.401', 'http.408'], (type) =>
      rule(`[ERR-005] after ${type} on welcome the session has expired`)
        .in('welcoming')
        .on(type)
        .to('expired')
        .exits(exit('expired')),
    ),
    rule('[ERR-006] after http.404 on welcome the login has failed')
      .in('welcoming')
      .on('http.404')
      .to('failed')
      .exits(exit('failed')),
    rule('[ERR-006] after http.500 on welcome the login has failed, and the token is still good')
      .in('welcoming')
      .on('http.500')
      .to('welcomeFailed')
      .exits(exit('welcomeFailed')),
    rule('[ERR-017] a welcome without an answer: the token is still good')
      .in('welcoming')
      .on('http.network')
      .to('unanswered')
      .exits(exit('unanswered')),
  ]);
});

lintChart(loginMachine, {
  calls: { tokenExchange: [tokenExchange], welcome: [welcome] },
  others: {
    loadConfiguration: ['configuration.loaded', 'configuration.failed'],
    askTabs: ['session.handedOver', 'session.unknown'],
  },
});
