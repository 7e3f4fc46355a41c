import { sessionTexts } from '../italian/portal';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** It offers only the login; Escape does not close it (LOG-033 to LOG-035). */
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
