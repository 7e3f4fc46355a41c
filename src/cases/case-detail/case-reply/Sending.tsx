import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import type { CaseReplyEvent } from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import { caseTexts } from '../../../italian/cases';
import { Panel } from '../../../ui/Panel';
import { Progress } from '../../../ui/Progress';

const words = caseTexts.reply;

interface SendingProps {
  readonly snapshot: select.CaseReplySnapshot;
  readonly send: (event: CaseReplyEvent) => void;
}

/** How the upload is getting on, as a whole and file by file; it can be stopped while it lasts. */
export function Sending({ snapshot, send }: SendingProps) {
  const cancelled = { type: 'upload.cancelled' } as const;
  return (
    <Panel>
      <div className="grid gap-4">
        <Progress
          label={words.sending}
          done={select.progress(snapshot)}
          {...(snapshot.can(cancelled) && { onCancel: () => send(cancelled) })}
        />
        {select.progressByFile(snapshot).map(({ file, part }, index) => (
          <Progress
            key={`${index} ${file.name}`}
            label={words.sendingFile(file.name)}
            done={part}
          />
        ))}
      </div>
    </Panel>
  );
}
