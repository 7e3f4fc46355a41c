import { emailIsOld, type RuleViolation, violationOf } from '../../acquirer/contract/rules';
import * as select from '../../machines/email-change/email-change.selectors';
import { DataField } from '../form/DataField';
import { newEmailField } from '../form/email';
import { FormPage } from '../form/FormPage';
import { CancelLink } from '../form/LeaveLink';
import { useFields } from '../form/use-fields';
import { maskEmail } from '../italian/mask';
import { emailTexts } from '../italian/settings';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { ScreenProps } from './screen-props';

const confirmationField = { ...newEmailField, label: emailTexts.confirmation };

const newViolation = (typed: string, old: string): RuleViolation | undefined =>
  violationOf(newEmailField.rule, typed) ?? (emailIsOld(typed, old) ? 'emailIsOld' : undefined);

/** The new e-mail, twice; the old one is only hinted at (EML-002 to EML-006). */
export function EmailForm({ snapshot, send }: ScreenProps) {
  const old = select.oldEmail(snapshot);
  const { values, field } = useFields({
    initial: select.typed(snapshot),
    onTyped: (typed) => send({ type: 'email.typed', ...typed }),
    check: ({ email, confirmation }) => ({
      email: newViolation(email, old),
      confirmation: confirmation === email ? undefined : ('notConfirmed' as const),
    }),
    words: { notConfirmed: emailTexts.notMatching },
  });
  const event = { type: 'email.confirmed', ...values } as const;
  const sending = select.isSending(snapshot);
  return (
    <FormPage
      title={emailTexts.title}
      intro={emailTexts.intro(maskEmail(old))}
      step={{ at: 1, of: 2 }}
      onSubmit={() => send(event)}
    >
      {select.isChangedElsewhere(snapshot) && (
        <Notice tone="info" announce="status">
          {emailTexts.changedElsewhere}
        </Notice>
      )}
      <DataField data={newEmailField} state={field('email')} />
      <DataField data={confirmationField} state={field('confirmation')} />
      <ActionRow>
        <CancelLink />
        <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
          {emailTexts.confirm}
        </Button>
      </ActionRow>
    </FormPage>
  );
}
