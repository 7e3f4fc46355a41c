import * as select from '../../../machines/cases/cases.selectors';
import { openCaseTexts as words } from '../../italian/open-cases';
import { Button, type ButtonProps } from '../../ui/Button';
import type { ScreenProps } from '../screen-props';

interface ToNextProps extends Pick<ScreenProps, 'snapshot' | 'send'> {
  readonly look?: ButtonProps['look'];
}

/** The next open case, without the list between. */
export function ToNext({ snapshot, send, look = 'secondary' }: ToNextProps) {
  if (!select.hasNext(snapshot)) return null;
  return (
    <Button look={look} icon="next" onClick={() => send(select.nextEvent(snapshot))}>
      {words.next}
    </Button>
  );
}
