import { assign, emit, setup } from 'xstate';
import { updateEmail } from '../../acquirer/contract/email-change';
import { email, emailIsOld, violationOf } from '../../acquirer/contract/rules';
import { failing } from '../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../flow-result';
import { isAt } from '../pages';
import type { SessionChanged } from '../session-changed';
import { codeExits } from '../shared/otp/otp.exits';
import {
  arrivalOf,
  askedFor,
  leftBy,
  type RecallAnswer,
  type SentCode,
  usedUp,
} from '../shared/otp/sent-code';
import { resumesUnanswered } from '../shared/unanswered';
import { merchantIn, type VerifyingAnswer, verifying } from '../verifying';
import { type FirstEmailAnswer, firstEmailActors } from './first-email.actors';
import { contextFrom, type FirstEmailDraft } from './first-email.draft';

export interface FirstEmailInput {
  readonly user: string;
  /** The e-mail of the account; '' where it has none. */
  readonly current: string;
  /** The address the flow was entered by. */
  readonly path: string;
  /** The draft before a reload; null for a new flow. */
  readonly draft: FirstEmailDraft | null;
}

export interface FirstEmailContext extends FirstEmailInput {
  /** The content of the field. */
  readonly typed: string;
  readonly email: string;
  /** The last code, and the address it went to. */
  readonly sent: SentCode | null;
  /** When the code under way was requested, in milliseconds. */
  readonly askedAt: number | null;
}

export type FirstEmailEvent =
  | FirstEmailAnswer
  | VerifyingAnswer
  | RecallAnswer
  | SessionChanged<FirstEmailInput>
  | { readonly type: 'email.confirmed'; readonly email: string }
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'home.requested' };

/**
 * An account without an e-mail gives one and confirms it with a code (EML-008); any other changes
 * it immediately.
 */
