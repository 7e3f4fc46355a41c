import { TextField, type TextFieldProps } from './TextField';

export type ExactAmountFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'longest' | 'prefix' | 'autoComplete'
>;

/** A minus stays at the beginning: a bank debits too. */
const keptOf = (typed: string) =>
  `${/^\D*[-−]/.test(typed) ? '-' : ''}${typed.replace(/[^\d.,]/g, '')}`;

/** An amount with its cents, as people write it: '44,50', '44.50', '-1.044,5'. Other characters are dropped. */
export function ExactAmountField(props: ExactAmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      longest={16}
      prefix="€"
      onInput={({ currentTarget: input }) => {
        const kept = keptOf(input.value);
        if (kept !== input.value) input.value = kept;
      }}
    />
  );
}
