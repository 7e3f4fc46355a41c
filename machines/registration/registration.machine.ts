import { registerMerchant } from '../../acquirer/contract/registration';
import { failing } from '../failing';
import { flowOutput } from '../flow-result';
import { codeEnds } from '../shared/code/code.ends';
import { withEvent } from '../typed-chart';
import type { RegistrationForm } from './registration.actors';
import { nothingTyped } from './registration.form';
import { registrationSetup } from './registration.setup';

/** Registrazione: the choice, the form, the credentials, the code, the result. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description: 'Registrazione di una società o di un punto vendita',
  initial: 'choosingKind',
  context: ({ input: { path, earlier, startedAt } }) => ({
    path,
    earlier,
    kind: 'company',
    typed: nothingTyped,
    form: null,
    accepted: null,
    lost: null,
    begunAt: startedAt,
  }),
  states: {
    choosingKind: {
      description: 'Punto Vendita o Società?',
      meta: { page: 'registrationKind', spec: ['REG-001', 'REG-002', 'REG-008'] },
      always: {
        guard: 'stepIsMissing',
        target: 'stepMissing',
        meta: { spec: ['REG-006', 'REG-007', 'REG-019', 'REG-024', 'REG-028'] },
      },
      on: {
        'kind.chosen': {
          target: 'fillingForm',
          actions: withEvent('keepKind'),
          meta: { happyPath: true },
        },
        'earlier.resumed': {
          guard: 'wasBegunBefore',
          target: 'fillingForm',
          actions: 'takeEarlier',
        },
        'earlier.dropped': { guard: 'wasBegunBefore', actions: ['dropEarlier', 'wipeCopy'] },
        'address.opened': { guard: 'opensForm', target: 'fillingForm' },
      },
    },
    fillingForm: {
      description: 'Il modulo: i dati e il consenso',
      meta: { spec: ['REG-004', 'REG-005', 'REG-014', 'REG-015'] },
      initial: 'filling',
      on: {
        'form.submitted': {
          guard: 'formIsComplete',
          target: '.sending',
          actions: [withEvent('keepForm'), 'keepCopy'],
          meta: { spec: ['REG-012', 'REG-017'], happyPath: true },
        },
        'form.typed': {
          actions: [withEvent('keepTyped'), 'keepCopy'],
        },
        'address.opened': [
          { guard: 'opensChoice', target: 'choosingKind' },
          {
            guard: 'opensAcceptedStep',
            target: 'choosingCredentials',
            actions: 'returnToAccepted',
            meta: { spec: ['REG-019'] },
          },
        ],
      },
      states: {
        filling: { description: 'Attende i dati e il consenso' },
        sending: {
          description: 'Invia la richiesta',
          tags: ['busy'],
          meta: { spec: ['API-017', 'API-018', 'API-019'] },
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context: { form, lost } }) => ({ form: form as RegistrationForm, lost }),
          },
          on: {
            ...failing(registerMerchant, {
              target: '#registration.refused',
              actions: 'keepLost',
              meta: { spec: ['ERR-007'] },
            }),
            'form.submitted': {},
            'http.200': {
              target: '#registration.choosingCredentials',
              actions: 'keepAccepted',
              meta: { spec: ['REG-018'], happyPath: true },
            },
            'http.500': {
              target: 'notMatching',
              actions: 'keepLost',
              meta: { spec: ['ERR-009', 'ERR-010'] },
            },
            'http.network': {
              target: 'unanswered',
              actions: 'keepLost',
              meta: { spec: ['ERR-009', 'ERR-017'] },
            },
          },
        },
        notMatching: {
          description: 'I dati non corrispondono al Codice Società specificato',
          meta: { spec: ['ERR-009'] },
        },
        unanswered: {
          description: 'Non corrispondono, oppure il servizio non risponde',
          meta: { spec: ['ERR-017'] },
        },
      },
    },
    choosingCredentials: {
      description: 'Username e password, e il codice che arriva al telefono',
      meta: { spec: ['REG-020', 'REG-021', 'REG-022', 'REG-025', 'OTP-008', 'OTP-010'] },
      on: {
        'credentials.chosen': {
          guard: 'keepsTheRules',
          actions: [
            { type: 'keepNames', params: ({ event }) => event.credentials },
            'keepCopy',
            { type: 'askCode', params: ({ event }) => event.credentials },
          ],
          meta: { spec: ['REG-023', 'VAL-041', 'VAL-044', 'VAL-045', 'VAL-046'], happyPath: true },
        },
        'credentials.typed': {
          actions: [withEvent('keepNames'), 'keepCopy'],
        },
        'credentials.refused': { target: 'refused', meta: { spec: ['ERR-011'] } },
        'credentials.failed': { target: 'failed', meta: { spec: ['ERR-011', 'ERR-017'] } },
        'address.opened': [
          { guard: 'opensForm', target: 'fillingForm' },
          { guard: 'opensCredentials', actions: 'leaveCode' },
        ],
      },
      invoke: {
        id: 'code',
        src: 'code',
        onDone: codeEnds({
          confirmed: {
            target: 'result.succeeded',
            actions: 'notifyDone',
            meta: { spec: ['REG-027', 'REG-035'], happyPath: true },
          },
        }),
      },
    },
    result: {
      description: 'Il risultato',
      meta: { page: 'registrationResult' },
      initial: 'succeeded',
      states: {
        succeeded: {
          description: 'Registrazione eseguita correttamente!',
          tags: ['over'],
          meta: { spec: ['REG-029', 'REG-030', 'REG-031'] },
          on: {
            'login.requested': {
              target: '#registration.loggedOut',
              meta: { spec: ['REG-031'] },
            },
          },
        },
        notSucceeded: {
          description: 'Si è verificato un errore!',
          meta: { spec: ['REG-032', 'REG-033'] },
          on: {
            'registration.retried': {
              target: '#registration.fillingForm',
              meta: { spec: ['REG-034'] },
            },
          },
        },
        unanswered: {
          description: 'La risposta si è persa: la registrazione potrebbe essere avvenuta',
          meta: { spec: ['REG-032', 'ERR-017'] },
          on: {
            'login.requested': '#registration.loggedOut',
            'registration.retried': {
              target: '#registration.fillingForm',
              meta: { spec: ['REG-034'] },
            },
          },
        },
      },
    },
    stepMissing: {
      type: 'final',
      description: 'Alla login: manca un passo prima',
      output: { type: 'opened', page: 'login', replaces: true },
    },
    loggedOut: {
      type: 'final',
      description: 'Alla login, con sessione e cookie puliti',
      output: { type: 'loggedOut' },
    },
    blocked: {
      description: 'Utenza bloccata: tre codici errati, la registrazione va ricominciata',
      tags: ['over'],
      meta: { page: 'registrationCode', spec: ['ERR-022'] },
      on: { 'dialog.closed': { target: 'loggedOut', meta: { spec: ['ERR-023'] } } },
    },
    refused: {
      type: 'final',
      description: 'Dati o uno username che non si possono usare: la pagina di errore lo dice',
      output: { type: 'refused' },
    },
    failed: {
      type: 'final',
      description: 'La pagina di errore della registrazione',
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
