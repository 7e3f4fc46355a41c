import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { Notice } from '../../ui/Notice';
import type { ScreenProps } from './screen-props';

const words = enrolmentTexts.responsible;

/** The data of the responsible person that another tab has changed while the wizard was open. */
export function Renewed({ snapshot }: Pick<ScreenProps, 'snapshot'>) {
  const parts = select.renewed(snapshot);
  if (parts.length === 0) return null;
  return (
    <Notice tone="info" announce="status">
      {words.renewed(parts.map((part) => words.labels[part]))}
    </Notice>
  );
}
