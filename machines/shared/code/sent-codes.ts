import * as v from 'valibot';
import { type AnyActorRef, type EventObject, fromCallback, fromTransition } from 'xstate';
import { secretIn } from './secret';

const life = 5 * 60_000;

/** How long REINVIA CODICE is disabled after a resend. */
export const secondsBetweenResends = 30;
const rest = secondsBetweenResends * 1000;
const maxLength = 200;

/** The last code that was asked for with one request, without the code itself. */
const sentCode = v.object({
  /** When it was asked for, in milliseconds; null once it cannot be used any more. */
  at: v.nullable(v.number()),
  /** Whether the acquirer confirmed the sending; a lost answer leaves that open. */
  confirmed: v.boolean(),
  /** Until when no other code can be asked for, in milliseconds. */
  restsUntil: v.number(),
});

export type SentCode = v.InferOutput<typeof sentCode>;

/** By destination, or by what else one code is for. */
export const sentCodes = v.record(v.pipe(v.string(), v.maxLength(maxLength)), sentCode);

export type SentCodes = v.InferOutput<typeof sentCodes>;

type Remembered =
  | { readonly type: 'code.remembered'; readonly to: string; readonly sent: SentCode }
  | { readonly type: 'codes.forgotten' };

const keyOf = (to: string) => to.replaceAll(/\s/g, '').toLowerCase();

/**
 * The codes that were sent in this session. It outlives the charts that ask for them: AVANTI, a
 * reload or another page sends no second message while a code is good (OTP-003).
 */
export const sentCodesMemory = fromTransition(
  (known: SentCodes, event: Remembered): SentCodes => {
    if (event.type === 'code.remembered') return { ...known, [keyOf(event.to)]: event.sent };
    // XState has events of its own, such as the end of the actor.
    return event.type === 'codes.forgotten' ? {} : known;
  },
  ({ input }: { input: SentCodes | undefined }): SentCodes => input ?? {},
);

const memoryIn = (system: AnyActorRef['system']): AnyActorRef | undefined =>
  system.get('sentCodes');

export const remember = (system: AnyActorRef['system'], to: string, sent: SentCode) =>
  memoryIn(system)?.send({ type: 'code.remembered', to, sent });

/** A code that was sent again at `at`. */
export const resentAt = (at: number): SentCode => ({ at, confirmed: true, restsUntil: at + rest });

/** Waits until another code can be asked for; a reload waits for the same moment. */
export const restActor = fromCallback<EventObject, { until: number }>(
  ({ input: { until }, sendBack }) => {
    const timer = setTimeout(
      () => sendBack({ type: 'code.rested' }),
      Math.max(0, until - Date.now()),
    );
    return () => clearTimeout(timer);
  },
);

export type RecallAnswer =
  | { readonly type: 'code.good'; readonly sent: SentCode }
  /** `supersedes`: one that went to the same place is void once the next is sent. */
  | { readonly type: 'code.needed'; readonly at: number; readonly supersedes: boolean };

const recalling = (needsOther: (code: AnyActorRef | undefined) => boolean) =>
  fromCallback<EventObject, { to: string }>(({ input: { to }, self, sendBack, system }) => {
    const known: SentCodes = memoryIn(system)?.getSnapshot().context ?? {};
    const sent = known[keyOf(to)];
    const now = Date.now();
    const age = sent?.at == null || needsOther(self._parent) ? life : now - sent.at;
    const notify = (answer: RecallAnswer) => sendBack(answer);
    if (sent === undefined || age < 0 || age >= life)
      return notify({ type: 'code.needed', at: now, supersedes: sent !== undefined });
    const restsUntil = sent.restsUntil > now ? sent.restsUntil : now + rest;
    notify({ type: 'code.good', sent: { ...sent, restsUntil } });
  });

/** Whether a code sent before is still good: nothing is asked of the acquirer. */
export const recallCode = recalling(() => false);

/** The same of a code that was sent for a secret: for another secret another code is needed. */
export const recallCodeOfSecret = recalling((code) => secretIn(code).isNew);
