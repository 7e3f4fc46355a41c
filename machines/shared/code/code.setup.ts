import { and, assign, enqueueActions, not, setup, stateIn } from 'xstate';
import { codeStatuses } from '../../../acquirer/contract/call';
import type { FlowResult, StateMeta } from '../../flow-result';
import { type CodeAnswer, codeActors } from './code.actors';
import { remember, resentAt, type SentCode } from './sent-codes';

export interface CodeContext {
  /** The destination of the code, as the merchant may see it. */
  readonly to: string;
  /** What the calls need besides the code. Never shown, never logged, no secret. */
  readonly request: unknown;
  /** When the code under way was asked for, in milliseconds. */
  readonly askedAt: number;
  readonly sent: SentCode | null;
  /** The code was sent before: nothing was sent now. */
  readonly reused: boolean;
  /** It voids one that the merchant may still have; false once the next is requested. */
  readonly supersedes: boolean;
  readonly resends: number;
}

export type CodeEvent =
  | CodeAnswer
  | {
      readonly type: 'code.requested';
      readonly to: string;
      readonly request: unknown;
      readonly secret?: unknown;
    }
  | { readonly type: 'code.confirmed'; readonly code: string }
  | { readonly type: 'code.resent' }
  | { readonly type: 'flow.cancelled' };

/** Why no code was sent. */
export type CodeFailure = 'notSent' | 'unconfirmed' | 'notServed';

export const confirmation = { statuses: codeStatuses } as const;
const sixDigits = /^\d{6}$/;
const nothingSent = { at: null, confirmed: true, restsUntil: 0 };

/** The vocabulary of the code chart: what its guards ask and what its actions do. */
export const codeSetup = setup({
  types: {
    context: {} as CodeContext,
    events: {} as CodeEvent,
    output: {} as FlowResult,
    meta: {} as StateMeta,
  },
  actors: codeActors,
  guards: {
    // A resend voids the code before: neither may start while the other is under way.
    canConfirm: and([
      not(stateIn({ entering: { resend: 'sending' } })),
      ({ event }) => event.type === 'code.confirmed' && sixDigits.test(event.code),
    ]),
    canResend: not(stateIn({ entering: { code: 'confirming' } })),
    mustRest: ({ context: { sent, reused } }) => reused && sent?.confirmed === true,
    wasSentBefore: ({ context }) => context.supersedes,
  },
  actions: {
    takeRequest: assign((_, { to, request }: { to: string; request: unknown }) => ({
      to,
      request,
      sent: null,
      resends: 0,
    })),
    passSecret: enqueueActions(({ enqueue }, { secret }: { secret?: unknown }) => {
      if (secret !== undefined) enqueue.sendTo('secret', { type: 'secret.taken', secret });
    }),
    /** Provided where the flow leaves the step when no code was sent. */
    reportFailure: (_, _failure: { readonly failure: CodeFailure }) => {},
    takeGoodCode: assign((_, { sent }: { sent: SentCode }) => ({
      sent,
      reused: true,
      supersedes: false,
    })),
    noteTime: assign((_, { at, supersedes }: { at: number; supersedes: boolean }) => ({
      askedAt: at,
      reused: false,
      supersedes,
    })),
    keepSent: assign({ sent: ({ context }) => ({ ...nothingSent, at: context.askedAt }) }),
    keepMaybeSent: assign({
      sent: ({ context }) => ({ ...nothingSent, at: context.askedAt, confirmed: false }),
    }),
    keepReused: assign(({ context }) => ({
      sent: { ...nothingSent, at: context.askedAt },
      reused: true,
      supersedes: false,
    })),
    keepResent: assign(({ context }, { at }: { at: number }) => ({
      resends: context.resends + 1,
      sent: resentAt(at),
    })),
    keepMaybeResent: assign(({ context }, { at }: { at: number }) => ({
      sent: { ...(context.sent ?? nothingSent), at },
    })),
    trustSent: assign({
      sent: ({ context }) => ({ ...(context.sent ?? nothingSent), confirmed: true }),
    }),
    useUp: assign({ sent: ({ context }) => ({ ...(context.sent ?? nothingSent), at: null }) }),
    forgetSuperseded: assign({ supersedes: false }),
    /** For the next chart that asks for a code with the same destination. */
    rememberCode: ({ context: { to, sent }, system }) => {
      if (sent !== null) remember(system, to, sent);
    },
  },
});
