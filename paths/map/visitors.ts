import * as v from 'valibot';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { extensions } from '../../acquirer/contract/call';
import { type Configuration, configuration } from '../../acquirer/contract/configuration';
import type { WelcomeData } from '../../acquirer/contract/session';
import type { TabsQuestion } from '../../machines/login/login.actors';
import { loginMachine } from '../../machines/login/login.machine';
import { pathOf } from '../../machines/pages';
import { portalMachine } from '../../machines/portal/portal.machine';
import { admits, type PortalSnapshot } from '../../machines/portal/portal.selectors';
import { emptySession, type Session } from '../../machines/portal/session';
import { type Visitor, visitors } from './portal';

/** A service that offers all that a portal can show. */
const settings = v.parse(configuration, { extensions: [...extensions] });

const merchant = (own: Partial<WelcomeData>): WelcomeData =>
  ({
    user: 'utente',
    name: 'Esercente',
    code: '0',
    codPV: '5000000001',
    ebox: 'NO',
    userType: '',
    email: 'esercente@example.it',
    cellNumber: '+39 333 1234567',
    passwordExpireDay: 90,
    ...own,
  }) as WelcomeData;

const who = (own: Partial<WelcomeData>, forced: Session['forced'] = null): Session => ({
  ...emptySession,
  token: 'token',
  merchant: merchant(own),
  forced,
});

const sessions: Readonly<Record<Visitor, Session>> = {
  nobody: emptySession,
  company: who({ code: '1' }),
  enrolledCompany: who({ code: '1', ebox: 'SI' }),
  withoutEmail: who({ code: '1', email: '' }),
  shop: who({}),
  enrolledShop: who({ ebox: 'SI' }),
  restricted: who({ userType: settings.restrictedUserType, code: '1', ebox: 'SI' }),
  expiredPassword: who({ userType: settings.restrictedUserType }, 'expiredPassword'),
  firstPhone: who({}, 'firstPhone'),
  passwordRenewal: who({}, 'passwordRenewal'),
};

/** The login's environment: its configuration is loaded, no other tab has a session. */
const answers = (loaded: Configuration) => ({
  loadConfiguration: fromCallback(({ sendBack }) => {
    sendBack({ type: 'configuration.loaded', configuration: loaded });
  }),
  askTabs: fromCallback<EventObject, TabsQuestion>(({ sendBack }) => {
    sendBack({ type: 'session.unknown' });
  }),
});

/**
 * The portal with a session, in the state where the chart leads; `welcome` is the service's answer to
 * who has logged in, where the session does not know it.
 */
export const portalWith = (
  session: Session,
  loaded: Configuration = settings,
  welcome: EventObject | null = null,
) => {
  const asked = loginMachine.provide({ actors: answers(loaded) });
  const answered = fromCallback(({ sendBack }) => {
    if (welcome !== null) sendBack(welcome);
  });
  const login =
    welcome === null ? asked : asked.provide({ actors: { welcome: answered as never } });
  const portal = portalMachine.provide({ actors: { login } });
  const arrival = { kind: 'plain' } as const;
  const input = {
    session,
    arrival,
    origin: '',
    opened: pathOf('start'),
    wanted: null,
  };
  const actor = createActor(portal, { input });
  actor.start();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
};

/** The portal for each visitor who has arrived. */
export const portals = Object.fromEntries(
  visitors.map(({ id }) => [id, portalWith(sessions[id])] as const),
) as Readonly<Record<Visitor, PortalSnapshot>>;

/** The address that a portal shows where `path` is asked for. */
export const shownBy = (portal: PortalSnapshot, path: string) => {
  const verdict = admits(portal, path);
  return verdict.type === 'redirect' ? verdict.path : path;
};

/** The same for a visitor, where the service offers every page. */
export const shownTo = (visitor: Visitor, path: string) => shownBy(portals[visitor], path);
