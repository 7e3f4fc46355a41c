import { kitTexts } from '../italian/shared';
import { Select, type SelectProps } from './Select';

/** The days of the chosen month after an empty first option; disabled without a month (VAL-070). */
export function DaySelect(props: SelectProps) {
  return (
    <Select emptyOption={kitTexts.everyDay} disabled={props.options.length === 0} {...props} />
  );
}
