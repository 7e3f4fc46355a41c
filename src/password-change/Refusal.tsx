import { passwordChecks } from '../../acquirer/contract/rules';
import * as select from '../../machines/password-change/password-change.selectors';
import { failure, isForgotten, isPasswordWrong } from '../../machines/shared/code/code.selectors';
import { TryAgain } from '../form/TryAgain';
import { passwordTexts } from '../italian/settings';
import { Notice } from '../ui/Notice';
import type { FormProps } from './screen-props';

const { weak } = passwordTexts;

const words = {
  weak: (password: string) =>
    passwordChecks(password).rightLength ? weak.tooPlain : weak.wrongLength(password.length),
  destinationChanged: () => passwordTexts.destinationChanged,
};

interface RefusalProps extends Pick<FormProps, 'snapshot' | 'code'> {
  /** The new password that AVANTI was pressed with. */
  tried: string;
}

/** Why the form is back, or not left (PWD-013, PWD-023, ERR-025, ERR-028). */
export function Refusal({ snapshot, code, tried }: RefusalProps) {
  const refusal = select.refusal(snapshot);
  if (refusal !== null)
    return (
      <Notice tone="error" announce="alert">
        {words[refusal](tried)}
      </Notice>
    );
  if (isForgotten(code)) return <Notice tone="info">{passwordTexts.again}</Notice>;
  if (isPasswordWrong(code))
    return (
      <Notice tone="error" announce="alert">
        {passwordTexts.oldWrong}
      </Notice>
    );
  return failure(code) === null ? null : <TryAgain />;
}
