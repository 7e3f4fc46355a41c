import * as select from '../../machines/phone-change/phone-change.selectors';
import { CancelLink } from '../form/LeaveLink';
import { MobileForm } from '../form/MobileForm';
import { phoneTexts } from '../italian/settings';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

/** Step 3: the new number (TEL-007, TEL-008). */
export function NewNumber({ snapshot, send }: ScreenProps) {
  return (
    <MobileForm
      title={phoneTexts.newNumberTitle}
      intro={phoneTexts.newNumberIntro}
      step={stepOf(3)}
      initial={select.typed(snapshot)}
      sending={select.isSending(snapshot)}
      notSent={select.isNotSent(snapshot)}
      can={(event) => snapshot.can(event)}
      onTyped={(number) => send({ type: 'number.typed', number })}
      onConfirm={send}
      old={select.oldNumber(snapshot)}
      before={<CancelLink />}
    />
  );
}
