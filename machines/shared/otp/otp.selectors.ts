import type { SnapshotFrom } from 'xstate';
import type { otpMachine } from './otp.machine';

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>;

const refusals = ['expired', 'wrong', 'lastAttempt', 'notConfirmed'] as const;
export type CodeRefusal = (typeof refusals)[number];

/** Why the last code was refused, if it was (ERR-019 to ERR-021, ERR-025). */
export const refusal = (snapshot: OtpSnapshot): CodeRefusal | null =>
  refusals.find((code) => snapshot.matches({ entering: { code } })) ?? null;

export const isConfirming = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { code: 'confirming' } });
export const isSending = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'sending' } });
export const isResting = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'resting' } });
export const isRefused = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'refused' } });
/** How many codes were sent since the page opened; each voids the one before. */
export const resends = (snapshot: OtpSnapshot) => snapshot.context.resends;
/** The code on this page has voided one that the merchant may still have. */
export const voidsAnother = ({ context }: OtpSnapshot) => context.voids;
/** Whether a code was sent at all: a lost answer leaves that open. */
export const isSure = ({ context }: OtpSnapshot) => context.sure;
export const isNotSent = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'notSent' } });
export const isUnanswered = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'unanswered' } });
export const sentTo = (snapshot: OtpSnapshot) => snapshot.context.sentTo;
