import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { DisputeOnlineView } from '../../src/dispute-online/DisputeOnlineView';
import { elsewhere } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { disputeOnlineScenario } from './dispute-online.scenario';
import { isAtStep } from './enrolment/on-the-step';

const tabs: Readonly<Record<string, string>> = {
  information: 'Informazioni',
  enrolment: 'Iscriviti',
  profile: 'Il mio profilo',
  service: 'Accedi al servizio',
};

const openTab: Gesture = ({ event, possible }) => {
  const tab = screen.queryByRole('tab', { name: tabs[event.tab] ?? '' });
  expect(tab !== null).toBe(possible);
  if (tab !== null) fireEvent.click(tab);
};

const services: Readonly<Record<string, string>> = {
  caseManagers: 'Gestione Dispute',
  disputeReport: 'Report',
};

const chooseService: Gesture = ({ event, possible }) => {
  const name = services[event.page] ?? '';
  return possible ? person.press(name) : person.findsNo('button', name);
};

/** Only the tab of the profile offers it. */
const modify: Gesture = ({ actor, event }) => {
  if (screen.queryByRole('button', { name: 'Modifica' }) === null) actor.send(event);
  else person.press('Modifica');
};

interface User {
  readonly company: boolean;
  readonly enrolled: boolean;
}

const tabsOf = ({ company, enrolled }: User) => {
  if (company)
    return enrolled ? ['information', 'profile', 'service'] : ['information', 'enrolment'];
  return enrolled ? ['information', 'service'] : ['information'];
};

const isOpen = (tab: string, user: User) => {
  person.isIn('Dispute Online');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
    tabsOf(user).map((each) => tabs[each]),
  );
  expect(screen.getByRole('tab', { name: tabs[tab] ?? '' }).getAttribute('aria-selected')).toBe(
    'true',
  );
};

const nothing = () => {};

const disputeOnlineScreen: PlayedScreen<typeof disputeOnlineMachine> = {
  ...disputeOnlineScenario,
  view: (actor) => <DisputeOnlineView actor={actor} />,
  gestures: {
    'tab.opened': openTab,
    'service.chosen': chooseService,
    'modification.started': modify,
    'session.changed': elsewhere,
  },
  sees: {
    'disputeOnline.consulting.tab.information': ({ context }) => {
      isOpen('information', context);
      isAtStep('Informazioni sul servizio');
      person.finds('È gratuito.');
      person.finds('Dal lunedì al venerdì, dalle 9:00 alle 18:00.');
    },
    'disputeOnline.consulting.tab.enrolment': ({ context }) => isOpen('enrolment', context),
    'disputeOnline.consulting.tab.profile': ({ context }) => isOpen('profile', context),
    'disputeOnline.consulting.tab.service': ({ context }) => {
      isOpen('service', context);
      screen.getByRole('button', { name: 'Gestione Dispute' });
      screen.getByRole('button', { name: 'Report' });
    },
    'disputeOnline.consulting.ebox.notOpened': () => {
      person.findsNo('button', 'Modifica');
      person.findsNo('heading', 'DATI DEL RESPONSABILE');
    },
    'disputeOnline.consulting.ebox.loadingProfile': () => person.findsNo('button', 'Modifica'),
    'disputeOnline.consulting.ebox.profile': (snapshot) => {
      if (!snapshot.matches({ consulting: { tab: 'profile' } })) return;
      within(screen.getByRole('region', { name: 'Il responsabile' })).getByText('Ferri');
      expect(
        within(screen.getByRole('table', { name: 'I gestori' }))
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual(['5000000001', 'Tutti', 'alponte@example.it', '5000000001']);
    },
    'disputeOnline.consulting.ebox.enrolling': (snapshot) => {
      if (snapshot.matches({ consulting: { tab: 'enrolment' } })) isAtStep('DATI DEL RESPONSABILE');
    },
    'disputeOnline.consulting.ebox.modifying': (snapshot) => {
      if (snapshot.matches({ consulting: { tab: 'profile' } })) isAtStep('DATI DEL RESPONSABILE');
    },
    'disputeOnline.opened': nothing,
    'disputeOnline.loggedOut': nothing,
    'disputeOnline.failed': nothing,
  },
};

export const screens = [disputeOnlineScreen];
