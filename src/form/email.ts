import { email } from '../../acquirer/contract/rules';
import { emailTexts } from '../italian/settings';
import type { FieldData } from './field-data';

/** A new e-mail address (VAL-024, VAL-025). */
export const newEmailField: FieldData<'email'> = {
  name: 'email',
  label: emailTexts.new,
  rule: email,
  input: 'email',
  longest: 50,
  autoComplete: 'email',
};
