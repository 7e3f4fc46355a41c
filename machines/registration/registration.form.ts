import * as v from 'valibot';
import type { RegistrationForm, RegistrationKind } from './registration.actors';

export const registrationFields = [
  'posCod',
  'companyCode',
  'codVat',
  'codZip',
  'name',
  'surname',
  'taxCode',
  'email',
  'cell',
] as const;

export type RegistrationField = (typeof registrationFields)[number];

/** The input of both forms: fields that both have are typed once. */
export type TypedForm = Readonly<Record<RegistrationField, string>>;

/** The fields of every step, without password and code. */
export interface Typed {
  readonly form: TypedForm;
  readonly consent: boolean;
  readonly username: string;
  readonly email: string;
}

export const emptyForm = Object.fromEntries(
  registrationFields.map((field) => [field, '']),
) as TypedForm;

export const nothingTyped: Typed = { form: emptyForm, consent: false, username: '', email: '' };

/** Not a field has been typed in; the consent does not count. */
export const isUntouched = ({ form, username, email }: Omit<Typed, 'consent'>) =>
  [...Object.values(form), username, email].every((text) => text === '');

/** The previous input, with the form that was sent since. */
export const formWith = (typed: TypedForm, { data }: RegistrationForm): TypedForm => {
  const { captcha: _, ...sent } = data;
  return { ...typed, ...sent };
};

/** What is typed as the request of its kind; API-019: `captcha` is always true. */
export const formOf = (kind: RegistrationKind, typed: TypedForm): RegistrationForm => {
  const { posCod, name, surname, taxCode, email, ...shared } = typed;
  return kind === 'shop'
    ? { kind, data: { ...shared, posCod, captcha: true } }
    : { kind, data: { ...shared, name, surname, taxCode, email, captcha: true } };
};

const text = v.pipe(v.string(), v.maxLength(200));

/**
 * What this browser keeps for a registration that is opened in another tab: no password, no code,
 * no consent.
 */
export const registrationCopy = v.object({
  kind: v.picklist(['company', 'shop']),
  form: v.object(v.entriesFromList(registrationFields, text)),
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
export const copyOf = (
  kind: RegistrationKind,
  { form, username, email }: Typed,
): RegistrationCopy | null =>
  isUntouched({ form, username, email }) ? null : { kind, form, username, email };