export const firstEmailMachine = setup({
  types: {
    context: {} as FirstEmailContext,
    events: {} as FirstEmailEvent,
    input: {} as FirstEmailInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'email.changed'; email: string },
    children: {} as {
      recallCode: 'recallCode';
      updateEmail: 'updateEmail';
      code: 'code';
      welcome: 'welcome';
    },
  },
  actors: firstEmailActors,
  guards: {
    resumesUnanswered,
    resumesCode: ({ context: { path, draft } }) => isAt(path, 'code') && draft?.step === 'code',
    isEmail: ({ context, event }) =>
      event.type === 'email.confirmed' &&
      violationOf(email, event.email) === undefined &&
      !emailIsOld(event.email, context.current),
    ...codeExits,
    codeWasSent: ({ context }) => context.sent?.to === context.email,
    /** VERIFY_OTP_USER confirms a first e-mail only: later ones change immediately. */
    hasEmail: ({ context }) => context.current !== '',
    isConfirmed: ({ context, event }) =>
      event.type === 'session.changed' && event.input.current === context.email,
    emailWasChanged: ({ context, event }) =>
      emailIsOld(context.email, merchantIn(event)?.email ?? ''),
    emailHasChanged: ({ context, event }) =>
      event.type === 'session.changed' && event.input.current !== context.current,
    opensForm: ({ event }) => event.type === 'address.opened' && isAt(event.path, 'firstEmail'),
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) => (event.type === 'email.typed' ? event.email : context.typed),
    }),
    keepEmail: assign(({ event }) =>
      event.type === 'email.confirmed' ? { email: event.email, typed: event.email } : {},
    ),
    keepTime: assign({
      askedAt: ({ context, event }) => (event.type === 'code.needed' ? event.at : context.askedAt),
    }),
    rememberCode: assign({
      sent: ({ context: { email, askedAt, sent }, event }) =>
        askedFor(email, askedAt, sent, event.type !== 'http.network'),
    }),
    keepLeftCode: assign({ sent: ({ context, event }) => leftBy(context.sent, event) }),
    distrustCode: assign({ sent: ({ context }) => usedUp(context.sent) }),
    forgetCode: assign({ sent: null }),
    takeEmail: assign({
      current: ({ context, event }) =>
        event.type === 'session.changed' ? event.input.current : context.current,
    }),
    notifyEmail: emit(({ context }) => ({
      type: 'email.changed' as const,
      email: context.email,
    })),
  },
}).createMachine({
  id: 'firstEmail',
  description: 'L’indirizzo e-mail, per lo più il primo: modulo, codice, risultato',
  initial: 'arriving',
  context: ({ input: { draft, ...known } }) => ({ ...known, ...contextFrom(draft) }),
  on: { 'session.changed': { actions: 'takeEmail' } },
  states: {
    arriving: {
      description: 'Si comincia dall’indirizzo, o si riprende dopo un ricaricamento',
      meta: { spec: ['EML-008'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesCode', target: 'enteringCode' },
        { target: 'choosing', meta: { happyPath: true } },
      ],
    },
    choosing: {
      description: 'L’indirizzo e-mail',
      meta: { page: 'firstEmail', spec: ['EML-008', 'EML-009'] },
      initial: 'filling',
      on: { 'email.typed': { actions: 'keepTyped' } },
      states: {
        filling: {
          description: 'Attende l’indirizzo',
          on: {
            'email.confirmed': {
              guard: 'isEmail',
              target: 'recalling',
              actions: 'keepEmail',
              meta: { happyPath: true },
            },
          },
        },
        changedElsewhere: {
          description: 'In un’altra scheda è stata confermata un’e-mail: questa la sostituirebbe',
          on: {
            'email.confirmed': { guard: 'isEmail', target: 'recalling', actions: 'keepEmail' },
          },
        },
        recalling: {
          description: 'Un codice inviato prima a questo indirizzo vale ancora?',
          tags: ['busy'],
          meta: { spec: ['EML-010', 'OTP-003'] },
          invoke: {
            id: 'recallCode',
            src: 'recallCode',
            input: ({ context: { sent, email: to } }) => ({
              sentAt: sent?.to === to ? sent.at : null,
            }),
          },
          on: {
            'code.stands': '#firstEmail.enteringCode',
            'code.needed': { target: 'sending', actions: 'keepTime', meta: { happyPath: true } },
          },
        },
        sending: {
          description: 'Registra l’indirizzo, a cui arriva il codice',
          tags: ['busy'],
          meta: { spec: ['EML-010'] },
          invoke: {
            id: 'updateEmail',
            src: 'updateEmail',
            input: ({ context }) => ({ email: context.email }),
          },
          on: {
            ...failing(updateEmail, '#firstEmail.result.notSucceeded'),
            'http.200': [
              {
                guard: 'hasEmail',
                target: '#firstEmail.result.succeeded',
                actions: 'notifyEmail',
                meta: { spec: ['EML-001'] },
              },
              {
                target: '#firstEmail.enteringCode',
                actions: 'rememberCode',
                meta: { happyPath: true },
              },
            ],
            'http.refused': [
              { guard: 'hasEmail', target: '#firstEmail.result.notSucceeded' },
              {
                guard: 'codeWasSent',
                target: '#firstEmail.enteringCode',
                actions: 'rememberCode',
              },
              { target: '#firstEmail.result.notSucceeded', actions: 'rememberCode' },
            ],
            'http.network': [
              {
                guard: 'hasEmail',
                target: '#firstEmail.result.unanswered',
                meta: { spec: ['EML-001', 'ERR-017'] },
              },
              {
                target: '#firstEmail.result.notSucceeded',
                actions: 'rememberCode',
                meta: { spec: ['ERR-017'] },
              },
            ],
          },
        },
      },
    },
    enteringCode: {
      description: 'Codice OTP ricevuto per e-mail',
      meta: { page: 'code', spec: ['OTP-007', 'EML-010', 'EML-011'] },
      on: {
        'address.opened': { guard: 'opensForm', target: 'choosing' },
        'session.changed': [
          {
            guard: 'isConfirmed',
            target: 'result.succeeded',
            actions: ['takeEmail', 'forgetCode'],
          },
          {
            guard: 'emailHasChanged',
            target: 'choosing.changedElsewhere',
            actions: ['takeEmail', 'forgetCode'],
          },
        ],
      },
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context, event }) => ({
          sentTo: context.email,
          request: { user: context.user, email: context.email },
          ...arrivalOf(context.sent, event),
        }),
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyEmail',
            meta: { happyPath: true },
          },
          { guard: 'codeCancelled', target: 'choosing', actions: 'keepLeftCode' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
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
        ],
      },
    },
    result: {
      description: 'Il risultato',
      meta: { page: 'result' },
      initial: 'succeeded',
      on: { 'home.requested': { target: 'leftForHome', meta: { spec: ['RES-005'] } } },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          meta: { spec: ['RES-001', 'RES-002'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: { 'flow.retried': { target: '#firstEmail.choosing', meta: { spec: ['RES-009'] } } },
        },
        unanswered: {
          description: 'La risposta si è persa: la modifica potrebbe essere avvenuta',
          meta: { spec: ['RES-007', 'ERR-017'] },
          initial: 'told',
          states: {
            told: {
              description: 'Il risultato non è noto: si può riprovare',
              on: { 'flow.retried': { target: 'verifying', meta: { spec: ['RES-009'] } } },
            },
            verifying: verifying({
              description: 'Prima di ricominciare: la modifica è avvenuta?',
              spec: ['EML-010', 'ERR-017'],
              made: {
                guard: 'emailWasChanged',
                target: '#firstEmail.result.succeeded',
                actions: 'notifyEmail',
              },
              otherwise: '#firstEmail.choosing',
            }),
          },
        },
      },
    },
    leftForHome: {
      type: 'final',
      description: 'Alla Home',
      output: { type: 'opened', page: 'home' },
    },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
