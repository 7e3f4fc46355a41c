import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tokenExchange, welcome } from '../../acquirer/contract/session';
import { portalMachine } from '../../machines/portal/portal.machine';
import { emptySession } from '../../machines/portal/session';
import { createStandIns } from '../../walks/engine/stand-ins';
import { company, defaults } from '../../walks/portal/portal.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const wanted = '/Home/Movimenti?month=202611';
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
  standing: null,
  wanted: null,
  registering: false,
};
const at = (access: unknown, session = 'valid') => ({ access, session }) as never;
const asking = at('welcoming');
const restricted = (passwordExpireDay: number) => ({
  ...company,
  userType: 'R',
  passwordExpireDay,
});
const atLoginPage = at({ signedOut: 'waiting' });
const browsing = at({ signedIn: 'browsing' });
const onErrorPage = at({ signedIn: 'onErrorPage' });
const out = { session: emptySession, standing: null };
const gone = { ...out, wanted: null };
const opens = (path: string) => ({ type: 'address.opened', path });
const ends = (exit: object, address = '/OTPCode') => ({ type: 'flow.ended', exit, address });
const told = (path: string, replace: boolean) => [{ type: 'address.requested', path, replace }];
const closed = (token: string | null) => ({ type: 'session.ended', token, known: false });
const lost = { type: 'session.ended', token: 'a-token', known: true };
const foundExpired = { type: 'session.expired', token: 'a-token' };
const atLogin = {
  remembering: gone,
  doing: ['clearStorage'],
  telling: [closed('a-token'), ...told('/login', true)],
};
const stored = { doing: ['storeSession'] };
const storedAndTold = (merchant: object) => ({
  ...stored,
  telling: [{ type: 'merchant.changed', token: 'a-token', merchant }],
});
const begun = { doing: ['replaceStorage'] };

