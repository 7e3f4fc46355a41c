import { useState } from 'react';
import { kitTexts } from '../italian/shared';
import { DigitsField, type DigitsFieldProps } from './DigitsField';
import { TextField, type TextFieldProps } from './TextField';

type ExactAmountFieldProps = Omit<
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

// A point before three digits separates thousands; a comma, or a point before fewer, the cents.
const cents = /,.*$|\.\d{0,2}$/;

/** The whole euro of an amount as people write it: '1.234,50' is 1234. */
const wholeEuro = (written: string) => written.replace(cents, '');

interface AfterSeparator {
  readonly euro: string;
  readonly separator: string;
  readonly digits: string;
}

const typedKey = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertText' ? (event.data ?? '') : '';

/**
 * Reads an amount while it is typed into a field without separators. Digits after a comma are cents
 * and are dropped. A point followed by three digits separated thousands.
 */
const createEuroReader = () => {
  let after: AfterSeparator | null = null;

  const goesOn = (known: AfterSeparator, key: string) => {
    const digits = known.digits + key;
    const thousands = known.separator === '.' && digits.length === 3;
    after = thousands ? null : { ...known, digits };
    return thousands ? known.euro + digits : known.euro;
  };

  return (written: string, event: Event) => {
    const key = typedKey(event);
    if (after !== null && key !== '' && written === after.euro + key)
      return /^\d$/.test(key) ? goesOn(after, key) : after.euro;
    const euro = wholeEuro(written);
    const separates = /^[,.]$/.test(key) && written.endsWith(key);
    after = separates ? { euro, separator: key, digits: '' } : null;
    return euro;
  };
};

type AmountFieldProps = Omit<DigitsFieldProps, 'longest' | 'prefix' | 'suffix' | 'read'>;

/** Whole euro: at most 13 digits before a fixed ',00' (VAL-061, VAL-062). */
export function AmountField(props: AmountFieldProps) {
  const [read] = useState(createEuroReader);
  return (
    <DigitsField
      hint={kitTexts.wholeEuro}
      {...props}
      read={read}
      longest={13}
      prefix="€"
      suffix=",00"
    />
  );
}
