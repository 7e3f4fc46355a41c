import { formTexts } from '../italian/form';
import { Notice } from '../ui/Notice';

/** ERR-025: it was not sent, and everything is still where it was. */
export function TryAgain() {
  return (
    <Notice tone="error" announce="alert">
      {formTexts.tryAgain}
    </Notice>
  );
}
