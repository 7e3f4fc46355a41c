import {
  companyCode,
  email,
  personName,
  pointOfSaleCode,
  registrationPhone,
  taxCode,
  taxCodeAddsUp,
  vatNumber,
  violationOf,
  zipCode,
} from '../../acquirer/contract/rules';
import type { RegistrationKind } from '../../machines/registration/registration.actors';
import type { RegistrationField } from '../../machines/registration/registration.form';
import type { FieldData } from '../form/field-data';
import { formTexts } from '../italian/form';
import { registrationTexts } from '../italian/registration';

const { labels, merchant, person, contacts, taxCodeDoubt } = registrationTexts.form;

type Field = FieldData<RegistrationField>;

const fields: Readonly<Record<RegistrationField, Field>> = {
  posCod: {
    name: 'posCod',
    label: labels.posCod,
    rule: pointOfSaleCode,
    input: 'digits',
  },
  companyCode: {
    name: 'companyCode',
    label: labels.companyCode,
    rule: companyCode,
    input: 'digits',
  },
  codVat: { name: 'codVat', label: labels.codVat, rule: vatNumber, input: 'vat' },
  codZip: {
    name: 'codZip',
    label: labels.codZip,
    rule: zipCode,
    input: 'digits',
    autoComplete: 'postal-code',
  },
  name: {
    name: 'name',
    label: labels.name,
    rule: personName,
    input: 'text',
    longest: 50,
    autoComplete: 'given-name',
  },
  surname: {
    name: 'surname',
    label: labels.surname,
    rule: personName,
    input: 'text',
    longest: 50,
    autoComplete: 'family-name',
  },
  taxCode: {
    name: 'taxCode',
    label: labels.taxCode,
    rule: taxCode,
    input: 'upper',
    doubts: (code) =>
      violationOf(taxCode, code) === undefined && !taxCodeAddsUp(code) ? taxCodeDoubt : null,
  },
  email: {
    name: 'email',
    label: labels.email,
    rule: email,
    input: 'email',
    longest: 50,
    autoComplete: 'email',
  },
  cell: {
    name: 'cell',
    label: labels.cell,
    rule: registrationPhone,
    input: 'tel',
    autoComplete: 'tel',
    hint: formTexts.prefixTip,
  },
};

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}

const { posCod, codVat, codZip, name, surname, cell } = fields;

/** The fields of each registration (REG-014, REG-015), group by group. */
export const groupsOf: Readonly<Record<RegistrationKind, readonly FieldGroup[]>> = {
  company: [
    { title: merchant, fields: [fields.companyCode, codVat, codZip] },
    { title: person, fields: [name, surname, fields.taxCode] },
    { title: contacts, fields: [fields.email, cell] },
  ],
  shop: [
    { title: merchant, fields: [posCod, fields.companyCode, codVat, codZip] },
    { title: contacts, fields: [cell] },
  ],
};

export const fieldsOf = (kind: RegistrationKind): readonly Field[] =>
  groupsOf[kind].flatMap((group) => group.fields);
