import * as v from 'valibot';
import { assign, emit, setup } from 'xstate';
import {
  registerMerchant,
  registerPos,
  validateMerchantUser,
  validatePosUser,
} from '../../acquirer/contract/registration';
import type { LostRequest } from '../call';
import { failing } from '../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../flow-result';
import { isAt, type PageName } from '../pages';
import { codeExits } from '../shared/otp/otp.exits';
import {
  arrivalOf,
  askedFor,
  leftBy,
  type RecallAnswer,
  type SentCode,
  usedUp,
} from '../shared/otp/sent-code';
import {
  type Credentials,
  type RegistrationAnswer,
  type RegistrationForm,
  type RegistrationKind,
  registrationActors,
} from './registration.actors';
import {
  contextFrom,
  type EarlierRegistration,
  type RegistrationDraft,
} from './registration.draft';
import { formWith, isUntouched, type Typed, type TypedForm } from './registration.form';

export interface RegistrationContext {
  /** The address the flow was entered by. */
  readonly path: string;
  /** The draft before a reload or after a refusal; null for a new flow. */
  readonly draft: RegistrationDraft | null;
  readonly kind: RegistrationKind;
  readonly typed: Typed;
  /** The form as it was last sent. */
  readonly form: RegistrationForm | null;
  /** The form as it was last accepted: with it the credentials can be reached again. */
  readonly accepted: RegistrationForm | null;
  readonly credentials: Credentials;
  /** The last code, and the number it went to. */
  readonly sent: SentCode | null;
  /** The credentials that the code was sent for: others need another code. */
  readonly sentFor: Credentials | null;
  /** When the code under way was requested, in milliseconds. */
  readonly askedAt: number | null;
  /** INVIA RICHIESTA again after a lost answer is the same request. */
  readonly lost: LostRequest | null;
  /** Begun before in another tab of this browser. */
  readonly earlier: EarlierRegistration | null;
  /** When this registration was begun, in milliseconds. */
  readonly begunAt: number;
}

export type RegistrationEvent =
  | RegistrationAnswer
  | RecallAnswer
  | { readonly type: 'kind.chosen'; readonly kind: RegistrationKind }
  | { readonly type: 'form.submitted'; readonly form: RegistrationForm; readonly consent: boolean }
  | { readonly type: 'form.typed'; readonly form: TypedForm; readonly consent: boolean }
  | { readonly type: 'credentials.chosen'; readonly credentials: Credentials }
  | { readonly type: 'credentials.typed'; readonly username: string; readonly email: string }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'earlier.resumed' }
  | { readonly type: 'earlier.dropped' }
  | { readonly type: 'registration.retried' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'login.requested' };

/** The address of each kind's form. */
export const formPages = {
  company: 'companyRegistration',
  shop: 'shopRegistration',
} as const satisfies Record<RegistrationKind, PageName>;

/** Entered at this step's address, or from the choice after its input was refused. */
const resumesAt = (
  { path, draft }: RegistrationContext,
  page: PageName,
  steps: readonly RegistrationDraft['step'][],
) =>
  draft !== null &&
  steps.includes(draft.step) &&
  (isAt(path, page) || (isAt(path, 'registrationKind') && draft.refused));

const opens = (event: RegistrationEvent, page: PageName) =>
  event.type === 'address.opened' && isAt(event.path, page);

const formFits = (form: RegistrationForm) =>
  v.is(form.kind === 'shop' ? registerPos.request : registerMerchant.request, form.data);

const credentialsFit = (kind: RegistrationKind, credentials: Credentials) =>
  v.is(kind === 'shop' ? validatePosUser.request : validateMerchantUser.request, credentials);

const wentThere = ({ sent, form }: RegistrationContext) =>
  sent !== null && sent.to === form?.data.cell;

/** The form now contains the accepted input. */
const isAsAccepted = ({ kind, typed, accepted }: RegistrationContext) =>
  accepted?.kind === kind &&
  typed.consent &&
  JSON.stringify(formWith(typed.form, accepted)) === JSON.stringify(typed.form);

const isSame = (one: Credentials, other: Credentials | null) =>
  other !== null &&
  one.username === other.username &&
  one.password === other.password &&
  one.email === other.email;

/** When the code for these credentials was asked for; null where there is none. */
const sentAt = (context: RegistrationContext) =>
  wentThere(context) && isSame(context.credentials, context.sentFor)
    ? (context.sent?.at ?? null)
    : null;

