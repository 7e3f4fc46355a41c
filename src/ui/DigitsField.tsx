import { TextField, type TextFieldProps } from './TextField';

export interface DigitsFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'> {
  value: string;
  onChange: (digits: string) => void;
  maxLength: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Takes digits only and drops every other character, typed or pasted (VAL-060). */
export function DigitsField({ maxLength, onChange, ...field }: DigitsFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete={field.autoComplete ?? 'off'}
      onInput={({ currentTarget: input }) => {
        const typed = input.value;
        const digits = digitsOf(typed).slice(0, maxLength);
        if (digits === typed) return;
        const caret = digitsOf(typed.slice(0, input.selectionStart ?? typed.length)).length;
        input.value = digits;
        input.setSelectionRange(caret, caret);
      }}
      onChange={onChange}
    />
  );
}
