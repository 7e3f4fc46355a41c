import * as v from 'valibot';
import { askedFor, lastOn, type SentCode, sentCode } from '../shared/otp/sent-code';
import { formOf, isUntouched, nothingTyped, registrationFields } from './registration.form';
import type { RegistrationContext } from './registration.machine';
import type { RegistrationSnapshot } from './registration.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What a registration keeps for a reload: never the password, nor the code. */
export const registrationDraft = v.object({
  step: v.picklist(['choice', 'form', 'credentials', 'code', 'notSucceeded', 'unanswered']),
  /** The flow ended there: the input was not usable, or the service failed. */
  refused: v.boolean(),
  kind: v.picklist(['company', 'shop']),
  typed: v.object({
    form: v.object(v.entriesFromList(registrationFields, text)),
    consent: v.boolean(),
    username: text,
    email: text,
  }),
  sent: v.nullable(sentCode),
  lost: v.nullable(v.object({ asked: v.string(), key: v.string() })),
});

export type RegistrationDraft = v.InferOutput<typeof registrationDraft>;

/**
 * What this browser keeps for a registration that is opened in another tab: no password, no code,
 * no consent.
 */
export const registrationCopy = v.object({
  kind: registrationDraft.entries.kind,
  form: registrationDraft.entries.typed.entries.form,
  username: text,
  email: text,
});

export type RegistrationCopy = v.InferOutput<typeof registrationCopy>;

/** A registration begun before; `at` in milliseconds. */
export interface EarlierRegistration {
  readonly at: number;
  readonly copy: RegistrationCopy;
}

/** The copy worth keeping; null where nothing was typed. */
export const copyOf = ({
  kind,
  typed: { form, username, email },
}: Pick<RegistrationContext, 'kind' | 'typed'>): RegistrationCopy | null =>
  isUntouched({ form, username, email }) ? null : { kind, form, username, email };

const stepsWithDraft = {
  choosingKind: 'choice',
  fillingForm: 'form',
  refused: 'form',
  choosingCredentials: 'credentials',
  usernameRefused: 'credentials',
  failed: 'credentials',
  enteringCode: 'code',
} as const;

const stepOf = (snapshot: RegistrationSnapshot): RegistrationDraft['step'] | null => {
  if (snapshot.matches({ result: 'notSucceeded' })) return 'notSucceeded';
  if (snapshot.matches({ result: 'unanswered' })) return 'unanswered';
  const { value } = snapshot;
  const state = typeof value === 'string' ? value : Object.keys(value)[0];
  return stepsWithDraft[state as keyof typeof stepsWithDraft] ?? null;
};

const isRefused = ({ value }: RegistrationSnapshot) =>
  value === 'refused' || value === 'usernameRefused' || value === 'failed';

/**
 * A code that is being asked for may arrive after the reload; of two codes sent, the later one
 * counts.
 */
const sentOf = (snapshot: RegistrationSnapshot): SentCode | null => {
  const { form, askedAt, sent } = snapshot.context;
  return snapshot.matches({ choosingCredentials: 'sending' })
    ? askedFor(form?.data.cell ?? '', askedAt, sent, false)
    : lastOn(snapshot.children.code, sent);
};

/** The draft worth keeping; null after a success or on the way to the login. */
export const draftOf = (snapshot: RegistrationSnapshot): RegistrationDraft | null => {
  const step = stepOf(snapshot);
  if (step === null) return null;
  const { kind, typed, lost } = snapshot.context;
  const refused = isRefused(snapshot);
  return { step, refused, kind, typed, sent: sentOf(snapshot), lost };
};

const sentBefore = ['credentials', 'code', 'notSucceeded', 'unanswered'];

/** The starting point: a draft, or the first step, where one begun before is offered. */
export const contextFrom = (
  draft: RegistrationDraft | null,
  earlier: EarlierRegistration | null = null,
  startedAt = 0,
): Omit<RegistrationContext, 'path'> => {
  const { kind, typed, sent, lost } = draft ?? {
    kind: 'company',
    typed: nothingTyped,
    sent: null,
    lost: null,
  };
  const wasSent = draft !== null && sentBefore.includes(draft.step);
  const { username, email } = typed;
  const form = wasSent ? formOf(kind, typed.form) : null;
  return {
    draft,
    kind,
    typed,
    form,
    accepted: form,
    credentials: { username, password: '', email },
    sent,
    sentFor: null,
    askedAt: null,
    lost,
    earlier,
    begunAt: earlier === null || isUntouched(typed) ? startedAt : earlier.at,
  };
};
