import * as v from 'valibot';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { extensions } from '../../acquirer/contract/call';
import { configuration } from '../../acquirer/contract/configuration';
import type { WelcomeData } from '../../acquirer/contract/session';
import type { TabsQuestion } from '../../machines/login/login.actors';
import { loginMachine } from '../../machines/login/login.machine';
import { pathOf } from '../../machines/pages';
import { portalMachine } from '../../machines/portal/portal.machine';
import { emptySession, type Session } from '../../machines/portal/session';
import type { Visitor } from './portal';

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
  shop: who({}),
  enrolledShop: who({ ebox: 'SI' }),
  restricted: who({ userType: settings.restrictedUserType }),
  expiredPassword: who({ userType: settings.restrictedUserType }, 'expiredPassword'),
  firstPhone: who({}, 'firstPhone'),
  passwordRenewal: who({}, 'passwordRenewal'),
};

/** The login's environment: its configuration is loaded, no other tab has a session. */
const answers = {
  loadConfiguration: fromCallback(({ sendBack }) => {
    sendBack({ type: 'configuration.loaded', configuration: settings });
  }),
  askTabs: fromCallback<EventObject, TabsQuestion>(({ sendBack }) => {
    sendBack({ type: 'session.unknown' });
  }),
};

/** The portal for a visitor who has arrived, in the state where the chart leads. */
export const portalFor = (visitor: Visitor) => {
  const login = loginMachine.provide({ actors: answers });
  const portal = portalMachine.provide({ actors: { login } });
  const arrival = { kind: 'plain' } as const;
  const input = {
    session: sessions[visitor],
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
