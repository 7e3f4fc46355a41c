import { phone } from '../../acquirer/contract/rules';
import { formTexts } from '../italian/form';
import type { FieldData } from './field-data';

/** A mobile number outside a registration (VAL-029, VAL-031, TEL-008). */
export const mobileField: FieldData<'number'> = {
  name: 'number',
  label: formTexts.mobile,
  rule: phone,
  input: 'tel',
  autoComplete: 'tel',
  info: formTexts.prefixTip,
};
