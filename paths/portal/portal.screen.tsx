import { cleanup, render, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import type { StateMeta } from '../../machines/flow-result';
import { pathOf } from '../../machines/pages';
import { portalMachine } from '../../machines/portal/portal.machine';
import type { PortalContext, PortalNotice } from '../../machines/portal/portal.setup';
import { emptySession, type Session } from '../../machines/portal/session';
import { preloadSignedInShell } from '../../src/portal/lazy-pages';
import { PortalScreen } from '../../src/portal/PortalScreen';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { portalScenario } from './portal.scenario';

type Portal = ActorRefFrom<typeof portalMachine>;

const addressOf = (meta: Record<string, StateMeta | undefined>) =>
  pathOf(Object.values(meta).findLast((each) => each?.page !== undefined)?.page ?? 'start');

function Portal({ actor }: { actor: Portal }) {
  const snapshot = useSelector(actor, (current) => current);
  const address = { pathname: addressOf(snapshot.getMeta()), search: '', hash: '' };
  return (
    <PortalScreen
      portal={snapshot}
      send={actor.send}
      shown={{ address, page: undefined, level: '', openedFrom: null, flow: null }}
      visit={() => {}}
      leave={() => actor.send({ type: 'logout.requested' })}
    />
  );
}

/** Signed-in pages load lazily; here they are loaded from the start. */
const loadPages = async () => {
  await preloadSignedInShell();
  const portal = createActor(portalMachine, {
    input: {
      session: emptySession,
      arrival: { kind: 'plain' },
      origin: '',
      opened: '/login',
      wanted: null,
    },
  });
  for (const access of [
    { inside: { signedIn: 'browsing' } },
    { inside: { mustCompleteSetup: 'addingFirstPhone' } },
  ] as const) {
    const snapshot = portalMachine.resolveState({
      value: { access, session: 'valid' },
      context: portal.getSnapshot().context,
    });
    const address = { pathname: '/', search: '', hash: '' };
    const shown = { address, page: undefined, level: '', openedFrom: null, flow: null };
    render(
      <PortalScreen
        portal={snapshot}
        send={() => {}}
        shown={shown}
        visit={() => {}}
        leave={() => {}}
      />,
    );
    await screen.findByRole('button', { name: 'Esci' }, { timeout: 100_000 });
    cleanup();
  }
};

/** Not a user's event: the navigation chart sends it when an address is opened or a flow ends. */
const sendEvent: Gesture = ({ actor, event }) => actor.send(event);

const errorPage = 'Ops! Qualcosa non va...';
const unavailable =
  'Il servizio non è al momento disponibile. I suoi dati sono al sicuro: riprovi tra qualche minuto.';
/** What the login page or the public error page says. */
const notices: Readonly<Record<PortalNotice, string>> = {
  wrongCredentials: 'Username o password errati',
  lastAttempt: 'Password errata! Ultimo tentativo prima del blocco utenza!',
  locked: 'Utenza bloccata. Contattare il servizio clienti backoffice',
  loginBlocked:
    'Il browser ha impedito l’accesso: l’indirizzo del servizio di accesso non è tra quelli consentiti da questo sito. Contatti il servizio clienti.',
  denied: 'Accesso annullato.',
  unavailable: 'Il servizio di accesso non è disponibile, riprovi tra qualche minuto.',
  refused: 'Username o password non corretti',
  toRepeat: 'L’accesso va ripetuto: inserisca di nuovo le credenziali',
  notServed:
    'L’utenza non è abilitata al portale. Una nuova utenza attende la conferma di un altro utente, avvisato per e-mail; altrimenti contattare il servizio clienti',
  registrationRefused:
    'La registrazione non può proseguire con i dati o con lo username indicati. Controlli i dati, anche il prefisso del telefono, oppure scelga un altro username.',
  registrationSuspended:
    'La registrazione si è interrotta prima della fine. Quanto ha scritto è conservato, tranne la password: la riprenda tra qualche minuto.',
};
const noticeIn = ({ notice }: PortalContext) => (notice === null ? '' : notices[notice]);
const login = () => person.isIn('Accesso al portale');
const loginShows = (text: string) => {
  login();
  expect(screen.getByRole('alert', { hidden: text === '' }).textContent).toBe(text);
};
/** The flow of the step is on its way: its screens are walked with it. */
const awaitsFlow = person.isWaiting;
const navigation = () => screen.getByRole('navigation', { name: 'Navigazione principale' });

const goToLogin: Gesture = ({ possible, before }) => {
  if (!possible) return person.cannotPress('TORNA ALLA LOGIN');
  return person.press(before.matches({ session: 'expired' }) ? 'TORNA ALLA LOGIN' : 'Login');
};

const nameOf = ({ merchant }: Session, unknown: string) =>
  merchant === null ? unknown : `${merchant.name} (${merchant.user})`;
const newcomerIn = ({ context }: AnyMachineSnapshot) => nameOf(context.newcomer, 'nuovo utente');
const userIn = ({ context }: AnyMachineSnapshot) => nameOf(context.session, 'l’utente di prima');

const portalScreen: PlayedScreen<typeof portalMachine> = {
  ...portalScenario,
  prepare: loadPages,
  awaitsOthers: [
    'portal.access.inside.mustCompleteSetup.renewingExpiredPassword',
    'portal.access.inside.mustCompleteSetup.addingFirstPhone',
    'portal.access.inside.mustCompleteSetup.renewingPassword',
    'portal.access.inside.mustCompleteSetup.done',
    'portal.access.inside.signedIn.browsing',
  ],
  view: (actor) => <Portal actor={actor} />,
  gestures: {
    // Elsewhere ACCEDI sends the form, or there is none.
    'login.begun': ({ possible }) => possible && person.press('ACCEDI'),
    'login.blocked': sendEvent,
    'session.renewed': sendEvent,
    'configuration.retried': () => person.press('RIPROVA'),
    'login.retried': () => person.press('RIPROVA'),
    'address.opened': sendEvent,
    'flow.ended': sendEvent,
    'point.chosen': sendEvent,
    'point.cleared': sendEvent,
    'tab.opened': sendEvent,
    'period.searched': sendEvent,
    'dispute.opened': sendEvent,
    'email.changed': sendEvent,
    'phone.changed': sendEvent,
    'password.changed': sendEvent,
    'registration.done': sendEvent,
    'session.endedElsewhere': sendEvent,
    'session.expired': sendEvent,
    'session.expiredElsewhere': sendEvent,
    'merchant.changedElsewhere': sendEvent,
    'logout.requested': () => person.press('Esci'),
    'login.requested': goToLogin,
    'newcomer.admitted': ({ before }) => person.press(`Entrare come ${newcomerIn(before)}`),
    'newcomer.declined': ({ before }) => person.press(`Restare ${userIn(before)}`),
    'registration.requested': ({ possible }) =>
      possible
        ? person.press('VAI ALLA REGISTRAZIONE')
        : person.cannotPress('VAI ALLA REGISTRAZIONE'),
    'dialog.closed': () => person.press('CHIUDI'),
    'page.retried': ({ possible }) =>
      possible ? person.press('RIPROVA') : person.cannotPress('RIPROVA'),
    'origin.requested': () => person.press('Home'),
  },
  sees: {
    'portal.access.arriving.loggingIn': person.isWaiting,
    'portal.access.outside.departing': person.isWaiting,
    'portal.access.arriving.entering': 'never',
    'portal.access.arriving.withoutStorage': () => {
      person.isIn(errorPage);
      person.finds(
        'Il browser non conserva i dati di questo sito: consenta i cookie e i dati dei siti per questo indirizzo, poi riprovi.',
      );
      screen.getByRole('link', { name: 'RIPROVA' });
    },
    'portal.access.arriving.choosingUser': (portal) => {
      person.isIn(`Entrare come ${newcomerIn(portal)}?`);
      person.finds(/quella sessione si chiude, e quanto non è stato inviato va perso/);
    },
    'portal.access.arriving.misconfigured': () => {
      person.isIn(errorPage);
      person.finds('Il portale non è configurato correttamente. Riprovi tra qualche minuto.');
    },
    'portal.access.arriving.interrupted': () => {
      person.isNotWaiting();
      person.isUnder('Sessione scaduta');
    },
    'portal.access.outside.signedOut': ({ context }) => loginShows(noticeIn(context)),
    'portal.access.inside.mustCompleteSetup.renewingExpiredPassword': awaitsFlow,
    'portal.access.inside.mustCompleteSetup.addingFirstPhone': awaitsFlow,
    'portal.access.inside.mustCompleteSetup.renewingPassword': awaitsFlow,
    'portal.access.inside.mustCompleteSetup.done': awaitsFlow,
    'portal.access.inside.signedIn.browsing': ({ context }) => {
      const names = within(navigation())
        .getAllByRole('link')
        .map((link) => link.textContent);
      const restricted = context.session.merchant.userType === 'R';
      expect(names).toEqual([
        'Home',
        'Estratto conto',
        'Dispute online',
        'Insoluti',
        ...(restricted ? ['Impostazioni'] : []),
      ]);
      person.finds('Benvenuto, Caffè Torino S.r.l.');
    },
    'portal.access.inside.signedIn.onErrorPage': ({ context }) => {
      person.isIn(errorPage);
      expect(screen.queryByRole('button', { name: 'RIPROVA' }) !== null).toBe(
        context.failedAt !== null,
      );
    },
    'portal.access.outside.blocked': () => {
      person.isUnder('Utenza bloccata');
      person.dialogShows(
        'Utenza bloccata',
        'Per tornare ad accedere al portale contatti il servizio clienti.',
      );
    },
    'portal.access.arriving.unanswered': () => {
      person.isIn(errorPage);
      person.finds(
        'Il servizio non ha completato il suo accesso. Prema RIPROVA: non serve inserire di nuovo le credenziali.',
      );
      screen.getByRole('button', { name: 'Login' });
    },
    'portal.access.outside.stopped': ({ context }) => {
      person.isIn(errorPage);
      person.finds(noticeIn(context) || unavailable);
      screen.getByRole('button', { name: 'Login' });
    },
    'portal.session.valid': () => person.findsNo('dialog', 'Sessione scaduta'),
    'portal.session.expired': () =>
      person.dialogShows(
        'Sessione scaduta',
        'Clicca su "TORNA ALLA LOGIN" per accedere di nuovo al portale.',
      ),
  },
};

export const screens = [portalScreen];
