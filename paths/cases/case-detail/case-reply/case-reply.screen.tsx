import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { isToComplete, longestMessage } from '../../../../acquirer/contract/rules';
import type { caseReplyMachine } from '../../../../machines/cases/case-detail/case-reply/case-reply.machine';
import {
  attachedOf,
  type CaseReplyContext,
  isRepeatable,
} from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import { ReplyForm } from '../../../../src/cases/case-detail/case-reply/ReplyForm';
import { isBusy, isReady, pressIf } from '../../../screen/gestures';
import * as person from '../../../screen/person';
import type { Gesture, PlayedScreen } from '../../../screen/screen';
import { caseReplyScenario } from './case-reply.scenario';

const filesField = () => screen.getByLabelText<HTMLInputElement>('Allega documentazione');
const messageField = () => screen.getByLabelText<HTMLTextAreaElement>('Messaggio');
const faxPost = () => screen.getByLabelText<HTMLInputElement>('Evasione via fax/posta');

/** Typed again even if equal, like a user who changes it twice. */
const write = (message: string) => {
  person.type('Messaggio', `${message}!`);
  person.type('Messaggio', message);
};

const change: Gesture = ({ event, possible }) => {
  expect(messageField().readOnly).toBe(!possible);
  if (!possible) return;
  write(event.message);
  fireEvent.blur(messageField());
};

const submit: Gesture = ({ event, possible }) => {
  const sends = event.message.length <= longestMessage && !isToComplete(event.message);
  // Typed text that cannot be sent is stored nevertheless, when the writer pauses.
  if (messageField().readOnly || (sends && !possible)) return person.cannotPress('INVIA');
  write(event.message);
  if (possible) return person.press('INVIA');
  person.cannotPress('INVIA');
  if (event.message.length <= longestMessage)
    return expect(
      screen.getAllByText('Messaggio da completare: sostituisca le parti tra parentesi quadre.'),
    ).toHaveLength(2);
  person.finds('Messaggio troppo lungo: lo accorci per inviare.');
  person.finds('Il messaggio è troppo lungo: va accorciato prima di inviare.');
};

const attach: Gesture = ({ event, possible }) => {
  expect(filesField().disabled).toBe(!possible);
  if (possible) fireEvent.change(filesField(), { target: { files: event.files } });
};

const answer: Gesture = ({ event, possible }) => {
  const choice = screen.getByLabelText<HTMLSelectElement>(event.document);
  expect(choice.disabled).toBe(!possible);
  if (!possible) return;
  const value = event.by === null ? 'unavailable' : event.by && `file ${event.by}`;
  person.choose(event.document, value);
};

/** Text in the field can be discarded: the button is disabled only while the field is empty. */
const discard: Gesture = ({ event, possible, before }) => {
  if (screen.queryByRole('dialog', { name: 'Scartare tutto?' })) return person.press('Scarta');
  const typed = before.matches({ writing: { ready: 'editing' } }) && messageField().value !== '';
  if (!possible) return typed || person.cannotPress('Scarta tutto');
  write(event.message);
  person.press('Scarta tutto');
};

const stays = ['Tieni tutto', 'Continua l’invio', 'CHIUDI'];

const close: Gesture = () =>
  person.press(stays.find((name) => screen.queryByRole('button', { name })) ?? '');

/** In the dialog or beside the bar; when all files are sent there is neither. */
const stop: Gesture = (step) =>
  pressIf(screen.queryByRole('dialog') ? 'Interrompi l’invio' : 'ANNULLA')(step);

const notice = () => screen.getByRole('alert');

