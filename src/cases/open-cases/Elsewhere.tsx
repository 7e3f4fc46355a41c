import { openCaseTexts as words } from '../../italian/open-cases';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface ElsewhereProps {
  /** Null where it is not known. */
  readonly count: number | null;
  readonly onOpen: () => void;
}

/** At the end of a manager's page: how many requests are open with the others. */
export function Elsewhere({ count, onOpen }: ElsewhereProps) {
  if (count === null || count === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button look="secondary" onClick={onOpen}>
          {words.toAll}
        </Button>
      }
    >
      {words.elsewhere(count)}
    </Notice>
  );
}
