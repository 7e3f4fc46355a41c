import { TextField, type TextFieldProps } from './TextField';

export interface DigitsFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  value: string;
  onChange: (digits: string) => void;
  /** A paste with other characters stays unchanged, so that the form can show its error. */
  keepsPasted?: boolean;
  /** Prepares a text before its digits are taken. */
  read?: (typed: string, event: Event) => string;
}

const pastes = ['insertFromPaste', 'insertFromDrop'];

const isPaste = (event: Event) => event instanceof InputEvent && pastes.includes(event.inputType);

const isDigits = (text: string) => /^\d*$/.test(text.trim());

const digitsOf = (text: string) => text.replace(/\D/g, '');

const asItIs = (typed: string) => typed;

/** Takes digits only and drops every other character, typed or pasted (VAL-060). No digit is cut. */
export function DigitsField(props: DigitsFieldProps) {
  const { onChange, keepsPasted = false, read = asItIs, ...field } = props;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete={field.autoComplete ?? 'off'}
      onInput={({ currentTarget: input, nativeEvent }) => {
        const typed = input.value;
        if (keepsPasted && isPaste(nativeEvent) && !isDigits(typed)) return;
        const digits = digitsOf(read(typed, nativeEvent));
        if (digits === typed) return;
        const before = input.selectionStart ?? typed.length;
        const atEnd = before === typed.length;
        const caret = atEnd ? digits.length : digitsOf(typed.slice(0, before)).length;
        input.value = digits;
        input.setSelectionRange(caret, caret);
      }}
      onChange={onChange}
    />
  );
}
