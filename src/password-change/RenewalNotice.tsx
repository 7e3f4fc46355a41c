import { FormPage } from '../form/FormPage';
import { CancelButton } from '../form/LeaveLink';
import { formTexts } from '../italian/form';
import { passwordTexts } from '../italian/settings';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

/** Explains why the first access requires a new password (LOG-024, LOG-036). */
export function RenewalNotice({ snapshot, send }: ScreenProps) {
  return (
    <FormPage
      title={passwordTexts.renewal.title}
      intro={passwordTexts.renewal.intro}
      step={stepOf(snapshot)}
      onSubmit={() => send({ type: 'notice.read' })}
    >
      <p>{passwordTexts.renewal.explanation}</p>
      <ActionRow>
        <CancelButton onPress={() => send({ type: 'login.requested' })} />
        <Button type="submit">{formTexts.next}</Button>
      </ActionRow>
    </FormPage>
  );
}
