import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { registrationMachine } from '../../machines/registration/registration.machine';
import { RegistrationView } from '../../src/registration/RegistrationView';
import { defaults } from '../portal/portal.scenario';
import { elsewhere, isBusy, isReady, submitIf } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { registrationScenario } from './registration.scenario';

const labels: Readonly<Record<string, string>> = {
  posCod: 'Codice Punto Vendita',
  companyCode: 'Codice Società',
  codVat: 'Partita IVA',
  codZip: 'CAP',
  name: 'Nome',
  surname: 'Cognome',
  taxCode: 'Codice fiscale',
  email: 'Email',
  cell: 'Telefono cellulare',
};

const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Autorizzo' });

const submit: Gesture = (step) => {
  const { event } = step;
  for (const [name, label] of Object.entries(labels))
    if (name in event.form.data) person.type(label, event.form.data[name]);
  if (consent().checked !== event.consent) fireEvent.click(consent());
  return submitIf('INVIA RICHIESTA', step);
};

const choose: Gesture = (step) => {
  const { event } = step;
  person.type('Username', event.credentials.username);
  person.type('Password', event.credentials.password);
  if (screen.queryByLabelText('Email') !== null) person.type('Email', event.credentials.email);
  return submitIf('AVANTI', step);
};

const kinds: Readonly<Record<string, string>> = { shop: 'Punto Vendita', company: 'Società' };
const titles: Readonly<Record<string, string>> = {
  company: 'Registrazione Società',
  shop: 'Registrazione Punto Vendita',
};

const registrationScreen: PlayedScreen<typeof registrationMachine> = {
  ...registrationScenario,
  name: 'Registrazione',
  view: (actor) => <RegistrationView actor={actor} flowInput={{ configuration: defaults }} />,
  gestures: {
    'kind.chosen': ({ event }) => person.press(kinds[event.kind] ?? ''),
    'form.submitted': submit,
    'credentials.chosen': choose,
    'form.typed': ({ event }) => {
      if (consent().checked !== event.consent) fireEvent.click(consent());
      person.type('CAP', event.form.codZip);
    },
    'credentials.typed': ({ event }) => person.type('Username', event.username),
    'credentials.refused': elsewhere,
    'credentials.failed': elsewhere,
    'address.opened': ({ actor, event }) => actor.send(event),
    'earlier.resumed': () => person.press('RIPRENDI'),
    'earlier.dropped': () => person.press('RICOMINCIA'),
    'registration.retried': () => person.press('VAI ALLA REGISTRAZIONE'),
    'login.requested': () => person.press('VAI ALLA LOGIN'),
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'registration.choosingKind': (snapshot) => {
      person.isIn('Registrazione');
      if (snapshot.can({ type: 'earlier.resumed' }))
        screen.getByText('Riprendere la registrazione iniziata il 24-11-2026?');
      else person.findsNo('button', 'RIPRENDI');
      expect(document.body.textContent).not.toMatch(/Anna|Rossi|1234567/i);
      expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
    },
    'registration.fillingForm.filling': ({ context }) => {
      person.isIn(titles[context.kind] ?? '');
      person.finds('Informativa sulla privacy');
      person.finds('Termini e condizioni');
      isReady('INVIA RICHIESTA');
    },
    'registration.fillingForm.sending': () => isBusy('INVIA RICHIESTA'),
    'registration.fillingForm.notMatching': () =>
      person.finds('I dati non corrispondono al Codice Società specificato'),
    'registration.fillingForm.unanswered': () =>
      person.finds(
        'I dati non corrispondono al Codice Società specificato oppure il servizio non risponde: riprovare tra poco',
      ),
    'registration.choosingCredentials': () => {
      person.isIn('Inserisci Username e Password');
      isReady('AVANTI');
    },
    'registration.result.succeeded': () => {
      person.isIn('Registrazione eseguita correttamente!');
      person.finds('La registrazione al portale è avvenuta con successo.');
      person.findsNo('button', 'VAI ALLA REGISTRAZIONE');
    },
    'registration.result.notSucceeded': () => {
      person.isIn('Si è verificato un errore!');
      person.finds('La registrazione al portale non è avvenuta. Riprova più tardi');
      person.findsNo('button', 'VAI ALLA LOGIN');
    },
    'registration.result.unanswered': () => {
      person.isIn('Si è verificato un errore!');
      screen.getByText(/la registrazione potrebbe essere riuscita/);
    },
    'registration.stepMissing': () => person.findsNo('heading'),
    'registration.loggedOut': () => {},
    'registration.blocked': () => {
      person.isUnder('Utenza bloccata');
      person.dialogShows(
        'Utenza bloccata',
        'Per tre volte il codice inserito non era quello inviato: per sicurezza questa registrazione è stata annullata. Può ricominciarla dall’inizio con «Registrati ora».',
      );
    },
    'registration.refused': () => {},
    'registration.failed': () => {},
  },
};

export const screens = [registrationScreen];
