import type { ActorRefFrom } from 'xstate';
import type { caseDetailMachine } from '../../../machines/cases/case-detail/case-detail.machine';
import * as selectCase from '../../../machines/cases/case-detail/case-detail.selectors';
import * as select from '../../../machines/cases/cases.selectors';
import { caseAssignmentTexts as words } from '../../italian/case-assignment';
import { formatDateTime } from '../../italian/format';
import { useActiveSnapshot } from '../../shared/use-active-snapshot';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { managerPlace } from '../manager-place';
import type { ScreenProps } from '../screen-props';

interface OfCase extends Pick<ScreenProps, 'snapshot'> {
  readonly actor: ActorRefFrom<typeof caseDetailMachine>;
}

const nameOf = (description: string) => managerPlace(description).name || description;

/** Who handed the case over last, and with which words. */
export function AssignedFrom({ snapshot, actor }: OfCase) {
  const assignment = selectCase.assignment(useActiveSnapshot(actor));
  if (assignment === null) return null;
  const { from, at, message } = assignment;
  const to = select.holder(snapshot)?.description ?? '';
  return (
    <Notice tone="info" title={words.fromTo(nameOf(from), nameOf(to), formatDateTime(at))}>
      <span className="wrap-anywhere">{message}</span>
    </Notice>
  );
}

/** A case that can be answered is handed over from here. */
export function ToAssign({ snapshot, actor, send }: OfCase & Pick<ScreenProps, 'send'>) {
  const isWaiting = selectCase.isWaiting(useActiveSnapshot(actor));
  if (!isWaiting || !select.isAssignmentOffered(snapshot)) return null;
  return (
    <Button look="secondary" onClick={() => send(select.assignEvent(snapshot))}>
      {words.open}
    </Button>
  );
}
