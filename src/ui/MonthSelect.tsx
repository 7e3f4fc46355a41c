import { kitTexts } from '../italian/shared';
import { Select, type SelectProps } from './Select';

/** The caller passes the months (13, newest first); until one is chosen the value is ''. */
export function MonthSelect(props: SelectProps) {
  return <Select emptyOption={kitTexts.chooseMonth} {...props} />;
}