describe('portal: what the requirements say', () => {
  obeys(portalMachine, context, [
    ...(
      [
        ['[LOG-008] a code is exchanged', 'code', emptySession, 'exchangingCode'],
        ['[LOG-009] a token is welcomed', 'token', token, 'welcoming'],
      ] as const
    ).map(([rule, arrivedWith, session, to]) => ({
      rule: `${rule}; until then whoever was there before keeps what there is`,
      in: at('configuring'),
      with: { configuration: null, arrivedWith, session },
      on: { type: 'configuration.loaded', configuration: defaults },
      to: at(to),
      remembering: { configuration: defaults },
      doing: ['connectClient'],
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
      remembering: { session: known, wanted: null },
      ...begun,
      telling: told('/Home', true),
    },
    {
      rule: '[LOG-027] the page that was asked for before the login is opened after it',
      in: asking,
      with: { wanted },
      on: { type: 'http.200', body: company },
      to: browsing,
      remembering: { wanted: null },
      telling: told(wanted, true),
    },
    {
      rule: '[LOG-014] what a reload finds in the browser stays there',
      in: asking,
      with: { arrivedWith: 'plain' },
      on: { type: 'http.200', body: company },
      to: browsing,
      doing: ['storeSession'],
    },
    {
      rule: '[LOG-009] a login that succeeds ends whatever session was open before',
      in: asking,
      with: { standing: { ...known, token: 'the-one-before' } },
      on: { type: 'http.200', body: company },
      to: browsing,
      remembering: { session: known, standing: null },
      doing: ['clearStorage', 'storeSession'],
    },
    ...(
      [
        ['exchangingCode', 'http.refused'],
        ['exchangingCode', 'http.401'],
        ['exchangingCode', 'http.500'],
        ['welcoming', 'http.204'],
        ['welcoming', 'http.401'],
        ['welcoming', 'http.408'],
        ['welcoming', 'http.network'],
      ] as const
    ).map(([state, type]) => ({
      rule: `[LOG-008] [LOG-009] a login that fails leaves whoever is in where they were (${state}, ${type})`,
      in: at(state),
      with: { session: { ...emptySession, token: 'another' }, standing: known, code: 'one-use' },
      on: { type },
      to: browsing,
      remembering: { session: known, standing: null, arrivedWith: 'plain' },
      doing: [],
      telling: [],
    })),
    {
      rule: '[LOG-019] an expired password of the restricted type must be changed first',
      in: asking,
      on: { type: 'http.200', body: restricted(0) },
      to: at({ confined: 'renewingExpiredPassword' }),
      remembering: {
        session: { ...token, merchant: restricted(0), forced: 'expiredPassword' },
      },
      ...begun,
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
      ...begun,
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
      ...begun,
    },
    {
      rule: '[LOG-024] 205 leads to the renewal of the password',
      in: asking,
      on: { type: 'http.205' },
      to: at({ confined: 'renewingPassword' }),
      remembering: { session: { ...token, forced: 'passwordRenewal' } },
      ...begun,
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
      telling: [closed('a-token')],
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
      with: { wanted },
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      remembering: { ...out, wanted },
      doing: ['setStorageAside', 'storeWantedPage'],
      telling: [foundExpired, ...told('/login', true)],
    },
    {
      rule: '[NAV-047] [ERR-013] a page that finds the session expired shows the dialog over itself',
      in: browsing,
      with: { session: known },
      on: { type: 'flow.ended', exit: { type: 'sessionExpired' }, address: wanted },
      to: at({ signedIn: 'browsing' }, 'expired'),
      remembering: { session: known, wanted },
    },
    {
      rule: '[LOG-035] its button leads to the login, and the page stays wanted',
      in: at({ signedIn: 'browsing' }, 'expired'),
      with: { session: known, wanted },
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      remembering: { ...out, wanted },
      doing: ['setStorageAside', 'storeWantedPage'],
      telling: [foundExpired, ...told('/login', true)],
    },
    {
      rule: 'a page that no login may lead back to is not wanted',
      in: browsing,
      with: { session: known },
      on: ends({ type: 'sessionExpired' }, '/ErrorPage'),
      to: at({ signedIn: 'browsing' }, 'expired'),
      remembering: { wanted: null },
    },
    {
      rule: '[LOG-033] at the code of a first e-mail the form that asks for another is wanted',
      in: browsing,
      with: { session: known },
      on: ends({ type: 'sessionExpired' }, '/OTPCode'),
      to: at({ signedIn: 'browsing' }, 'expired'),
      remembering: { wanted: '/InsertEmail' },
    },
    ...[
      browsing,
      at({ confined: 'addingFirstPhone' }),
      at({ signedIn: 'browsing' }, 'expired'),
    ].map((state) => ({
      rule: `[LOG-031] Esci in another tab ends the session here too (${JSON.stringify(state)})`,
      in: state,
      with: { session: known, wanted },
      on: { type: 'session.endedElsewhere' },
      to: at({ signedOut: 'waiting' }),
      remembering: gone,
      doing: ['clearStorage'],
      telling: told('/login', true),
    })),
    ...[browsing, at({ confined: 'addingFirstPhone' })].map((state) => ({
      rule: `[LOG-033] [LOG-035] a session that another tab has found expired is told here too, over what is typed (${JSON.stringify(state)})`,
      in: state,
      with: { session: known },
      on: { type: 'session.expiredElsewhere', address: wanted },
      to: { ...(state as object), session: 'expired' },
      remembering: { session: known, wanted },
      doing: [],
      telling: [],
    })),
    {
      rule: '[LOG-033] a page that no login may lead back to is not wanted for that either',
      in: browsing,
      with: { session: known },
      on: { type: 'session.expiredElsewhere', address: '/ErrorPage' },
      to: at({ signedIn: 'browsing' }, 'expired'),
      remembering: { wanted: null },
    },
    {
      rule: '[LOG-033] who is not in hears nothing of it',
      in: at({ signedOut: 'lastAttempt' }),
      on: { type: 'session.expiredElsewhere', address: wanted },
      to: at({ signedOut: 'lastAttempt' }),
      doing: [],
      telling: [],
    },
    ...[at({ signedOut: 'lastAttempt' }), at('exchangingCode'), at('interrupted', 'expired')].map(
      (state) => ({
        rule: `[LOG-031] who is not in stays where they are (${JSON.stringify(state)})`,
        in: state,
        on: { type: 'session.endedElsewhere' },
        to: state,
        doing: [],
        telling: [],
      }),
    ),
    {
      rule: '[LOG-014] a new tab opens with the session of another, and at the page it was opened for',
      in: at('askingTabs'),
      with: { session: emptySession, arrivedWith: 'plain', wanted },
      on: { type: 'session.handedOver', session: known },
      to: browsing,
      remembering: { session: known, wanted: null },
      doing: ['storeSession'],
      telling: told(wanted, true),
    },
    {
      rule: '[LOG-001] [NAV-001] where no tab is in, a new one begins with the login, and keeps the page',
      in: at('askingTabs'),
      with: { session: emptySession, arrivedWith: 'plain', wanted },
      on: { type: 'session.unknown' },
      to: at({ signedOut: 'waiting' }),
      remembering: { wanted },
      doing: ['storeWantedPage'],
      telling: [],
    },
    {
      rule: '[LOG-001] and where no page was asked for, nothing is kept',
      in: at('askingTabs'),
      with: { session: emptySession, arrivedWith: 'plain' },
      on: { type: 'session.unknown' },
      to: at({ signedOut: 'waiting' }),
      doing: [],
    },
    ...(
      [
        ['renewingExpiredPassword', { type: 'password.changed' }],
        ['renewingPassword', { type: 'password.changed' }],
        ['addingFirstPhone', { type: 'phone.changed', number: '+39 347 7654321' }],
      ] as const
    ).map(([step, on]) => ({
      rule: `[RES-003] [RES-006] what had to be done first is done: nothing of it is left (${step})`,
      in: at({ confined: step }),
      with: { session: { ...known, forced: 'firstPhone' as const } },
      on,
      to: at({ confined: 'done' }),
      remembering: gone,
      doing: ['clearStorage'],
      telling: [closed('a-token')],
    })),
    ...['/ResultPage', '/ChangePassword', '/InsertTelephone', '/OTPCode', '/InsertPassword'].map(
      (path) => ({
        rule: `[RES-003] its result stays on the screen (${path})`,
        in: at({ confined: 'done' }),
        with: { session: emptySession },
        on: opens(path),
        to: at({ confined: 'done' }),
        doing: [],
        telling: [],
      }),
    ),
    {
      rule: '[RES-003] [RES-006] any other page asks for the login',
      in: at({ confined: 'done' }),
      with: { session: emptySession },
      on: opens('/Home'),
      to: at({ signedOut: 'waiting' }),
      telling: told('/login', true),
    },
    {
      rule: '[RES-006] [TEL-018] so does its button',
      in: at({ confined: 'done' }),
      with: { session: emptySession },
      on: ends({ type: 'loggedOut' }, '/ResultPage'),
      to: at({ signedOut: 'waiting' }),
      remembering: gone,
      telling: [closed(null), ...told('/login', true)],
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
      with: { session: known, wanted },
      on: ends({ type: 'failed' }),
      to: at('stopped'),
      remembering: { ...out, wanted },
      doing: ['clearStorage'],
      telling: [closed('a-token')],
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
      rule: '[LOG-031] [LOG-032] Esci logs out, and the next login leads to Home',
      in: browsing,
      with: { session: known, wanted },
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
      remembering: gone,
      doing: ['clearStorage'],
      telling: [lost],
    })),
    ...[atLoginPage, at({ confined: 'addingFirstPhone' }), browsing].flatMap((state) => [
      {
        rule: `[RES-006] [REG-031] [ERR-027] a flow may end at the login (${JSON.stringify(state)})`,
        in: state,
        with: { session: known, wanted },
        on: { type: 'flow.ended', exit: { type: 'loggedOut' }, address: '/OTPCode' },
        to: at({ signedOut: 'waiting' }),
        ...atLogin,
        telling: state === atLoginPage ? told('/login', true) : atLogin.telling,
      },
    ]),
    {
      rule: '[ERR-023] closing the dialog of a blocked user leads to the login',
      in: at('blocked'),
      on: { type: 'dialog.closed' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/login', true),
    },
    {
      rule: '[REG-035] a registration that has succeeded leaves nothing in the browser, at once',
      in: atLoginPage,
      with: { wanted },
      on: { type: 'registration.done' },
      to: atLoginPage,
      remembering: gone,
      doing: ['clearStorage'],
      telling: [],
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
      rule: '[ERR-007] [ERR-011] a registration that fails leads to its error page, and nothing of it is lost',
      in: at({ signedOut: 'waiting' }),
      with: { session: emptySession },
      on: { type: 'flow.ended', exit: { type: 'failed' }, address: '/SocietyRegistration' },
      to: at('suspended'),
      doing: [],
    },
    {
      rule: '[ERR-011] a reload of that page finds the way back to the registration',
      in: at({ signedOut: 'waiting' }),
      with: { session: emptySession, registering: true },
      on: opens('/ErrorPageReg'),
      to: at('suspended'),
      doing: [],
    },
    {
      rule: '[ERR-011] from there the registration goes on',
      in: at('suspended'),
      on: { type: 'registration.requested' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/RegistrationSelect', true),
    },
    {
      rule: '[RES-014] or the login is opened',
      in: at('suspended'),
      on: { type: 'login.requested' },
      to: at({ signedOut: 'waiting' }),
      telling: told('/login', true),
    },
    {
      rule: 'the page of a registration that was interrupted is left for any other address',
      in: at('suspended'),
      on: opens('/RegistrationSelect'),
      to: at({ signedOut: 'waiting' }),
    },
    {
      rule: 'and stays at its own',
      in: at('suspended'),
      on: opens('/ErrorPageReg'),
      to: at('suspended'),
    },
    {
      rule: '[REG-006] an address that is led to because a step is missing takes the place of what was asked for',
      in: atLoginPage,
      on: ends({ type: 'opened', path: '/login', replaces: true }, '/RegistrationResult'),
      to: atLoginPage,
      telling: told('/login', true),
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
      ...storedAndTold({ ...known.merchant, email: 'nuova@example.it' }),
    },
    {
      rule: '[TEL-002] so is a changed phone',
      in: browsing,
      with: { session: known },
      on: { type: 'phone.changed', number: '+39 347 7654321' },
      to: browsing,
      remembering: {
        session: { ...known, merchant: { ...known.merchant, cellNumber: '+39 347 7654321' } },
      },
      ...storedAndTold({ ...known.merchant, cellNumber: '+39 347 7654321' }),
    },
    {
      rule: '[HOM-002] of a password that has just been changed nobody is warned',
      in: browsing,
      with: { session: { ...known, merchant: restricted(5) } },
      on: { type: 'password.changed' },
      to: browsing,
      remembering: { session: { ...known, merchant: restricted(90) } },
      ...storedAndTold(restricted(90)),
    },
    {
      rule: '[TEL-002] what was changed in another tab is known here too, and told to nobody again',
      in: browsing,
      with: { session: known },
      on: { type: 'merchant.changedElsewhere', merchant: { ...known.merchant, cellNumber: '1' } },
      to: browsing,
      remembering: { session: { ...known, merchant: { ...known.merchant, cellNumber: '1' } } },
      ...stored,
      telling: [],
    },
    {
      rule: '[LOG-033] who is not in hears nothing of that',
      in: at({ signedOut: 'lastAttempt' }),
      on: { type: 'merchant.changedElsewhere', merchant: known.merchant },
      to: at({ signedOut: 'lastAttempt' }),
      doing: [],
      telling: [],
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
        askTabs: standIns.call('askTabs'),
      },
    } as never);
    const input = { session, arrival, origin, opened: '/login', wanted: null };
    const actor = createActor(machine, { input } as never).start();
    standIns.answer({ type: 'configuration.loaded', configuration: defaults });
    const { value, context } = actor.getSnapshot();
    return { value, context, asked: standIns.asked.at(-1) };
  };
  const table: readonly (readonly [string, object, object, unknown])[] = [
    [
      '[LOG-001] with nothing: the other tabs are asked, then the login',
      emptySession,
      { kind: 'plain' },
      'askingTabs',
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
      '[LOG-009] with a token, where somebody is in',
      known,
      { kind: 'token', token: 't' },
      'welcoming',
    ],
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
  it('[LOG-008] who is in when a code arrives stays known until it has been exchanged', () => {
    const { context } = arrive(known, { kind: 'code', code: 'c' });
    expect(context).toMatchObject({ session: emptySession, standing: known });
    expect(arrive(known, { kind: 'plain' }).context.standing).toBeNull();
    expect(arrive(emptySession, { kind: 'token', token: 't' }).context.standing).toBeNull();
  });
  it('[LOG-014] with nothing, it is the other tabs that are asked', () => {
    expect(arrive(emptySession, { kind: 'plain' }).asked).toEqual({ name: 'askTabs' });
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
  others: {
    loadConfiguration: ['configuration.loaded', 'configuration.failed'],
    askTabs: ['session.handedOver', 'session.unknown'],
  },
});
