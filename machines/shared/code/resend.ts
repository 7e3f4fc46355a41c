import { withEvent } from '../../typed-chart';
import { codeSetup } from './code.setup';
import { withSecret } from './secret';

const resends = { 'code.resent': { guard: 'canResend', target: 'sending' } } as const;

/** Another code, while the page of the code is open. */
export const resend = codeSetup.createStateConfig({
  initial: 'arriving',
  description: 'REINVIA CODICE',
  states: {
    arriving: {
      description: 'Il codice è stato inviato adesso, o vale ancora quello di prima?',
      always: [{ guard: 'mustRest', target: 'resting' }, { target: 'available' }],
    },
    available: { description: 'Si può chiedere un altro codice', on: resends },
    sending: {
      description: 'Chiede un altro codice: quello di prima non vale più',
      entry: 'forgetSuperseded',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context: { request }, self }) => withSecret(self, { request }),
      },
      on: {
        'code.sent': {
          target: 'resting',
          actions: [withEvent('keepResent'), 'rememberCode'],
          meta: { spec: ['OTP-003'] },
        },
        'code.refused': {
          target: 'refused',
          actions: ['trustSent', 'rememberCode'],
          meta: { spec: ['ERR-025'] },
        },
        'code.notSent': { target: 'notSent', meta: { spec: ['ERR-025'] } },
        'code.unanswered': {
          target: 'unanswered',
          actions: [withEvent('keepMaybeResent'), 'rememberCode'],
          meta: { spec: ['ERR-017', 'ERR-025'] },
        },
        'secret.needed': { target: '#code.form.forgotten', meta: { spec: ['REG-020'] } },
        'code.loggedOut': { target: '#code.loggedOut', meta: { spec: ['ERR-027'] } },
      },
    },
    resting: {
      description: 'Un codice è stato inviato: per 30 secondi non se ne chiede un altro',
      invoke: {
        id: 'rest',
        src: 'rest',
        input: ({ context: { sent } }) => ({ until: sent?.restsUntil ?? 0 }),
      },
      on: { 'code.rested': 'available' },
    },
    refused: {
      description: 'Non inviato: vale ancora il codice di prima',
      on: resends,
    },
    notSent: {
      description: 'Non inviato: Si è verificato un errore, riprovare!',
      on: resends,
    },
    unanswered: {
      description: 'La risposta si è persa: se un altro codice arriva, vale solo quello',
      on: resends,
    },
  },
});
