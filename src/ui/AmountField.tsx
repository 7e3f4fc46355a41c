import { kitTexts } from '../italian/shared';
import { DigitsField, type DigitsFieldProps } from './DigitsField';

export type AmountFieldProps = Omit<DigitsFieldProps, 'maxLength' | 'prefix' | 'suffix'>;

/** Whole euro: at most 13 digits before a fixed ',00' (VAL-061, VAL-062). */
export function AmountField(props: AmountFieldProps) {
  return (
    <DigitsField
      spokenHint={kitTexts.wholeEuro}
      {...props}
      maxLength={13}
      prefix="€"
      suffix=",00"
    />
  );
}
