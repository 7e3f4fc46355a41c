import type { ReactNode } from 'react';
import type { PasswordChangeEvent } from '../../machines/password-change/password-change.machine';
import { isAsking } from '../../machines/shared/code/code.selectors';
import { formTexts } from '../italian/form';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import type { FormProps } from './screen-props';

interface ChooseButtonProps extends Pick<FormProps, 'snapshot' | 'code'> {
  event: PasswordChangeEvent;
  /** Shown before AVANTI. */
  before: ReactNode;
}

/** AVANTI, enabled when the input meets the rules (VAL-059, PWD-023). */
export function ChooseButton({ snapshot, code, event, before }: ChooseButtonProps) {
  const sending = isAsking(code);
  return (
    <ActionRow>
      {before}
      <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
        {formTexts.next}
      </Button>
    </ActionRow>
  );
}
