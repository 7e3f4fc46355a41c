import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { codeMachine } from '../../../machines/shared/code/code.machine';
import {
  type CodeActor,
  type CodeSnapshot,
  failure,
  isAsking,
  isForgotten,
  isPasswordWrong,
} from '../../../machines/shared/code/code.selectors';
import { CodeStep } from '../../../src/shared/code/CodeStep';
import { Button } from '../../../src/ui/Button';
import { elsewhere, isBusy, isReady, pressIf, submitIf } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { asked, codeScenario } from './code.scenario';

const sentAgain = 'Le abbiamo inviato un nuovo codice: quello precedente non è più valido.';

const refuses = (sentence: string) => () => expect(screen.getAllByText(sentence)).not.toEqual([]);

/** A form of a flow, as small as one can be. */
const asksFor = (actor: CodeActor) => (code: CodeSnapshot) => (
  <form>
    <p>{failure(code)}</p>
    {isPasswordWrong(code) && <p>wrongPassword</p>}
    {isForgotten(code) && <p>forgotten</p>}
    <Button
      pending={isAsking(code)}
      onClick={() => actor.send({ type: 'code.requested', to: asked.to, request: asked.request })}
    >
      Chiedi il codice
    </Button>
  </form>
);

const scenario = (
  confirm: string,
  title: string,
): Omit<PlayedScreen<typeof codeMachine>, 'view' | 'name'> => {
  const enter: Gesture = (step) => {
    const { event } = step;
    person.type('CODICE OTP', event.code);
    return submitIf(confirm, step);
  };
  const stays = () => {};
  return {
    ...codeScenario,
    gestures: {
      'code.confirmed': enter,
      'code.resent': pressIf('REINVIA CODICE'),
      'flow.cancelled': () => person.press('INDIETRO'),
      'code.requested': pressIf('Chiedi il codice'),
      'secret.forgotten': elsewhere,
    },
    sees: {
      'code.form.ready': () => isReady('Chiedi il codice'),
      'code.form.notSent': () => person.finds('notSent'),
      'code.form.unconfirmed': () => person.finds('unconfirmed'),
      'code.form.notServed': () => person.finds('notServed'),
      'code.form.wrongPassword': () => person.finds('wrongPassword'),
      'code.form.forgotten': () => person.finds('forgotten'),
      'code.requesting.recalling': () => isBusy('Chiedi il codice'),
      'code.requesting.asking': () => isBusy('Chiedi il codice'),
      'code.entering.code.waiting': ({ context }) => {
        person.isIn(title);
        const unsure = screen.queryAllByText(/^Il servizio non ha risposto: un SMS/);
        expect(unsure).toHaveLength((context.sent?.confirmed ?? true) ? 0 : 1);
        isReady(confirm);
      },
      'code.entering.code.confirming': () => isBusy(confirm),
      'code.entering.code.expired': refuses('Codice OTP scaduto'),
      'code.entering.code.wrong': refuses('Codice OTP non valido'),
      'code.entering.code.lastAttempt': refuses('Ultimo tentativo prima del blocco utenza'),
      'code.entering.code.notConfirmed': refuses('Si è verificato un errore, riprovare!'),
      'code.entering.resend.arriving': 'never',
      'code.entering.resend.available': ({ context }) => {
        isReady('REINVIA CODICE');
        expect(screen.queryAllByText(sentAgain)).toHaveLength(context.supersedes ? 1 : 0);
      },
      'code.entering.resend.refused': () => {
        refuses('Si è verificato un errore, riprovare!')();
        person.finds('Non è stato inviato un nuovo codice: quello già ricevuto è ancora valido.');
        isReady('REINVIA CODICE');
      },
      'code.entering.resend.sending': () => isBusy('REINVIA CODICE'),
      'code.entering.resend.resting': ({ context }) => {
        person.finds(
          context.resends === 0
            ? 'Il codice che le abbiamo già inviato è ancora valido: può inserirlo.'
            : sentAgain,
        );
        person.finds(/^Nuovo invio possibile tra (30|[12]?\d) second[oi]$/);
        person.cannotPress('REINVIA CODICE');
      },
      'code.entering.resend.unanswered': () => {
        person.finds(
          'Il servizio non ha risposto: se riceve un nuovo codice, quello precedente non è più valido.',
        );
        isReady('REINVIA CODICE');
      },
      'code.entering.resend.notSent': refuses('Si è verificato un errore, riprovare!'),
      'code.confirmed': stays,
      'code.blocked': stays,
      'code.loggedOut': stays,
      'code.unanswered': stays,
      'code.failed': stays,
    },
  };
};

const settings: PlayedScreen<typeof codeMachine> = {
  ...scenario('AVANTI', 'Inserisci il codice OTP'),
  name: 'Codice OTP',
  view: (actor) => <CodeStep actor={actor} form={asksFor(actor)} />,
};

const registration: PlayedScreen<typeof codeMachine> = {
  ...scenario('CONFERMA CODICE', 'Abbiamo quasi finito!'),
  name: 'Codice OTP della registrazione',
  view: (actor) => <CodeStep actor={actor} registration form={asksFor(actor)} />,
};

export const screens = [settings, registration];
