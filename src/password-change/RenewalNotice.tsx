import { FormPage } from '../form/FormPage';
import { formTexts } from '../italian/form';
import { passwordTexts } from '../italian/settings';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import type { ScreenProps } from './screen-props';

/** The first access is told why it is asked for a new password (LOG-024, LOG-036). */
export function RenewalNotice({ send }: ScreenProps) {
  return (
    <FormPage
      title={passwordTexts.renewal.title}
      intro={passwordTexts.renewal.intro}
      onSubmit={() => send({ type: 'notice.read' })}
    >
      <p>{passwordTexts.renewal.explanation}</p>
      <ActionRow>
        <Button type="submit">{formTexts.next}</Button>
      </ActionRow>
    </FormPage>
  );
}
