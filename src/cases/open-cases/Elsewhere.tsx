import * as select from '../../../machines/cases/cases.selectors';
import { openCaseTexts as words } from '../../italian/open-cases';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { ScreenProps } from '../screen-props';

/** At the end of a manager's page: how many requests are open with the others. */
export function Elsewhere({ snapshot, send }: Pick<ScreenProps, 'snapshot' | 'send'>) {
  const count = select.elsewhere(snapshot);
  if (count === null || count === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button look="secondary" onClick={() => send({ type: 'inbox.requested' })}>
          {words.toAll}
        </Button>
      }
    >
      {words.elsewhere(count)}
    </Notice>
  );
}
