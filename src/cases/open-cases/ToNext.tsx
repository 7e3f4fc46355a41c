import * as select from '../../../machines/cases/cases.selectors';
import { openCaseTexts as words } from '../../italian/open-cases';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screen-props';

/** The next open case, without the list between. */
export function ToNext({ snapshot, send }: Pick<ScreenProps, 'snapshot' | 'send'>) {
  if (!select.hasNext(snapshot)) return null;
  return (
    <Button look="secondary" icon="next" onClick={() => send(select.nextEvent(snapshot))}>
      {words.next}
    </Button>
  );
}
