import { formTexts } from '../italian/form';
import { Notice } from '../ui/Notice';

/** ERR-025: the code was not sent, and all input is kept. */
export function TryAgain() {
  return (
    <Notice tone="error" announce="alert">
      {formTexts.tryAgain}
    </Notice>
  );
}
