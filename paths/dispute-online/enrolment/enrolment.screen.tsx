import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import { EnrolmentView } from '../../../src/dispute-online/enrolment/EnrolmentView';
import { isBusy, submitIf } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { enrolmentScenario } from './enrolment.scenario';
import { isAtStep } from './on-the-step';

const labels: Readonly<Record<string, string>> = {
  name: 'Nome',
  surname: 'Cognome',
  telephone: 'Telefono cellulare',
  fax: 'Fax',
  email: 'Email',
};

const consent = () =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Accetto il regolamento' });

const confirm: Gesture = (step) => {
  for (const [name, label] of Object.entries(labels))
    person.type(label, step.event.responsible[name]);
  const box = consent();
  if (box !== null && !box.checked) fireEvent.click(box);
  return submitIf('Prosegui', step);
};

const back: Gesture = ({ possible }) =>
  possible ? person.press('Indietro') : person.cannotPress('Indietro');

const textsIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('definition')
    .map((part) => part.textContent);

const seesResult = (text: string, buttons: readonly string[]) => {
  person.isIn('Registrazione Ebox');
  person.finds(text);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
};

/** Of the company and of the point of sale, with any manager. */
const emails: Readonly<Record<string, string>> = {
  '0123456789': 'giulia.ferri@example.it',
  '5000000001': 'alponte@example.it',
};

const noticeTitle = 'Il profilo è cambiato da quando ha iniziato questa modifica';

/** What has changed elsewhere, and the two ways to go on. */
const saysChange = ({ earlier }: { earlier: object | null }) => {
  const changed = earlier !== null;
  expect(screen.queryByRole('region', { name: noticeTitle }) !== null).toBe(changed);
  const buttons = ['Ricomincia dal profilo aggiornato', 'Continua con questi dati'];
  for (const name of buttons) expect(screen.queryByRole('button', { name }) !== null).toBe(changed);
};

const confirmRecap: Gesture = ({ before }) =>
  person.press(before.context.earlier === null ? 'Conferma' : 'Continua con questi dati');

const restart: Gesture = ({ possible }) => {
  const name = 'Ricomincia dal profilo aggiornato';
  return possible ? person.press(name) : person.findsNo('button', name);
};

const isSending = ({ context }: { context: { earlier: object | null } }) =>
  isBusy(context.earlier === null ? 'Conferma' : 'Continua con questi dati');

const nothing = () => {};

const enrolmentScreen: PlayedScreen<typeof enrolmentMachine> = {
  ...enrolmentScenario,
  name: 'Dispute online - Iscrizione',
  view: (actor) => <EnrolmentView actor={actor} />,
  gestures: {
    'responsible.confirmed': confirm,
    'responsible.typed': ({ event }) => person.type('Nome', event.responsible.name),
    'step.back': back,
    'managers.opened': () => person.press('Dettaglio del gestore'),
    'enrolment.confirmed': confirmRecap,
    'modification.restarted': restart,
    'flow.retried': () => person.press('RIPROVA'),
    'login.requested': () => person.press('EFFETTUA LA LOGIN'),
    'home.requested': () => person.press('VAI ALLA HOME'),
  },
  sees: {
    'enrolment.responsible': ({ context }) => {
      isAtStep('DATI DEL RESPONSABILE');
      const code = screen.getByLabelText<HTMLInputElement>('Codice Società');
      expect([code.value, code.readOnly]).toEqual(['0123456789', true]);
      expect(consent() === null).toBe(context.mode === 'modify');
      expect(screen.queryByRole('radiogroup', { name: 'Copia comunicazioni' }) === null).toBe(
        context.mode === 'modify',
      );
    },
    'enrolment.manager': () => isAtStep('DEFINISCI GESTORE'),
    'enrolment.table': () => isAtStep('DEFINISCI GESTORI'),
    'enrolment.recap.overview': ({ context }) => {
      isAtStep('Riepilogo Informazioni');
      const changes = screen.queryByRole('region', { name: 'Che cosa cambia' });
      expect(changes === null).toBe(context.mode === 'enrol');
      expect(textsIn('Responsabile')).toEqual(['0123456789', context.typed.responsible.email]);
      saysChange(context);
      const [{ codManager }] = context.managers;
      expect(textsIn('Gestore 1')).toEqual([codManager, emails[codManager]]);
      const ends = context.mode === 'modify' && codManager === '0123456789';
      const ending = 'Il gestore 5000000001 (Tutti) diventa ANNULLATO.';
      expect(screen.queryByText(ending) === null).toBe(!ends);
      person.finds('Invio delle comunicazioni via e-mail anche al RESPONSABILE');
      expect(textsIn('Comunicazioni')).toEqual(['SI']);
    },
    'enrolment.recap.managers': ({ context }) => {
      isAtStep('Gestori e punti vendita');
      if (context.chosen.kind === 'S')
        person.finds('Riceve le richieste di tutti i punti vendita della società.');
      else person.finds('TRATTORIA AL PONTE | MILANO | VIA ROMA 1');
    },
    'enrolment.sending.readingAgain': isSending,
    'enrolment.sending.asking': isSending,
    'enrolment.sending.verifying': isSending,
    'enrolment.result.succeeded': () =>
      seesResult(
        "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
        ['EFFETTUA LA LOGIN'],
      ),
    'enrolment.result.alreadyEnrolled': () =>
      seesResult(
        'La società risulta già iscritta a Dispute Online, da un’altra persona o con un invio precedente. Questo invio non ha cambiato nulla: acceda di nuovo per vedere il profilo e, se serve, modificarlo.',
        ['EFFETTUA LA LOGIN', 'VAI ALLA HOME'],
      ),
    'enrolment.result.notSucceeded': () =>
      seesResult("La registrazione all'Ebox non è avvenuta. Riprova più tardi", [
        'RIPROVA',
        'VAI ALLA HOME',
      ]),
    'enrolment.result.notAllowed': () => {
      seesResult("La registrazione all'Ebox non è avvenuta. Riprova più tardi", [
        'RIPROVA',
        'VAI ALLA HOME',
      ]);
      person.finds(
        'Questa utenza non è autorizzata. Se si è registrata da meno di 72 ore, può riprovare al termine di queste, oppure appena la ammette una delle persone che abbiamo avvisato per e-mail: gli altri utenti della società o il responsabile.',
      );
    },
    'enrolment.result.unanswered': () =>
      seesResult('Esito sconosciuto: verificare l’iscrizione prima di ripetere', [
        'EFFETTUA LA LOGIN',
        'VAI ALLA HOME',
        'RIPROVA',
      ]),
    'enrolment.left': nothing,
    'enrolment.failed': nothing,
  },
};

export const screens = [enrolmentScreen];
