import * as select from '../../machines/phone-change/phone-change.selectors';
import { failure, isAsking } from '../../machines/shared/code/code.selectors';
import { FormPage } from '../form/FormPage';
import { CancelLink } from '../form/LeaveLink';
import { TryAgain } from '../form/TryAgain';
import { formTexts } from '../italian/form';
import { phoneTexts } from '../italian/settings';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { FormProps } from './screen-props';
import { stepOf } from './steps';

/** Step 1: the number the first code goes to (TEL-002 to TEL-004). */
export function OldNumber({ snapshot, send, code }: FormProps) {
  return (
    <FormPage
      title={phoneTexts.title}
      step={stepOf(1)}
      onSubmit={() => send({ type: 'step.confirmed' })}
    >
      {failure(code) !== null && <TryAgain />}
      {select.isChangedElsewhere(snapshot) && (
        <Notice tone="info" announce="status">
          {phoneTexts.changedElsewhere}
        </Notice>
      )}
      <dl>
        <dt className="font-semibold">{phoneTexts.oldNumber}</dt>
        <dd className="text-2xl tabular-nums">
          {select.oldNumber(snapshot) || phoneTexts.unknownNumber}
        </dd>
      </dl>
      <p>{phoneTexts.toOldNumber}</p>
      <ActionRow>
        <CancelLink />
        <Button type="submit" pending={isAsking(code)}>
          {formTexts.next}
        </Button>
      </ActionRow>
    </FormPage>
  );
}
