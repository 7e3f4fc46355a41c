import {
  contactName,
  contactSurname,
  email,
  fax,
  profileFax,
  registrationPhone,
} from '../../../acquirer/contract/rules';
import type { Responsible } from '../../../machines/dispute-online/enrolment/profile';
import type { FieldData } from '../../form/field-data';
import { enrolmentTexts } from '../../italian/enrolment';
import { formTexts } from '../../italian/form';

const { labels } = enrolmentTexts.responsible;

/** DATI DEL RESPONSABILE (VAL-033 to VAL-039); a registered fax may be shorter than a new one. */
export const responsibleFields = (modifies: boolean): readonly FieldData<keyof Responsible>[] => [
  {
    name: 'name',
    label: labels.name,
    rule: contactName,
    input: 'text',
    longest: 50,
    autoComplete: 'given-name',
  },
  {
    name: 'surname',
    label: labels.surname,
    rule: contactSurname,
    input: 'text',
    longest: 50,
    autoComplete: 'family-name',
  },
  {
    name: 'telephone',
    label: labels.telephone,
    rule: registrationPhone,
    input: 'tel',
    autoComplete: 'tel',
    hint: formTexts.prefixTip,
  },
  {
    name: 'fax',
    label: labels.fax,
    rule: modifies ? profileFax : fax,
    input: 'digits',
    longest: 10,
    autoComplete: 'fax tel',
  },
  {
    name: 'email',
    label: labels.email,
    rule: email,
    input: 'email',
    longest: 50,
    autoComplete: 'email',
  },
];
