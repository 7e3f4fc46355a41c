import { useState } from 'react';
import { kitTexts } from '../italian/shared';
import { DigitsField, type DigitsFieldProps } from './DigitsField';
import { createEuroReader } from './whole-euro';

export type AmountFieldProps = Omit<DigitsFieldProps, 'longest' | 'prefix' | 'suffix' | 'read'>;

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
