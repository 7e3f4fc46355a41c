import { describe } from 'vitest';
import type { Arrival } from '../../machines/login/arrival';
import { loginMachine } from '../../machines/login/login.machine';
import type { LoginResult } from '../../machines/login/login.types';
import { portalMachine } from '../../machines/portal/portal.machine';
import { emptySession, type Session } from '../../machines/portal/session';
import { company, defaults } from '../../paths/portal/portal.scenario';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const wanted = '/Home/Movimenti?month=202611';
const token = { ...emptySession, token: 'a-token' };
const known = { ...token, merchant: company };
const origin = 'https://esercenti.example.it';
const context = {
  configuration: defaults,
  origin,
  session: token,
  arrival: { kind: 'plain' },
  storageIsBlocked: false,
  failedAt: null,
  notice: null,
  departure: 'login',
  newcomer: null,
  wanted: null,
  formerUser: null,
  registering: false,
  registrationReloaded: false,
};
const plain = { kind: 'plain' } as const;
const at = (access: unknown, session = 'valid') => ({ access, session }) as never;
const arriving = (step: string, session = 'valid') => at({ arriving: step }, session);
const outside = (step: string) => at({ outside: step });
const loggingIn = arriving('loggingIn');
const restricted = (passwordExpireDay: number) => ({
  ...company,
  userType: 'R',
  passwordExpireDay,
});
const atLoginPage = outside('signedOut');
const browsing = at({ inside: { signedIn: 'browsing' } });
const onErrorPage = at({ inside: { signedIn: 'onErrorPage' } });
const out = { session: emptySession, arrival: { kind: 'plain' } };
const gone = { ...out, wanted: null };
const opens = (path: string) => ({ type: 'address.opened', path });
const ends = (exit: object, address = '/OTPCode') => ({ type: 'flow.ended', exit, address });
const events = (path: string, replace: boolean) => [{ type: 'address.requested', path, replace }];
/** What the login begins with. */
const asked = (more: object) => ({
  configuration: defaults,
  session: emptySession,
  arrival: plain,
  origin,
  registering: false,
  formerUser: null,
  ...more,
});
const closed = (token: string | null) => ({ type: 'session.ended', token, known: false });
const lost = { type: 'session.ended', token: 'a-token', known: true };
const foundExpired = { type: 'session.expired', token: 'a-token' };
const loggedOut = [closed('a-token'), ...events('/login', true)];
const merchantChanged = (merchant: object) => ({
  type: 'merchant.changed',
  token: 'a-token',
  merchant,
});
const code = { kind: 'code', code: 'one-use' } as const;
const spentCode = { kind: 'code', code: '' } as const;
const byCode = { session: emptySession, arrival: code };
const shop = { ...company, user: 'negozio01', code: '0', codPV: '5000000001' };
const inForce = { ...token, token: 'the-one-before' };
const inOtherCompany = { ...inForce, merchant: { ...company, codsoc: '1000000002' } };
const inOtherShop = { ...inForce, merchant: { ...shop, codPV: '5000000002' } };
const nameless = { ...company, user: '', codsoc: '', codPV: '' };
const namelessBefore = { ...inForce, merchant: nameless };
const before = { ...known, token: 'the-one-before' };
const authentication = {
  ...defaults.authentication,
  mode: 'redirect' as const,
  authorizeUrl: 'https://accesso.example.it/authorize',
  endSessionUrl: 'https://accesso.example.it/end',
};
const elsewhere = { configuration: { ...defaults, authentication } };
const granted = { token: 'the-next', renewal: { refreshToken: 'r', expiresAt: null } };
const loginEnds = (
  type: LoginResult['type'],
  session: Session,
  arrival: Arrival = plain,
  notice: LoginResult['notice'] = null,
) => ({
  type: 'xstate.done.actor.login',
  output: { type, configuration: defaults, session, arrival, notice },
});