/** Registrazione: the choice, the form, the credentials, the code, the result. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as {
      path: string;
      draft: RegistrationDraft | null;
      earlier?: EarlierRegistration | null;
      startedAt?: number;
    },
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'registration.done' },
    children: {} as {
      register: 'register';
      recallCode: 'recallCode';
      choose: 'choose';
      code: 'code';
    },
  },
  actors: registrationActors,
  guards: {
    resumesForm: ({ context }) =>
      resumesAt(context, formPages[context.kind], ['form', 'credentials', 'code']),
    resumesCredentials: ({ context }) =>
      resumesAt(context, 'registrationCredentials', ['credentials', 'code']),
    resumesCode: ({ context }) => resumesAt(context, 'registrationCode', ['code']),
    resumesFailure: ({ context }) => resumesAt(context, 'registrationResult', ['notSucceeded']),
    resumesUnanswered: ({ context }) => resumesAt(context, 'registrationResult', ['unanswered']),
    wasBegunBefore: ({ context: { earlier, typed } }) => earlier !== null && isUntouched(typed),
    startsAtTheChoice: ({ context }) => isAt(context.path, 'registrationKind'),
    formIsComplete: ({ event }) =>
      event.type === 'form.submitted' && event.consent && formFits(event.form),
    keepsTheRules: ({ context, event }) =>
      event.type === 'credentials.chosen' && credentialsFit(context.kind, event.credentials),
    opensChoice: ({ event }) => opens(event, 'registrationKind'),
    opensForm: ({ context, event }) => opens(event, formPages[context.kind]),
    opensAcceptedStep: ({ context, event }) =>
      opens(event, 'registrationCredentials') && isAsAccepted(context),
    ...codeExits,
    codeWasSent: ({ context }) => wentThere(context),
    opensCredentials: ({ event }) => opens(event, 'registrationCredentials'),
  },
  actions: {
    keepKind: assign({
      kind: ({ context, event }) => (event.type === 'kind.chosen' ? event.kind : context.kind),
    }),
    takeEarlier: assign(({ context: { earlier } }) => {
      if (earlier === null) return {};
      const { kind, ...typed } = earlier.copy;
      return { kind, typed: { ...typed, consent: false }, begunAt: earlier.at, earlier: null };
    }),
    dropEarlier: assign({ earlier: null }),
    keepCopy: () => {},
    wipeCopy: () => {},
    keepForm: assign(({ context, event }) =>
      event.type === 'form.submitted'
        ? {
            form: event.form,
            typed: {
              ...context.typed,
              form: formWith(context.typed.form, event.form),
              consent: event.consent,
            },
          }
        : {},
    ),
    keepAccepted: assign({ accepted: ({ context }) => context.form }),
    returnToAccepted: assign({ form: ({ context }) => context.accepted }),
    keepTyped: assign({
      typed: ({ context, event }) =>
        event.type === 'form.typed'
          ? { ...context.typed, form: event.form, consent: event.consent }
          : context.typed,
    }),
    keepUsername: assign({
      typed: ({ context, event }) =>
        event.type === 'credentials.typed'
          ? { ...context.typed, username: event.username, email: event.email }
          : context.typed,
    }),
    keepLost: assign({ lost: ({ event }) => ('lost' in event ? (event.lost ?? null) : null) }),
    keepCredentials: assign(({ context, event }) => {
      if (event.type !== 'credentials.chosen') return {};
      const { username, email } = event.credentials;
      return { credentials: event.credentials, typed: { ...context.typed, username, email } };
    }),
    keepTime: assign({
      askedAt: ({ context, event }) => (event.type === 'code.needed' ? event.at : context.askedAt),
    }),
    rememberCode: assign(({ context: { form, credentials, askedAt, sent }, event }) => ({
      sent: askedFor(form?.data.cell ?? '', askedAt, sent, event.type !== 'http.network'),
      sentFor: credentials,
    })),
    keepLeftCode: assign({ sent: ({ context, event }) => leftBy(context.sent, event) }),
    distrustCode: assign({ sent: ({ context }) => usedUp(context.sent) }),
    notifyDone: emit({ type: 'registration.done' }),
    forgetPassword: assign({
      credentials: ({ context }) => ({ ...context.credentials, password: '' }),
      sentFor: null,
    }),
  },
}).createMachine({
  id: 'registration',
  description: 'Registrazione di una società o di un punto vendita',
  initial: 'arriving',
  context: ({ input }) => ({
    path: input.path,
    ...contextFrom(input.draft, input.earlier, input.startedAt),
  }),
  states: {
    arriving: {
      description:
        'Ripresa dopo un ricaricamento, o si comincia dalla scelta: un passo più avanti porta alla login',
      meta: { spec: ['REG-006', 'REG-007', 'REG-019', 'REG-024', 'REG-028'] },
      always: [
        { guard: 'resumesCode', target: 'enteringCode' },
        { guard: 'resumesFailure', target: 'result.notSucceeded' },
        { guard: 'resumesUnanswered', target: 'result.unanswered' },
        { guard: 'resumesCredentials', target: 'choosingCredentials.again' },
        { guard: 'resumesForm', target: 'fillingForm' },
        { guard: 'startsAtTheChoice', target: 'choosingKind', meta: { happyPath: true } },
        { target: 'stepMissing' },
      ],
    },
    choosingKind: {
      description: 'Punto Vendita o Società?',
      meta: { page: 'registrationKind', spec: ['REG-001', 'REG-002', 'REG-008'] },
      on: {
        'kind.chosen': { target: 'fillingForm', actions: 'keepKind', meta: { happyPath: true } },
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
      entry: 'forgetPassword',
      initial: 'filling',
      on: {
        'form.submitted': {
          guard: 'formIsComplete',
          target: '.sending',
          actions: ['keepForm', 'keepCopy'],
          meta: { spec: ['REG-012', 'REG-017'], happyPath: true },
        },
        'form.typed': { actions: ['keepTyped', 'keepCopy'] },
        'address.opened': [
          { guard: 'opensChoice', target: 'choosingKind' },
          {
            guard: 'opensAcceptedStep',
            target: 'choosingCredentials.again',
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
      description: 'Username e password',
      meta: { page: 'registrationCredentials', spec: ['REG-020', 'REG-021', 'REG-022'] },
      initial: 'filling',
      on: {
        'credentials.chosen': {
          guard: 'keepsTheRules',
          target: '.recalling',
          actions: ['keepCredentials', 'keepCopy'],
          meta: { spec: ['VAL-041', 'VAL-044', 'VAL-045', 'VAL-046'], happyPath: true },
        },
        'credentials.typed': { actions: ['keepUsername', 'keepCopy'] },
        'address.opened': { guard: 'opensForm', target: 'fillingForm' },
      },
      states: {
        filling: { description: 'Attende username e password' },
        again: {
          description: 'Ripresa: lo username è rimasto, la password si scrive di nuovo',
          meta: { spec: ['REG-020'] },
        },
        recalling: {
          description: 'Un codice inviato prima per queste credenziali vale ancora?',
          tags: ['busy'],
          meta: { spec: ['REG-023', 'OTP-003'] },
          invoke: {
            id: 'recallCode',
            src: 'recallCode',
            input: ({ context }) => ({ sentAt: sentAt(context) }),
          },
          on: {
            'credentials.chosen': {},
            'code.stands': '#registration.enteringCode',
            'code.needed': { target: 'sending', actions: 'keepTime', meta: { happyPath: true } },
          },
        },
        sending: {
          description: 'Invia le credenziali: arriva il codice',
          tags: ['busy'],
          meta: { spec: ['API-021', 'API-022'] },
          invoke: {
            id: 'choose',
            src: 'choose',
            input: ({ context }) => ({ kind: context.kind, credentials: context.credentials }),
          },
          on: {
            ...failing(validateMerchantUser, {
              target: '#registration.usernameRefused',
              meta: { spec: ['ERR-011'] },
            }),
            'credentials.chosen': {},
            'http.200': {
              target: '#registration.enteringCode',
              actions: 'rememberCode',
              meta: { spec: ['REG-023'], happyPath: true },
            },
            'http.refused': [
              {
                guard: 'codeWasSent',
                target: '#registration.enteringCode',
                actions: 'rememberCode',
              },
              {
                target: '#registration.failed',
                actions: 'rememberCode',
                meta: { spec: ['ERR-011'] },
              },
            ],
            'http.500': { target: '#registration.failed', meta: { spec: ['ERR-011'] } },
            'http.network': {
              target: '#registration.failed',
              actions: 'rememberCode',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
      },
    },
    enteringCode: {
      description: 'Abbiamo quasi finito! Il codice OTP',
      meta: { page: 'registrationCode', spec: ['REG-025', 'OTP-008', 'OTP-010'] },
      on: { 'address.opened': { guard: 'opensCredentials', target: 'choosingCredentials.again' } },
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context, event }) => ({
          sentTo: context.form?.data.cell ?? '',
          ...arrivalOf(context.sent, event),
          request: { kind: context.kind, credentials: context.credentials },
        }),
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyDone',
            meta: { spec: ['REG-027', 'REG-035'], happyPath: true },
          },
          {
            guard: 'codeFailed',
            target: 'result.notSucceeded',
            actions: 'keepLeftCode',
            meta: { spec: ['OTP-012'] },
          },
          {
            guard: 'codeUnanswered',
            target: 'result.unanswered',
            actions: 'distrustCode',
            meta: { spec: ['ERR-017'] },
          },
          {
            guard: 'codeCancelled',
            target: 'choosingCredentials.again',
            actions: 'keepLeftCode',
          },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
        ],
      },
    },
    result: {
      description: 'Il risultato',
      meta: { page: 'registrationResult' },
      entry: 'forgetPassword',
      initial: 'succeeded',
      states: {
        succeeded: {
          description: 'Registrazione eseguita correttamente!',
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
      entry: 'forgetPassword',
      meta: { page: 'registrationCode', spec: ['ERR-022'] },
      on: { 'dialog.closed': { target: 'loggedOut', meta: { spec: ['ERR-023'] } } },
    },
    refused: {
      type: 'final',
      description: 'Dati che non si possono usare: la pagina di errore lo dice',
      entry: 'forgetPassword',
      output: { type: 'refused' },
    },
    usernameRefused: {
      type: 'final',
      description: 'Uno username che non si può usare: la pagina di errore lo dice',
      entry: 'forgetPassword',
      output: { type: 'refused' },
    },
    failed: {
      type: 'final',
      description: 'La pagina di errore della registrazione',
      entry: 'forgetPassword',
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
