import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { codeMachine } from './code.machine';

export type CodeActor = ActorRefFrom<typeof codeMachine>;
export type CodeSnapshot = SnapshotFrom<typeof codeMachine>;

/** The page of the code is open; before, the page that asks for it. */
export const isOpen = (snapshot: CodeSnapshot) => snapshot.matches('entering');
export const isAsking = (snapshot: CodeSnapshot) => snapshot.matches('requesting');

const failures = ['notSent', 'unconfirmed', 'notServed'] as const;
/** Why no code was sent, if it was asked for. */
export const failure = (snapshot: CodeSnapshot) =>
  failures.find((form) => snapshot.matches({ form })) ?? null;

/** The old password of a change was not the right one (ERR-028). */
export const isPasswordWrong = (snapshot: CodeSnapshot) =>
  snapshot.matches({ form: 'wrongPassword' });
/** A reload has dropped the passwords: they are asked for again. */
export const isForgotten = (snapshot: CodeSnapshot) => snapshot.matches({ form: 'forgotten' });

const refusals = ['expired', 'wrong', 'lastAttempt', 'notConfirmed'] as const;
export type CodeRefusal = (typeof refusals)[number];

/** Why the last code was refused, if it was (ERR-019 to ERR-021, ERR-025). */
export const refusal = (snapshot: CodeSnapshot): CodeRefusal | null =>
  refusals.find((code) => snapshot.matches({ entering: { code } })) ?? null;

export const isConfirming = (snapshot: CodeSnapshot) =>
  snapshot.matches({ entering: { code: 'confirming' } });
export const isSending = (snapshot: CodeSnapshot) =>
  snapshot.matches({ entering: { resend: 'sending' } });
export const isResting = (snapshot: CodeSnapshot) =>
  snapshot.matches({ entering: { resend: 'resting' } });
export const isRefused = (snapshot: CodeSnapshot) =>
  snapshot.matches({ entering: { resend: 'refused' } });
export const isNotSent = (snapshot: CodeSnapshot) =>
  snapshot.matches({ entering: { resend: 'notSent' } });
export const isUnanswered = (snapshot: CodeSnapshot) =>
  snapshot.matches({ entering: { resend: 'unanswered' } });
/** How many codes were sent since the page opened; each voids the one before. */
export const resends = ({ context }: CodeSnapshot) => context.resends;
/** The code on this page has voided one that the merchant may still have. */
export const supersedes = ({ context }: CodeSnapshot) => context.supersedes;
/** Whether a code was sent at all: a lost answer leaves that open. */
export const isCertain = ({ context }: CodeSnapshot) => context.sent?.confirmed ?? true;
export const sentTo = ({ context }: CodeSnapshot) => context.to;
/** When the next code can be asked for, in milliseconds. */
export const restsUntil = ({ context }: CodeSnapshot) => context.sent?.restsUntil ?? 0;
