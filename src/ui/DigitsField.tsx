import { TextField, type TextFieldProps } from './TextField';

export interface DigitsFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength'> {
  value: string;
  onChange: (digits: string) => void;
  maxLength: number;
  /** A paste that is not digits stays as it is, for whoever has something to say about it. */
  keepsPasted?: boolean;
}

const pastes = ['insertFromPaste', 'insertFromDrop'];

const isPaste = (event: Event) => event instanceof InputEvent && pastes.includes(event.inputType);

const isDigits = (text: string) => /^\d*$/.test(text.trim());

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Takes digits only and drops every other character, typed or pasted (VAL-060). */
export function DigitsField(props: DigitsFieldProps) {
  const { maxLength, onChange, keepsPasted = false, ...field } = props;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete={field.autoComplete ?? 'off'}
      onInput={({ currentTarget: input, nativeEvent }) => {
        const typed = input.value;
        if (keepsPasted && isPaste(nativeEvent) && !isDigits(typed)) return;
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
