import { assertEvent, type CallbackActorLogic, type EventObject } from 'xstate';
import { failing } from '../../failing';
import { flowOutput } from '../../flow-result';
import { withEvent } from '../../typed-chart';
import type { CodeRequest, Confirmation } from './code.actors';
import { codeSetup, confirmation } from './code.setup';
import { resend } from './resend';
import { type secret, withSecret } from './secret';

/**
 * A one-time code: asked for, entered, asked for again. It lasts as long as its step: INDIETRO leaves
 * the page of the code, not the chart. The flow provides the calls.
 */
export const codeMachine = codeSetup.createMachine({
  id: 'code',
  description: 'Codice OTP: si chiede, si inserisce, se ne chiede un altro',
  initial: 'form',
  invoke: { id: 'secret', src: 'secret' },
  context: {
    to: '',
    request: null,
    askedAt: 0,
    sent: null,
    reused: false,
    supersedes: false,
    resends: 0,
  },
  states: {
    form: {
      description: 'La pagina che chiede il codice',
      initial: 'ready',
      on: {
        'code.requested': {
          target: 'requesting',
          actions: [withEvent('takeRequest'), withEvent('passSecret')],
          meta: { happyPath: true },
        },
        'secret.forgotten': '.forgotten',
      },
      states: {
        ready: { description: 'Nessun codice chiesto' },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          entry: { type: 'reportFailure', params: { failure: 'notSent' } },
          meta: { spec: ['ERR-025'] },
        },
        unconfirmed: {
          description: '403: una conferma di prima non vale più, o un numero c’è già',
          entry: { type: 'reportFailure', params: { failure: 'unconfirmed' } },
          meta: { spec: ['ERR-025'] },
        },
        notServed: {
          description: '400: a questo numero non si inviano codici',
          entry: { type: 'reportFailure', params: { failure: 'notServed' } },
          meta: { spec: ['ERR-025'] },
        },
        wrongPassword: {
          description: 'Vecchia password errata, o nuova già usata: modificarla e riprovare!',
          meta: { spec: ['ERR-028'] },
        },
        forgotten: {
          description: 'Le password non si conservano: si scrivono di nuovo',
          meta: { spec: ['PWD-013', 'REG-020'] },
        },
      },
    },
    requesting: {
      description: 'Chiede un codice, se uno inviato prima non vale ancora',
      tags: ['busy'],
      initial: 'recalling',
      states: {
        recalling: {
          description: 'Un codice inviato prima vale ancora?',
          meta: { spec: ['OTP-003'] },
          invoke: { id: 'recallCode', src: 'recallCode', input: ({ context: { to } }) => ({ to }) },
          on: {
            'code.good': {
              target: '#code.entering',
              actions: withEvent('takeGoodCode'),
              meta: { spec: ['OTP-004'] },
            },
            'code.needed': {
              target: 'asking',
              actions: withEvent('noteTime'),
              meta: { happyPath: true },
            },
          },
        },
        asking: {
          description: 'Chiede di inviare il codice',
          invoke: {
            id: 'askCode',
            src: 'askCode',
            input: ({ context: { request }, self }) => withSecret(self, { request }),
          },
          on: {
            ...failing(confirmation, '#code.form.notSent'),
            'http.200': {
              target: '#code.entering',
              actions: ['keepSent', 'rememberCode'],
              meta: { happyPath: true },
            },
            'http.refused': [
              {
                guard: 'wasSentBefore',
                target: '#code.entering',
                actions: ['keepReused', 'rememberCode'],
              },
              {
                target: '#code.form.notSent',
                actions: ['keepSent', 'rememberCode'],
                meta: { spec: ['ERR-025'] },
              },
            ],
            'http.400': { target: '#code.form.notServed', meta: { spec: ['ERR-025'] } },
            'http.403': { target: '#code.form.unconfirmed', meta: { spec: ['ERR-025'] } },
            'http.401': { target: '#code.loggedOut', meta: { spec: ['ERR-027'] } },
            'http.network': {
              target: '#code.form.notSent',
              actions: ['keepMaybeSent', 'rememberCode'],
              meta: { spec: ['ERR-017'] },
            },
            'secret.needed': {
              target: '#code.form.forgotten',
              actions: ['keepMaybeSent', 'rememberCode'],
              meta: { spec: ['ERR-017'] },
            },
          },
        },
      },
    },
    entering: {
      type: 'parallel',
      description: 'La pagina del codice',
      meta: { spec: ['OTP-001', 'OTP-002'] },
      on: {
        'flow.cancelled': { target: 'form', meta: { spec: ['OTP-004'] } },
        'secret.forgotten': { target: 'form.forgotten', meta: { spec: ['PWD-013'] } },
      },
      states: {
        code: {
          initial: 'waiting',
          description: 'Il codice inserito',
          on: {
            'code.confirmed': {
              guard: 'canConfirm',
              target: '.confirming',
              meta: { spec: ['OTP-005', 'VAL-049', 'VAL-051'], happyPath: true },
            },
            'code.sent': { target: '.waiting', meta: { spec: ['OTP-003'] } },
          },
          states: {
            waiting: { description: 'Attende il codice di 6 cifre', tags: ['editable'] },
            confirming: {
              description: 'Verifica il codice',
              tags: ['busy'],
              meta: { spec: ['OTP-010', 'OTP-014'] },
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context: { request }, event, self }) => {
                  assertEvent(event, 'code.confirmed');
                  return withSecret(self, { code: event.code, request });
                },
              },
              on: {
                ...failing(confirmation, {
                  target: '#code.failed',
                  meta: { spec: ['OTP-012'] },
                }),
                'code.confirmed': {},
                'http.200': {
                  target: '#code.confirmed',
                  actions: 'useUp',
                  meta: { happyPath: true },
                },
                'otp.5704': {
                  target: 'expired',
                  actions: ['useUp', 'rememberCode'],
                  meta: { spec: ['ERR-019'] },
                },
                'otp.5707': { target: 'wrong', meta: { spec: ['ERR-020'] } },
                'otp.5708': { target: 'lastAttempt', meta: { spec: ['ERR-021'] } },
                'otp.5709': { target: '#code.blocked', meta: { spec: ['ERR-022', 'ERR-023'] } },
                'http.406': { target: 'notConfirmed', meta: { spec: ['ERR-025'] } },
                'password.wrong': {
                  target: '#code.form.wrongPassword',
                  actions: ['useUp', 'rememberCode'],
                  meta: { spec: ['ERR-028'] },
                },
                'http.network': {
                  target: '#code.unanswered',
                  actions: 'useUp',
                  meta: { spec: ['ERR-017'] },
                },
              },
            },
            expired: { description: '5704: Codice OTP scaduto', tags: ['editable'] },
            wrong: { description: '5707: Codice OTP non valido', tags: ['editable'] },
            lastAttempt: {
              description: '5708: Ultimo tentativo prima del blocco utenza',
              tags: ['editable'],
            },
            notConfirmed: {
              description: '406 con un altro codice: si può riprovare',
              tags: ['editable'],
            },
          },
        },
        resend,
      },
    },
    confirmed: {
      type: 'final',
      entry: 'rememberCode',
      description: 'Il codice è giusto',
      output: { type: 'completed' },
    },
    blocked: { type: 'final', description: '5709: Utenza bloccata', output: { type: 'blocked' } },
    loggedOut: {
      type: 'final',
      description: '401 senza una sessione a cui tornare: alla login',
      output: { type: 'loggedOut' },
    },
    unanswered: {
      type: 'final',
      entry: 'rememberCode',
      description: 'La risposta si è persa: non si sa se il codice è stato accettato',
      output: { type: 'unanswered' },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore: il risultato è negativo',
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});

interface CodeCalls<Request, Secret> {
  readonly askCode: CallbackActorLogic<EventObject, CodeRequest<Request, Secret>>;
  readonly resendCode: CallbackActorLogic<EventObject, CodeRequest<Request, Secret>>;
  readonly confirmCode: CallbackActorLogic<EventObject, Confirmation<Request, Secret>>;
  readonly recallCode?: CallbackActorLogic<EventObject, { to: string }>;
  readonly secret?: typeof secret;
}

/** The chart with the calls of one flow; `code.requested` carries their request and secret. */
export const codeWith = <Request, Secret = unknown>(calls: CodeCalls<Request, Secret>) =>
  codeMachine.provide({ actors: calls } as never) as typeof codeMachine;
