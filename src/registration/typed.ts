import type {
  RegistrationForm,
  RegistrationKind,
} from '../../machines/registration/registration.actors';
import type { RegistrationField } from './fields';

export type Typed = Readonly<Record<RegistrationField, string>>;

const nothing: Typed = {
  posCod: '',
  companyCode: '',
  codVat: '',
  codZip: '',
  name: '',
  surname: '',
  taxCode: '',
  email: '',
  cell: '',
};

/** The form as it was sent before, if it was and is of the same kind. */
export const typedBefore = (kind: RegistrationKind, form: RegistrationForm | null): Typed => {
  if (form === null || form.kind !== kind) return nothing;
  const { captcha: _, ...data } = form.data;
  return { ...nothing, ...data };
};

/** What is typed as the request of its kind; API-019: `captcha` is always true. */
export const formOf = (kind: RegistrationKind, typed: Typed): RegistrationForm => {
  const { posCod, name, surname, taxCode, email, ...shared } = typed;
  return kind === 'shop'
    ? { kind, data: { ...shared, posCod, captcha: true } }
    : { kind, data: { ...shared, name, surname, taxCode, email, captcha: true } };
};
