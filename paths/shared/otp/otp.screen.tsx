import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { otpMachine } from '../../../machines/shared/otp/otp.machine';
import { OtpScreen } from '../../../src/shared/otp/OtpScreen';
import { isBusy, isReady, pressIf, submitIf } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { otpScenario } from './otp.scenario';

const sentAgain = 'Le abbiamo inviato un nuovo codice: quello precedente non è più valido.';

const refuses = (sentence: string) => () => expect(screen.getAllByText(sentence)).not.toEqual([]);

const scenario = (
  confirm: string,
  title: string,
): Omit<PlayedScreen<typeof otpMachine>, 'view' | 'name'> => {
  const enter: Gesture = (step) => {
    const { event } = step;
    person.type('CODICE OTP', event.code);
    return submitIf(confirm, step);
  };
  const stays = () => person.isIn(title);
  return {
    ...otpScenario,
    gestures: {
      'code.confirmed': enter,
      'code.resent': pressIf('REINVIA CODICE'),
      'flow.cancelled': () => person.press('INDIETRO'),
      'xstate.after.restAfterResend.otp.entering.resend.resting': ({ actor, event }) =>
        actor.send(event),
    },
    sees: {
      'otp.entering.code.waiting': ({ context }) => {
        person.isIn(title);
        const unsure = screen.queryAllByText(/^Il servizio non ha risposto: un SMS/);
        expect(unsure).toHaveLength(context.sure ? 0 : 1);
        isReady(confirm);
      },
      'otp.entering.code.confirming': () => isBusy(confirm),
      'otp.entering.code.expired': refuses('Codice OTP scaduto'),
      'otp.entering.code.wrong': refuses('Codice OTP non valido'),
      'otp.entering.code.lastAttempt': refuses('Ultimo tentativo prima del blocco utenza'),
      'otp.entering.code.notConfirmed': refuses('Si è verificato un errore, riprovare!'),
      'otp.entering.resend.arriving': 'never',
      'otp.entering.resend.available': ({ context }) => {
        isReady('REINVIA CODICE');
        expect(screen.queryAllByText(sentAgain)).toHaveLength(context.voids ? 1 : 0);
      },
      'otp.entering.resend.refused': () => {
        refuses('Si è verificato un errore, riprovare!')();
        person.finds('Non è stato inviato un nuovo codice: quello già ricevuto è ancora valido.');
        isReady('REINVIA CODICE');
      },
      'otp.entering.resend.sending': () => isBusy('REINVIA CODICE'),
      'otp.entering.resend.resting': ({ context }) => {
        person.finds(
          context.resends === 0
            ? 'Il codice che le abbiamo già inviato è ancora valido: può inserirlo.'
            : sentAgain,
        );
        person.finds(/^Nuovo invio possibile tra (30|[12]?\d) second[oi]$/);
        person.cannotPress('REINVIA CODICE');
      },
      'otp.entering.resend.unanswered': () => {
        person.finds(
          'Il servizio non ha risposto: se riceve un nuovo codice, quello precedente non è più valido.',
        );
        isReady('REINVIA CODICE');
      },
      'otp.entering.resend.notSent': refuses('Si è verificato un errore, riprovare!'),
      'otp.confirmed': stays,
      'otp.wrongPassword': stays,
      'otp.blocked': stays,
      'otp.cancelled': stays,
      'otp.loggedOut': stays,
      'otp.unanswered': stays,
      'otp.failed': stays,
    },
  };
};

const settings: PlayedScreen<typeof otpMachine> = {
  ...scenario('AVANTI', 'Inserisci il codice OTP'),
  name: 'Codice OTP',
  view: (actor) => <OtpScreen actor={actor} />,
};

const registration: PlayedScreen<typeof otpMachine> = {
  ...scenario('CONFERMA CODICE', 'Abbiamo quasi finito!'),
  name: 'Codice OTP della registrazione',
  view: (actor) => <OtpScreen actor={actor} registration />,
};

export const screens = [settings, registration];
