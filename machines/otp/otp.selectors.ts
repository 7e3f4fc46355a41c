import type { SnapshotFrom } from 'xstate';
import type { otpMachine } from './otp.machine';

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>;

const refusals = ['expired', 'wrong', 'lastAttempt', 'notConfirmed'] as const;
export type OtpRefusal = (typeof refusals)[number];

/** Why the last code was not accepted, if it was not. */
export const refusal = (snapshot: OtpSnapshot): OtpRefusal | null =>
  refusals.find((state) => snapshot.matches({ entering: { code: state } })) ?? null;

export const isConfirming = (snapshot: OtpSnapshot) => snapshot.hasTag('busy');
export const isSending = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'sending' } });
export const isResting = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'resting' } });
export const isNotSent = (snapshot: OtpSnapshot) =>
  snapshot.matches({ entering: { resend: 'notSent' } });
export const sentTo = (snapshot: OtpSnapshot) => snapshot.context.sentTo;
