import type { ReactNode } from 'react';
import type { PasswordChangeEvent } from '../../machines/password-change/password-change.machine';
import * as select from '../../machines/password-change/password-change.selectors';
import { formTexts } from '../italian/form';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';

interface ChooseButtonProps {
  snapshot: select.PasswordChangeSnapshot;
  event: PasswordChangeEvent;
  /** Shown before AVANTI. */
  before: ReactNode;
}

/** AVANTI, enabled when the input meets the rules (VAL-059, PWD-023). */
export function ChooseButton({ snapshot, event, before }: ChooseButtonProps) {
  const sending = select.isSending(snapshot);
  return (
    <ActionRow>
      {before}
      <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
        {formTexts.next}
      </Button>
    </ActionRow>
  );
}
