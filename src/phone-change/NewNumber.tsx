import * as select from '../../machines/phone-change/phone-change.selectors';
import { failure, isAsking } from '../../machines/shared/code/code.selectors';
import { CancelLink } from '../form/LeaveLink';
import { MobileForm } from '../form/MobileForm';
import { phoneTexts } from '../italian/settings';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { FormProps } from './screen-props';
import { stepOf } from './steps';

/** ERR-025: why no code was sent to the new number, and the way back to the first step. */
function Refusal({ code, send }: FormProps) {
  const refusal = failure(code);
  if (refusal === null) return null;
  return (
    <Notice
      tone="error"
      announce="alert"
      title={phoneTexts.refusals[refusal].title}
      action={
        <Button look="secondary" onClick={() => send({ type: 'flow.retried' })}>
          {phoneTexts.again}
        </Button>
      }
    >
      {phoneTexts.refusals[refusal].text}
    </Notice>
  );
}

/** Step 3: the new number (TEL-007, TEL-008). */
export function NewNumber(props: FormProps) {
  const { snapshot, send, code } = props;
  return (
    <MobileForm
      title={phoneTexts.newNumberTitle}
      intro={phoneTexts.newNumberIntro}
      step={stepOf(3)}
      initial={select.typed(snapshot)}
      sending={isAsking(code)}
      refusal={<Refusal {...props} />}
      can={(event) => snapshot.can(event)}
      onTyped={(number) => send({ type: 'number.typed', number })}
      onConfirm={send}
      old={select.oldNumber(snapshot)}
      before={<CancelLink />}
    />
  );
}
