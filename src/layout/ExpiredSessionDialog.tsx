import { sessionTexts } from '../italian/portal';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** One way out, back to the login; Escape does not put it away (LOG-033 to LOG-035). */
export function ExpiredSessionDialog({ onLogin }: { onLogin: () => void }) {
  return (
    <Dialog
      title={sessionTexts.title}
      actions={<Button onClick={onLogin}>{sessionTexts.login}</Button>}
    >
      <p>{sessionTexts.explanation}</p>
    </Dialog>
  );
}
