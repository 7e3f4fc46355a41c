import type { PasswordRefusal } from '../../machines/password-change/password-change.selectors';
import { formTexts } from '../italian/form';
import { passwordTexts } from '../italian/settings';
import { Notice } from '../ui/Notice';

const words = {
  notSent: formTexts.tryAgain,
  oldPasswordWrong: passwordTexts.oldWrong,
  destinationChanged: passwordTexts.destinationChanged,
};

/** Why the form is back (ERR-025, ERR-028). */
export function Refusal({ refusal }: { refusal: PasswordRefusal | null }) {
  if (refusal === null) return null;
  return (
    <Notice tone="error" announce="alert">
      {words[refusal]}
    </Notice>
  );
}