const seesFiles = (names: readonly string[]) =>
  expect(
    screen
      .queryAllByRole('button', { name: /^Rimuovi / })
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(names.map((name) => `Rimuovi ${name}`));

const seesWhyItWaits = () => {
  person.cannotPress('INVIA');
  screen.getByText(
    /^(Le foto non sono ancora un documento: attenda, oppure le tolga|Messaggio troppo lungo: .*)\.$/,
  );
};

const seesThatItWaits = () => {
  expect(messageField().readOnly).toBe(true);
  person.findsNo('progressbar');
  within(screen.getByRole('status')).getByText('Non ancora inviata: connessione assente');
  isReady('ANNULLA');
};

const seesWhereTheDraftIs = ({ draftHereOnly }: CaseReplyContext) =>
  expect(screen.queryByText('La bozza è salva solo in questo browser.') !== null).toBe(
    draftHereOnly,
  );

const isOnScreen = () => screen.getByRole('button', { name: 'INVIA', hidden: true });

const caseReplyScreen: PlayedScreen<typeof caseReplyMachine> = {
  ...caseReplyScenario,
  name: 'Risposta alla pratica',
  looksBehindFolds: true,
  view: (actor) => (
    <main>
      <ReplyForm
        actor={actor}
        acquirerMessage="Il titolare non riconosce <b>la spesa</b>."
        layout={({ action, below, content }) => (
          <>
            {below}
            {action}
            {content}
          </>
        )}
        guide={<p>Come rispondere</p>}
        payment={<p>L’operazione contestata</p>}
        sample="Si allega la ricevuta."
        form={<p>Il modulo</p>}
        onHistory={() => {}}
      />
    </main>
  ),
  gestures: {
    'attachments.added': attach,
    'attachment.removed': (step) => pressIf(`Rimuovi ${step.event.file.name}`)(step),
    'document.answered': answer,
    'reply.changed': change,
    'reply.submitted': submit,
    'upload.cancelled': stop,
    // This screen has neither Back of the browser nor INDIETRO.
    'level.left': ({ actor, event }) => actor.send(event),
    'leaving.requested': ({ actor, event }) => actor.send(event),
    'reply.discarded': discard,
    'dialog.closed': close,
  },
  sees: {
    'caseReply.reading': person.isWaiting,
    'caseReply.writing.ready.editing': ({ context }) => {
      if (context.photographsPending) seesWhyItWaits();
      else isReady('INVIA');
      expect(filesField().disabled).toBe(false);
      expect(messageField().readOnly).toBe(false);
      seesFiles(attachedOf(context).map(({ name }) => name));
      person.finds('Il titolare non riconosce <b>la spesa</b>.');
      if (context.refused.length > 0) within(notice()).getByText(/^ricevuta\.(exe|pdf): /);
      else person.findsNo('alert');
      seesWhereTheDraftIs(context);
    },
    'caseReply.writing.ready.nothingToSend': () =>
      person.dialogShows(
        'Attenzione',
        "Attenzione: Non è possibile procedere con l'evasione. Se non evadi con altri mezzi è necessario allegare della documentazione o inserire un commento.",
      ),
    'caseReply.writing.ready.confirmingDiscard': () =>
      person.dialogShows(
        'Scartare tutto?',
        'Messaggio, documenti e scelte di questa risposta vanno persi. La richiesta resta aperta: si può rispondere fino alla scadenza.',
      ),
    'caseReply.discarding': () => {
      isBusy('INVIA');
      seesFiles([]);
      expect(messageField().value).toBe('');
    },
    'caseReply.writing.ready.answerLost': ({ context }) => {
      if (isRepeatable(context)) {
        within(notice()).getByText('La risposta del servizio non è arrivata');
        expect(messageField().readOnly).toBe(false);
        return;
      }
      within(notice()).getByText('Esito sconosciuto: verificare lo storico prima di ripetere');
      within(notice()).getByRole('button', { name: 'Aggiorna lo storico' });
    },
    'caseReply.writing.checkingFiles': () => {
      isBusy('INVIA');
      expect(filesField().disabled).toBe(true);
    },
    'caseReply.writing.preparing': () => {
      isBusy('INVIA');
      expect(faxPost().disabled).toBe(true);
      person.findsNo('progressbar');
    },
    'caseReply.overtaken': () => {},
    'caseReply.writing.sending.confirmingLeave': ({ context }) => {
      person.dialogShows(
        'Invio in corso',
        'La risposta non è ancora arrivata: resti su questa pagina fino alla ricevuta, oppure interrompa l’invio. Quanto ha preparato resta qui.',
      );
      const stopping = screen.getByRole<HTMLButtonElement>('button', {
        name: 'Interrompi l’invio',
      });
      expect(stopping.disabled).toBe(context.sent === 1);
    },
    'caseReply.writing.sending.travelling': ({ context }) => {
      isBusy('INVIA');
      if (context.sent === null) return seesThatItWaits();
      const bar = screen.getByRole('progressbar', { name: 'Invio in corso' });
      expect(bar.getAttribute('aria-valuenow')).toBe(`${context.sent * 100}`);
      for (const { name } of context.files)
        screen.getByRole('progressbar', { name: `Invio di ${name}` });
    },
    'caseReply.left': () => {},
    'caseReply.completed': isOnScreen,
    'caseReply.failed': isOnScreen,
  },
};

export const screens = [caseReplyScreen];
