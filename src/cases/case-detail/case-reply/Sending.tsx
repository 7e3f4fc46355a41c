import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import type { CaseReplyEvent } from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import { caseTexts } from '../../../italian/cases';
import { kitTexts } from '../../../italian/shared';
import { Button } from '../../../ui/Button';
import { useBackLevel } from '../../../ui/back-level';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { Progress, returnsFocus } from '../../../ui/Progress';

const words = caseTexts.reply;

interface SendingProps {
  readonly snapshot: select.CaseReplySnapshot;
  readonly send: (event: CaseReplyEvent) => void;
}

/**
 * The progress of the upload, which can be stopped while it lasts; a wider window than a phone's has
 * room for each file.
 */
export function Sending({ snapshot, send }: SendingProps) {
  const cancelled = { type: 'upload.cancelled' } as const;
  // Back does not leave the page, and asks first.
  useBackLevel(() => {
    send({ type: 'leaving.requested' });
    return false;
  });
  return (
    <>
      {select.isWaiting(snapshot) ? (
        <Waiting onCancel={() => send(cancelled)} />
      ) : (
        <>
          <Progress
            label={words.sending}
            done={select.progress(snapshot)}
            {...(snapshot.can(cancelled) && { onCancel: () => send(cancelled) })}
          />
          <div className="mt-3 grid gap-x-8 gap-y-3 empty:hidden max-sm:hidden sm:grid-cols-2 lg:grid-cols-3">
            {select.progressByFile(snapshot).map(({ file, part }, index) => (
              <Progress
                key={`${index} ${file.name}`}
                label={words.sendingFile(file.name)}
                done={part}
              />
            ))}
          </div>
        </>
      )}
      {select.isConfirmingLeave(snapshot) && (
        <ConfirmLeave
          onStop={snapshot.can(cancelled) ? () => send(cancelled) : undefined}
          onStay={() => send({ type: 'dialog.closed' })}
        />
      )}
    </>
  );
}

/** INVIA without a connection: nothing has been sent, and ANNULLA takes it back. */
function Waiting({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div ref={returnsFocus}>
      <Notice
        tone="warning"
        announce="status"
        title={words.waiting.title}
        action={
          <Button look="secondary" onClick={onCancel}>
            {kitTexts.cancel}
          </Button>
        }
      >
        {words.waiting.text}
      </Notice>
    </div>
  );
}

interface ConfirmLeaveProps {
  /** Undefined after the whole upload. */
  readonly onStop: (() => void) | undefined;
  readonly onStay: () => void;
}

function ConfirmLeave({ onStop, onStay }: ConfirmLeaveProps) {
  return (
    <Dialog
      title={words.confirmLeave.title}
      onClose={onStay}
      actions={
        <>
          <Button look="secondary" disabled={onStop === undefined} onClick={onStop}>
            {words.confirmLeave.stop}
          </Button>
          <Button onClick={onStay}>{words.confirmLeave.stay}</Button>
        </>
      }
    >
      <p>{words.confirmLeave.text}</p>
    </Dialog>
  );
}
