import { formTexts } from '../italian/form';
import { TextField } from '../ui/TextField';
import { type FieldData, tidied } from './field-data';
import type { FieldState } from './use-fields';

const keyboards = {
  digits: { inputMode: 'numeric' },
  text: {},
  upper: { autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
} as const;

const cutByTheBrowser = ['text', 'email'];

/** One field of a form described by data, tied to what is typed in it. */
export function DataField({ data, state }: { data: FieldData; state: FieldState }) {
  const { value, error, rejected, onChange, onBlur } = state;
  return (
    <TextField
      {...keyboards[data.input]}
      label={data.label}
      autoComplete={data.autoComplete ?? 'off'}
      maxLength={cutByTheBrowser.includes(data.input) ? data.longest : undefined}
      hint={rejected === null ? data.hint : formTexts.cleared(rejected)}
      info={data.info}
      value={value}
      error={error}
      onChange={(text) => onChange(tidied(data, text))}
      onBlur={onBlur}
      required
    />
  );
}
