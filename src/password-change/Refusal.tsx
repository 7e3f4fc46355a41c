import { passwordChecks } from '../../acquirer/contract/rules';
import type { PasswordRefusal } from '../../machines/password-change/password-change.selectors';
import { formTexts } from '../italian/form';
import { passwordTexts } from '../italian/settings';
import { Notice } from '../ui/Notice';

const { weak } = passwordTexts;

const brokenRule = (password: string) =>
  passwordChecks(password).rightLength ? weak.tooPlain : weak.wrongLength(password.length);

const words: Readonly<Record<PasswordRefusal, (password: string) => string>> = {
  weak: brokenRule,
  notSent: () => formTexts.tryAgain,
  oldPasswordWrong: () => passwordTexts.oldWrong,
  destinationChanged: () => passwordTexts.destinationChanged,
};

interface RefusalProps {
  refusal: PasswordRefusal | null;
  /** The new password that AVANTI was pressed with. */
  password: string;
}

/** Why the form is back, or not left (PWD-023, ERR-025, ERR-028). */
export function Refusal({ refusal, password }: RefusalProps) {
  if (refusal === null) return null;
  return (
    <Notice tone="error" announce="alert">
      {words[refusal](password)}
    </Notice>
  );
}