describe('portal: what the requirements say', () => {
  obeys(portalMachine, context, [
    rule('[LOG-014] what a reload finds goes on as it is')
      .in(loggingIn, { configuration: null, session: known })
      .on(loginEnds('restored', known))
      .to(browsing, { configuration: defaults, session: known })
      .does()
      .sends(),
    ...(
      [
        ['LOG-029', 'expiredPassword', 'renewingExpiredPassword'],
        ['LOG-029', 'firstPhone', 'addingFirstPhone'],
        ['LOG-029', 'passwordRenewal', 'renewingPassword'],
      ] as const
    ).map(([id, forced, step]) =>
      rule(`[${id}] a reload leaves what must be done first (${step})`)
        .in(loggingIn, { session: { ...token, forced } })
        .on(loginEnds('restored', { ...token, forced }))
        .to(at({ inside: { mustCompleteSetup: step } }))
        .does()
        .sends(),
    ),
    rule('[LOG-014] a new tab opens with the session of another, and at the page it was opened for')
      .in(loggingIn, { session: emptySession, wanted })
      .on(loginEnds('welcomed', known))
      .to(browsing, { session: known, wanted: null })
      .does('storeSession')
      .sends(...events(wanted, true)),
    rule('[LOG-025] [LOG-026] [LOG-027] welcome opens the portal, and its code is not kept')
      .in(loggingIn, byCode)
      .on(loginEnds('welcomed', known, spentCode))
      .to(browsing, { session: known, wanted: null, arrival: spentCode, configuration: defaults })
      .does('replaceStorage')
      .sends(...events('/Home', true)),
    rule('[LOG-027] the page that was asked for before the login is opened after it')
      .in(loggingIn, { ...byCode, wanted })
      .on(loginEnds('welcomed', known, spentCode))
      .to(browsing, { wanted: null })
      .sends(...events(wanted, true)),
    rule('[LOG-014] what a reload finds in the browser stays there')
      .in(loggingIn, { session: token })
      .on(loginEnds('welcomed', known))
      .to(browsing, { session: known })
      .does('storeSession')
      .sends(...events('/Home', true)),
    rule('[LOG-009] a login that succeeds ends the session that was open before')
      .in(loggingIn, { ...byCode, session: before })
      .on(loginEnds('welcomed', known, spentCode))
      .to(browsing, { session: known })
      .does('clearStorage', 'storeSession'),
    ...(
      [
        ['LOG-019', 'expiredPassword', 'renewingExpiredPassword'],
        ['LOG-020', 'firstPhone', 'addingFirstPhone'],
        ['LOG-024', 'passwordRenewal', 'renewingPassword'],
      ] as const
    ).map(([id, forced, step]) =>
      rule(`[${id}] what must be done first confines a new login (${step})`)
        .in(loggingIn, byCode)
        .on(loginEnds('welcomed', { ...known, forced }, spentCode))
        .to(at({ inside: { mustCompleteSetup: step } }), { session: { ...known, forced } })
        .does('replaceStorage'),
    ),
    ...(
      [
        ['another user', known, { ...before, merchant: shop }],
        ['a user of another company', { ...known, merchant: company }, inOtherCompany],
        ['a user of another shop', { ...known, merchant: shop }, inOtherShop],
        ['who has a password to renew', { ...token, forced: 'passwordRenewal' }, before],
        ['beside who has one to renew', known, { ...inForce, forced: 'passwordRenewal' }],
        ['beside a token alone', known, inForce],
        ['of back ends that name no user', { ...token, merchant: nameless }, namelessBefore],
      ] as const
    ).map(([who, newcomer, session]) =>
      rule(`[LOG-008] [LOG-009] a login for another user asks first: nothing is replaced (${who})`)
        .in(loggingIn, { ...byCode, session })
        .on(loginEnds('welcomed', newcomer as Session, spentCode))
        .to(arriving('choosingUser'), { session, newcomer })
        .does()
        .sends(),
    ),
    rule('[LOG-008] ENTRARE: the session before makes place for the new one')
      .in(arriving('choosingUser'), {
        arrival: spentCode,
        session: { ...before, merchant: shop },
        newcomer: known,
        wanted,
      })
      .on('newcomer.admitted')
      .to(browsing, { session: known, newcomer: null })
      .does('clearStorage', 'storeSession')
      .sends(...events(wanted, true)),
    rule('[LOG-020] ENTRARE: what must be done first comes first')
      .in(arriving('choosingUser'), {
        session: before,
        newcomer: { ...known, forced: 'firstPhone' },
      })
      .on('newcomer.admitted')
      .to(at({ inside: { mustCompleteSetup: 'addingFirstPhone' } })),
    rule('[LOG-008] RESTARE: the session goes on, and the one that a code has opened is closed')
      .in(arriving('choosingUser'), { arrival: spentCode, session: before, newcomer: known })
      .on('newcomer.declined')
      .to(browsing, { session: before, newcomer: null, arrival: plain })
      .does()
      .sends(closed('a-token')),
    rule('[LOG-009] RESTARE: a token that came from elsewhere is left as it is')
      .in(arriving('choosingUser'), {
        arrival: { kind: 'token', token: '' },
        session: before,
        newcomer: known,
      })
      .on('newcomer.declined')
      .to(browsing, { session: before, newcomer: null, arrival: plain })
      .sends(),
    rule('[LOG-014] RESTARE: a token alone is asked whose it is')
      .in(arriving('choosingUser'), { arrival: spentCode, session: inForce, newcomer: known })
      .on('newcomer.declined')
      .to(loggingIn),
    rule('[LOG-031] the user who was in leaves in another tab: there is nothing left to ask')
      .in(arriving('choosingUser'), { arrival: spentCode, session: before, newcomer: known })
      .on('session.endedElsewhere')
      .to(browsing, { session: known, newcomer: null })
      .does('clearStorage', 'storeSession')
      .sends(...events('/Home', true)),
    ...(
      ['signedOut', 'failed', 'unanswered', 'welcomeFailed', 'expired', 'notServed'] as const
    ).map((type) =>
      rule(`[LOG-008] [LOG-009] a login that does not succeed leaves the user who is in (${type})`)
        .in(loggingIn, { ...byCode, session: before })
        .on(loginEnds(type, token, spentCode))
        .to(browsing, { session: before, arrival: { kind: 'plain' } })
        .does()
        .sends(),
    ),
    rule('[LOG-014] who is in by a token alone is then asked for')
      .in(loggingIn, { ...byCode, session: inForce })
      .on(loginEnds('signedOut', emptySession, spentCode, 'refused'))
      .to(loggingIn, { arrival: { kind: 'plain' } })
      .asks({
        login: asked({ session: inForce }),
      }),
    rule('[LOG-001] [NAV-001] a new tab beside no other begins with the login, and keeps the page')
      .in(loggingIn, { session: emptySession, wanted })
      .on(loginEnds('signedOut', emptySession))
      .to(atLoginPage, { wanted })
      .does('storeWantedPage')
      .sends(),
    rule('[LOG-001] and where no page was asked for, nothing is kept')
      .in(loggingIn, { session: emptySession })
      .on(loginEnds('signedOut', emptySession))
      .to(atLoginPage)
      .does(),
    ...(
      [
        ['LOG-010', 'wrongCredentials'],
        ['LOG-011', 'lastAttempt'],
        ['LOG-012', 'locked'],
      ] as const
    ).map(([id, kind]) =>
      rule(`[${id}] the login page says what the return says (${kind})`)
        .in(loggingIn, { session: emptySession, arrival: { kind } })
        .on(loginEnds('signedOut', emptySession, { kind }, kind))
        .to(atLoginPage, { notice: kind }),
    ),
    rule('[LOG-005] a return that answers no form of this tab: the login is to be repeated')
      .in(loggingIn, byCode)
      .on(loginEnds('signedOut', emptySession, spentCode, 'toRepeat'))
      .to(atLoginPage, { session: emptySession, notice: 'toRepeat' })
      .does()
      .sends(),
    rule('[ERR-004] a code that is refused is a refused login')
      .in(loggingIn, byCode)
      .on(loginEnds('signedOut', emptySession, spentCode, 'refused'))
      .to(atLoginPage, { notice: 'refused' })
      .sends(),
    rule('[LOG-022] 204 after a login code logs out')
      .in(loggingIn, byCode)
      .on(loginEnds('notServed', token, spentCode, 'notServed'))
      .to(atLoginPage, { ...gone, notice: 'notServed' })
      .does('clearStorage')
      .sends(...loggedOut),
    rule('[LOG-023] 204 after a token leads to the error page, which says why')
      .in(loggingIn, { session: emptySession, arrival: { kind: 'token', token: 'a-token' } })
      .on(loginEnds('notServed', token, { kind: 'token', token: '' }, 'notServed'))
      .to(outside('stopped'), { ...gone, notice: 'notServed' })
      .does('clearStorage')
      .sends(closed('a-token')),
    rule('[ERR-005] 401 or 408 on welcome shows the expired session')
      .in(loggingIn, byCode)
      .on(loginEnds('expired', token, spentCode))
      .to(arriving('interrupted', 'expired'), { session: token })
      .sends({ ...foundExpired, token: token.token }),
    rule('[ERR-005] of a token that the tab has kept too')
      .in(loggingIn, { session: token })
      .on(loginEnds('expired', token))
      .to(arriving('interrupted', 'expired')),
    rule('[ERR-006] [ERR-017] a login that fails is over: logged out, the public error page')
      .in(loggingIn, byCode)
      .on(loginEnds('failed', token, spentCode))
      .to(outside('stopped'), gone)
      .does('clearStorage')
      .sends(closed('a-token')),
    rule('[ERR-017] a lost answer to the code: the public error page, and the code is still there')
      .in(loggingIn, { ...byCode, wanted })
      .on(loginEnds('unanswered', emptySession, { ...code, maybeSpent: true }))
      .to(arriving('unanswered'), {
        session: emptySession,
        arrival: { ...code, maybeSpent: true },
        wanted,
        configuration: defaults,
      })
      .does('storeWantedPage')
      .sends(),
    rule('[ERR-017] a lost answer to welcome: the token is kept, also for a reload')
      .in(loggingIn, byCode)
      .on(loginEnds('unanswered', token, spentCode))
      .to(arriving('unanswered'), { session: token, arrival: spentCode })
      .does('storeSession')
      .sends(),
    rule('[ERR-006] a welcome that fails: logged out for a reload, and RIPROVA asks once more')
      .in(loggingIn, byCode)
      .on(loginEnds('welcomeFailed', token, spentCode))
      .to(arriving('unanswered'), { session: token, arrival: spentCode })
      .does('clearStorage')
      .sends(),
    rule('[ERR-017] RIPROVA asks again, with what is still good')
      .in(arriving('unanswered'), { session: token, arrival: spentCode })
      .on('login.retried')
      .to(loggingIn)
      .does()
      .sends()
      .asks({
        login: asked({ session: token, arrival: spentCode }),
      }),
    rule('[RES-014] Login gives it up: logged out, here and on the acquirer')
      .in(arriving('unanswered'), { session: token, arrival: code, wanted })
      .on('login.requested')
      .to(atLoginPage, { ...out, wanted })
      .does('clearStorage', 'storeWantedPage')
      .sends(closed('a-token'), ...events('/login', true)),
    rule('[NAV-001] so does another page')
      .in(arriving('unanswered'), { session: token, arrival: code })
      .on(opens('/login'))
      .to(atLoginPage, out)
      .does('clearStorage')
      .sends(closed('a-token')),
    rule('[RES-014] its own address does not')
      .in(arriving('unanswered'), { session: token, arrival: code })
      .on(opens('/ErrorPageReg'))
      .to(arriving('unanswered'), { session: token, arrival: code })
      .does(),
    rule(
      '[ERR-004] a code that is refused after a lost answer was spent by it: the login is to be repeated',
    )
      .in(loggingIn, { ...byCode, arrival: { ...code, maybeSpent: true } })
      .on(loginEnds('signedOut', emptySession, { ...spentCode, maybeSpent: true }, 'toRepeat'))
      .to(atLoginPage, { notice: 'toRepeat' })
      .sends(...events('/login', true)),
    rule('without a configuration there is a page that says so, and the code is still good')
      .in(loggingIn, { ...byCode, configuration: null })
      .on({ ...loginEnds('misconfigured', emptySession, code), configuration: null })
      .to(arriving('misconfigured'), { arrival: code }),
    rule('where it can be asked for again')
      .in(arriving('misconfigured'), { ...byCode, configuration: null })
      .on('configuration.retried')
      .to(loggingIn)
      .asks({
        login: asked({ configuration: null, arrival: code }),
      }),
    rule('with a session too: the login goes on with it once it is configured')
      .in(arriving('misconfigured'), { configuration: null, session: known })
      .on('configuration.retried')
      .to(loggingIn),
    rule('the login begins with what the browser has kept, and how one arrived')
      .starting({ session: known, arrival: code, origin, opened: '/login', wanted: null })
      .to(loggingIn)
      .asks({
        login: asked({ configuration: null, session: known, arrival: code }),
      }),
    ...(
      [
        ['/OTPCodeReg', true, true],
        ['/ErrorPageReg', true, true],
        ['/OTPCodeReg', false, false],
        ['/login', true, false],
      ] as const
    ).map(([opened, registering, goesOn]) =>
      rule(
        `[API-008] the login learns of a registration only where one was reloaded: ${opened}, ${goesOn}`,
      )
        .starting({
          session: emptySession,
          arrival: plain,
          origin,
          opened,
          wanted: null,
          registering,
        })
        .to(loggingIn)
        .asks({
          login: asked({ configuration: null, registering: goesOn }),
        }),
    ),
    rule(
      '[API-006] a browser that keeps no data of the site is told what to allow, and no login begins',
    )
      .starting({
        storageIsBlocked: true,
        session: emptySession,
        arrival: code,
        origin,
        opened: '/login',
        wanted: null,
      })
      .to(arriving('withoutStorage'))
      .does()
      .sends()
      .asks({}),
    rule('[LOG-035] the expired session leads back to the login, where another tab may be in')
      .in(arriving('interrupted', 'expired'), { wanted })
      .on('login.requested')
      .to(loggingIn, { ...out, wanted, formerUser: null })
      .does('setStorageAside')
      .sends(...events('/login', true))
      .asks({ login: asked({}) }),
    rule('[LOG-014] [LOG-035] the new session of the same user in another tab continues the page')
      .in(loggingIn, { session: emptySession, wanted, formerUser: 'azienda01' })
      .on(loginEnds('welcomed', known))
      .to(browsing, { session: known, wanted: null, formerUser: null })
      .does('storeSession')
      .sends(...events(wanted, true)),
    rule('[LOG-035] without one it is the login, and the page stays wanted')
      .in(loggingIn, { session: emptySession, wanted, formerUser: 'azienda01' })
      .on(loginEnds('signedOut', emptySession))
      .to(atLoginPage, { ...out, wanted, formerUser: null })
      .does('storeWantedPage')
      .sends(),
    rule('[NAV-047] [ERR-013] a page that finds the session expired shows the dialog over itself')
      .in(browsing, { session: known })
      .on('session.expired', { address: wanted })
      .to(at({ inside: { signedIn: 'browsing' } }, 'expired'), { session: known, wanted })
      .sends(foundExpired),
    rule('[LOG-035] its button leads to the login, for the same user, and the page stays wanted')
      .in(at({ inside: { signedIn: 'browsing' } }, 'expired'), { session: known, wanted })
      .on('login.requested')
      .to(loggingIn, { ...out, wanted, formerUser: known.merchant.user })
      .does('setStorageAside')
      .sends(...events('/login', true))
      .asks({ login: asked({ formerUser: known.merchant.user }) }),
    rule('a page that no login may lead back to is not wanted')
      .in(browsing, { session: known })
      .on('session.expired', { address: '/ErrorPage' })
      .to(at({ inside: { signedIn: 'browsing' } }, 'expired'), { wanted: null }),
    rule('[LOG-033] at the code of a first e-mail the form that asks for another is wanted')
      .in(browsing, { session: known })
      .on('session.expired', { address: '/OTPCode' })
      .to(at({ inside: { signedIn: 'browsing' } }, 'expired'), { wanted: '/InsertEmail' }),
    ...[
      browsing,
      at({ inside: { mustCompleteSetup: 'addingFirstPhone' } }),
      at({ inside: { signedIn: 'browsing' } }, 'expired'),
    ].map((state) =>
      rule(`[LOG-031] Esci in another tab ends the session here too (${JSON.stringify(state)})`)
        .in(state, { session: known, wanted })
        .on('session.endedElsewhere')
        .to(outside('signedOut'), gone)
        .does('clearStorage')
        .sends(...events('/login', true)),
    ),
    ...[browsing, at({ inside: { mustCompleteSetup: 'addingFirstPhone' } })].map((state) =>
      rule(
        `[LOG-033] [LOG-035] a session that another tab has found expired is told here too, over what is typed (${JSON.stringify(state)})`,
      )
        .in(state, { session: known })
        .on('session.expiredElsewhere', { address: wanted })
        .to({ ...(state as object), session: 'expired' }, { session: known, wanted })
        .does()
        .sends(),
    ),
    rule('[LOG-033] a page that no login may lead back to is not wanted for that either')
      .in(browsing, { session: known })
      .on('session.expiredElsewhere', { address: '/ErrorPage' })
      .to(at({ inside: { signedIn: 'browsing' } }, 'expired'), { wanted: null }),
    rule('[ERR-013] a call that answers while a login chooses its user finds nothing to expire')
      .in(arriving('choosingUser'), { session: known })
      .on('session.expired', { address: wanted })
      .to(arriving('choosingUser'), { session: known, wanted: null })
      .sends(),
    rule('a flow that ends otherwise opens no other page')
      .in(browsing, { session: known })
      .on(ends({ type: 'completed' }))
      .to(browsing, { session: known })
      .sends(),
    rule('[LOG-033] who is not in learns nothing of it')
      .in(atLoginPage, { notice: 'lastAttempt' })
      .on('session.expiredElsewhere', { address: wanted })
      .to(atLoginPage, { notice: 'lastAttempt' })
      .does()
      .sends(),
    ...[atLoginPage, loggingIn, arriving('interrupted', 'expired')].map((state) =>
      rule(`[LOG-031] who is not in stays where they are (${JSON.stringify(state)})`)
        .in(state)
        .on('session.endedElsewhere')
        .to(state)
        .does()
        .sends(),
    ),
    ...(
      [
        ['renewingExpiredPassword', { type: 'password.changed' }],
        ['renewingPassword', { type: 'password.changed' }],
        ['addingFirstPhone', { type: 'phone.changed', number: '+39 347 7654321' }],
      ] as const
    ).map(([step, on]) =>
      rule(`[RES-003] [RES-006] what had to be done first is done: nothing of it is left (${step})`)
        .in(at({ inside: { mustCompleteSetup: step } }), {
          session: { ...known, forced: 'firstPhone' as const },
        })
        .on(on)
        .to(at({ inside: { mustCompleteSetup: 'done' } }), gone)
        .does('clearStorage')
        .sends(closed('a-token')),
    ),
    ...['/ResultPage', '/ChangePassword', '/InsertTelephone', '/OTPCode', '/InsertPassword'].map(
      (path) =>
        rule(`[RES-003] its result stays on the screen (${path})`)
          .in(at({ inside: { mustCompleteSetup: 'done' } }), { session: emptySession })
          .on(opens(path))
          .to(at({ inside: { mustCompleteSetup: 'done' } }))
          .does()
          .sends(),
    ),
    rule('[RES-003] [RES-006] any other page asks for the login')
      .in(at({ inside: { mustCompleteSetup: 'done' } }), { session: emptySession })
      .on(opens('/Home'))
      .to(outside('signedOut'))
      .sends(...events('/login', true)),
    rule('[RES-006] [TEL-018] so does its button')
      .in(at({ inside: { mustCompleteSetup: 'done' } }), { session: emptySession })
      .on(ends({ type: 'loggedOut' }, '/ResultPage'))
      .to(outside('signedOut'), gone)
      .sends(closed(null), ...events('/login', true)),
    ...[
      browsing,
      at({ inside: { mustCompleteSetup: 'addingFirstPhone' } }),
      arriving('interrupted'),
    ].map((state) =>
      rule(
        `[LOG-035] as long as the session is open there is no such button (${JSON.stringify(state)})`,
      )
        .in(state, { session: known })
        .on('login.requested')
        .to(state, { session: known }),
    ),
    ...[
      { inside: { signedIn: 'browsing' } },
      { inside: { mustCompleteSetup: 'renewingPassword' } },
    ].map((access) =>
      rule(`under the dialog nothing else can be used, not even Esci (${JSON.stringify(access)})`)
        .in(at(access, 'expired'), { session: known })
        .on('logout.requested')
        .to(at(access, 'expired'), { session: known }),
    ),
    ...[{ outside: 'signedOut' }, { inside: { mustCompleteSetup: 'addingFirstPhone' } }].map(
      (access) =>
        rule(
          `[ERR-013] a call that finds the session expired leaves the flow where it is (${JSON.stringify(access)})`,
        )
          .in(at(access), { session: known })
          .on('session.expired', { address: '/Home' })
          .to(at(access, 'expired'), { session: known })
          .does()
          .sends(foundExpired),
    ),
    ...[{ outside: 'signedOut' }, { inside: { signedIn: 'browsing' } }].map((access) =>
      rule(`a flow may end at another page (${JSON.stringify(access)})`)
        .in(at(access))
        .on(ends({ type: 'opened', page: 'disputeReport' }))
        .to(at(access))
        .sends(...events('/Dispute/Report', false)),
    ),
    rule('what must be done first may fail: the public error page')
      .in(at({ inside: { mustCompleteSetup: 'addingFirstPhone' } }), { session: known, wanted })
      .on(ends({ type: 'failed' }))
      .to(outside('stopped'), { ...out, wanted })
      .does('clearStorage')
      .sends(closed('a-token')),
    rule('the error page has a separate address')
      .in(browsing)
      .on(opens('/ErrorPage'))
      .to(onErrorPage),
    rule('any other address is a page to look at')
      .in(browsing)
      .on(opens('/Home/Movimenti'))
      .to(browsing),
    rule('which is left for any other, and then there is nothing to try again')
      .in(onErrorPage, { failedAt: '/Home/Movimenti' })
      .on(opens('/Home'))
      .to(browsing, { failedAt: null }),
    rule('its own address does not leave it')
      .in(onErrorPage, { failedAt: '/Home/Movimenti' })
      .on(opens('/ErrorPage'))
      .to(onErrorPage, { failedAt: '/Home/Movimenti' }),
    rule('so has the public one')
      .in(atLoginPage, { notice: 'wrongCredentials' })
      .on(opens('/ErrorPageReg'))
      .to(outside('stopped'), { notice: null }),
    rule('any other public address leaves the login as it is')
      .in(atLoginPage, { notice: 'wrongCredentials' })
      .on(opens('/RegistrationSelect'))
      .to(atLoginPage, { notice: 'wrongCredentials' }),
    rule('the public error page is left for any other address')
      .in(outside('stopped'))
      .on(opens('/RegistrationSelect'))
      .to(outside('signedOut')),
    rule('but not for its own')
      .in(outside('stopped'))
      .on(opens('/ErrorPageReg'))
      .to(outside('stopped')),
    rule('[LOG-031] [LOG-032] Esci logs out, and the next login leads to Home')
      .in(browsing, { session: known, wanted })
      .on('logout.requested')
      .to(outside('signedOut'), gone)
      .does('clearStorage')
      .sends(...loggedOut),
    rule('[LOG-032] Esci works also where something must be done first')
      .in(at({ inside: { mustCompleteSetup: 'renewingPassword' } }))
      .on('logout.requested')
      .to(outside('signedOut'), gone)
      .does('clearStorage')
      .sends(...loggedOut),
    rule('[LOG-003] ACCEDI leads to the authorisation server, and the page stays wanted')
      .in(atLoginPage, {
        ...elsewhere,
        session: emptySession,
        wanted,
        departure: 'logout',
        notice: 'denied',
      })
      .on('login.begun')
      .to(outside('departing'), { departure: 'login', wanted, notice: null })
      .does('storeWantedPage')
      .asks({ depart: { to: 'login', authentication, origin } }),
    rule('[LOG-003] where the form is here, there is nothing to go to')
      .in(atLoginPage)
      .on('login.begun')
      .to(atLoginPage),
    rule('[LOG-005] Back shows the login page again')
      .in(outside('departing'), elsewhere)
      .on('departure.undone')
      .to(atLoginPage)
      .sends(...events('/login', true)),
    rule('a browser that cannot prove who asks is told so')
      .in(outside('departing'), elsewhere)
      .on('departure.failed')
      .to(atLoginPage, { notice: 'unavailable' })
      .sends(...events('/login', true)),
    rule('[LOG-003] a login that the browser does not send is told so')
      .in(atLoginPage)
      .on('login.blocked')
      .to(atLoginPage, { notice: 'loginBlocked' }),
    rule('[LOG-032] Esci ends the session on the authorisation server too')
      .in(browsing, { ...elsewhere, session: known })
      .on('logout.requested')
      .to(outside('departing'), { ...gone, departure: 'logout' })
      .does('clearStorage')
      .sends(closed('a-token'))
      .asks({ depart: { to: 'logout', authentication, origin } }),
    rule('[LOG-035] so does the login after an expired session, which leads back to the page')
      .in(at({ inside: { signedIn: 'browsing' } }, 'expired'), {
        ...elsewhere,
        session: known,
        wanted,
      })
      .on('login.requested')
      .to(outside('departing'), { ...out, wanted, departure: 'logout' })
      .does('setStorageAside', 'storeWantedPage')
      .sends()
      .asks({ depart: { to: 'logout', authentication, origin } }),
    rule('[LOG-033] a token that was renewed goes on as the same session')
      .in(browsing, { session: known })
      .on('session.renewed', { granted })
      .to(browsing, { session: { ...known, ...granted } })
      .does('storeSession')
      .sends(),
    rule('[ERR-014] a page that failed leads to the error page, which remembers it')
      .in(browsing)
      .on('flow.ended', { exit: { type: 'failed' }, address: '/Home/Movimenti?month=202611' })
      .to(onErrorPage, { failedAt: '/Home/Movimenti?month=202611' }),
    rule('[ERR-014] RIPROVA opens that page again')
      .in(onErrorPage, { failedAt: '/Home/Movimenti' })
      .on('page.retried')
      .to(browsing, { failedAt: null })
      .sends(...events('/Home/Movimenti', true)),
    rule('[ERR-014] without a page before there is nothing to try again')
      .in(onErrorPage)
      .on('page.retried')
      .to(onErrorPage),
    rule('[RES-016] Home leaves the error page')
      .in(onErrorPage, { failedAt: '/Home/Movimenti' })
      .on('origin.requested')
      .to(browsing, { failedAt: null })
      .sends(...events('/Home', false)),
    rule('[RES-015] the error page of a dispute leads back to the disputes')
      .in(onErrorPage, { failedAt: '/Dispute/DettaglioPratica' })
      .on('origin.requested')
      .to(browsing)
      .sends(...events('/Dispute/GestioneRichieste', false)),
    rule('[RES-014] Login leaves the public error page')
      .in(outside('stopped'), { session: emptySession })
      .on('login.requested')
      .to(outside('signedOut'))
      .sends(...events('/login', true)),
    ...[atLoginPage, at({ inside: { mustCompleteSetup: 'addingFirstPhone' } }), browsing].map(
      (state) =>
        rule(
          `[ERR-022] [ERR-023] [ERR-024] a blocked user is out at once (${JSON.stringify(state)})`,
        )
          .in(state, { session: known })
          .on('flow.ended', { exit: { type: 'blocked' }, address: '/OTPCode' })
          .to(outside('blocked'), gone)
          .does('clearStorage')
          .sends(lost),
    ),
    ...[atLoginPage, at({ inside: { mustCompleteSetup: 'addingFirstPhone' } }), browsing].flatMap(
      (state) => [
        rule(`[RES-006] [REG-031] [ERR-027] a flow may end at the login (${JSON.stringify(state)})`)
          .in(state, { session: known, wanted })
          .on('flow.ended', { exit: { type: 'loggedOut' }, address: '/OTPCode' })
          .to(outside('signedOut'), gone)
          .does('clearStorage')
          .sends(...(state === atLoginPage ? events('/login', true) : loggedOut)),
      ],
    ),
    rule('[ERR-023] closing the dialog of a blocked user leads to the login')
      .in(outside('blocked'))
      .on('dialog.closed')
      .to(outside('signedOut'))
      .sends(...events('/login', true)),
    rule('[REG-035] a registration that has succeeded leaves nothing in the browser, at once')
      .in(atLoginPage, { wanted })
      .on('registration.done')
      .to(atLoginPage, gone)
      .does('clearStorage')
      .sends(),
    rule('[ERR-007] [ERR-011] data or a username that cannot be used are called so')
      .in(outside('signedOut'), { session: emptySession })
      .on('flow.ended', { exit: { type: 'refused' }, address: '/ValidateRegistration' })
      .to(outside('stopped'), { notice: 'registrationRefused' }),
    rule('[ERR-007] [ERR-011] from there the registration can be begun again')
      .in(outside('stopped'), { notice: 'registrationRefused' })
      .on('registration.requested')
      .to(outside('signedOut'))
      .sends(...events('/RegistrationSelect?continua', true)),
    rule('[ERR-007] no other error leads to a registration')
      .in(outside('stopped'), { notice: 'notServed' })
      .on('registration.requested')
      .to(outside('stopped'), { notice: 'notServed' })
      .sends(),
    rule('[RES-014] or the login opened')
      .in(outside('stopped'), { notice: 'registrationRefused' })
      .on('login.requested')
      .to(outside('signedOut'), { notice: null })
      .sends(...events('/login', true)),
    rule('its page is left for any other address')
      .in(outside('stopped'), { notice: 'registrationRefused' })
      .on(opens('/RegistrationSelect'))
      .to(outside('signedOut')),
    rule('but not for its own')
      .in(outside('stopped'), { notice: 'registrationRefused' })
      .on(opens('/ErrorPageReg'))
      .to(outside('stopped'), { notice: 'registrationRefused' }),
    rule(
      '[ERR-007] [ERR-011] a registration that fails leads to its error page, and nothing of it is lost',
    )
      .in(outside('signedOut'), { session: emptySession })
      .on('flow.ended', { exit: { type: 'failed' }, address: '/SocietyRegistration' })
      .to(outside('stopped'), { notice: 'registrationSuspended' })
      .does(),
    rule('[ERR-011] a reload of that page finds the way back to the registration')
      .in(outside('signedOut'), { session: emptySession, registering: true })
      .on(opens('/ErrorPageReg'))
      .to(outside('stopped'), { notice: 'registrationSuspended' })
      .does(),
    rule('[ERR-011] from there the registration goes on')
      .in(outside('stopped'), { notice: 'registrationSuspended' })
      .on('registration.requested')
      .to(outside('signedOut'))
      .sends(...events('/RegistrationSelect?continua', true)),
    rule('[RES-014] or the login is opened')
      .in(outside('stopped'), { notice: 'registrationSuspended' })
      .on('login.requested')
      .to(outside('signedOut'))
      .sends(...events('/login', true)),
    rule('the page of a registration that was interrupted is left for any other address')
      .in(outside('stopped'), { notice: 'registrationSuspended' })
      .on(opens('/RegistrationSelect'))
      .to(outside('signedOut')),
    rule('and stays at its own')
      .in(outside('stopped'), { notice: 'registrationSuspended' })
      .on(opens('/ErrorPageReg'))
      .to(outside('stopped'), { notice: 'registrationSuspended' }),
    rule(
      '[REG-006] an address that is led to because a step is missing takes the place of what was asked for',
    )
      .in(atLoginPage)
      .on(ends({ type: 'opened', page: 'login', replaces: true }, '/RegistrationResult'))
      .to(atLoginPage)
      .sends(...events('/login', true)),
    rule('[HOM-013] the point chosen on Home is kept in the session')
      .in(browsing, { session: known })
      .on('point.chosen', { point: { code: '5', name: 'Bar', index: 2 } })
      .to(browsing, {
        session: { ...known, point: { code: '5', name: 'Bar', index: 2 }, lastTab: 'single' },
      })
      .does('storeSession'),
    rule('[HOM-019] and cleared from it')
      .in(browsing, { session: { ...known, point: { code: '5', name: 'Bar', index: 2 } } })
      .on('point.cleared')
      .to(browsing, { session: known })
      .does('storeSession'),
    rule('[MOV-002] the period that a consultation searches is kept for the next one')
      .in(browsing, { session: known })
      .on('period.searched', { period: { month: '202610', day: '05' } })
      .to(browsing, { session: { ...known, period: { month: '202610', day: '05' } } })
      .does('storeSession'),
    rule('the tab that was open on Home is kept too')
      .in(browsing, { session: known })
      .on('tab.opened', { tab: 'single' })
      .to(browsing, { session: { ...known, lastTab: 'single' } })
      .does('storeSession'),
    rule('[CAS-055] the case that is worked on is remembered')
      .in(browsing, { session: known })
      .on('dispute.opened', { place: { ebox: '31', state: 'nuove', caseId: '880' } })
      .to(browsing, {
        session: { ...known, dispute: { ebox: '31', state: 'nuove', caseId: '880' } },
      })
      .does('storeSession'),
    rule('[EML-005] a changed e-mail is the one the portal knows from then on')
      .in(browsing, { session: known })
      .on('email.changed', { email: 'nuova@example.it' })
      .to(browsing, {
        session: { ...known, merchant: { ...known.merchant, email: 'nuova@example.it' } },
      })
      .does('storeSession')
      .sends(merchantChanged({ ...known.merchant, email: 'nuova@example.it' })),
    rule('[TEL-002] so is a changed phone')
      .in(browsing, { session: known })
      .on('phone.changed', { number: '+39 347 7654321' })
      .to(browsing, {
        session: { ...known, merchant: { ...known.merchant, cellNumber: '+39 347 7654321' } },
      })
      .does('storeSession')
      .sends(merchantChanged({ ...known.merchant, cellNumber: '+39 347 7654321' })),
    rule('[HOM-002] there is no warning about a password that has just been changed')
      .in(browsing, { session: { ...known, merchant: restricted(5) } })
      .on('password.changed')
      .to(browsing, { session: { ...known, merchant: restricted(90) } })
      .does('storeSession')
      .sends(merchantChanged(restricted(90))),
    rule('[TEL-002] what was changed in another tab is known here too, and is not sent again')
      .in(browsing, { session: known })
      .on('merchant.changedElsewhere', { merchant: { ...known.merchant, cellNumber: '1' } })
      .to(browsing, { session: { ...known, merchant: { ...known.merchant, cellNumber: '1' } } })
      .does('storeSession')
      .sends(),
    rule('[LOG-033] who is not in learns nothing of that')
      .in(atLoginPage, { notice: 'lastAttempt' })
      .on('merchant.changedElsewhere', { merchant: known.merchant })
      .to(atLoginPage, { notice: 'lastAttempt' })
      .does()
      .sends(),
  ]);
});

lintChart(portalMachine, {
  calls: {},
  others: { depart: ['departure.failed', 'departure.undone'] },
  children: { login: { chart: loginMachine } },
});
