import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { caseReplyMachine } from '../../../../machines/cases/case-detail/case-reply/case-reply.machine';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { caseTexts } from '../../../italian/cases';
import { sharedTexts } from '../../../italian/shared';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Loading } from '../../../ui/Loading';
import { Notice } from '../../../ui/Notice';
import { useActiveSnapshot } from '../../../use-active-snapshot';
import { AcquirerMessage } from '../AcquirerMessage';
import { FaxPost } from '../FaxPost';
import { Attachments } from './Attachments';
import { Checklist, Missing } from './Checklist';
import { MessageField } from './MessageField';
import { Sending } from './Sending';
import { useReplyText } from './use-reply-text';
import { WhatIsKnown } from './WhatIsKnown';

const words = caseTexts.reply;

export interface ReplyFormProps {
  readonly actor: ActorRefFrom<typeof caseReplyMachine>;
  readonly acquirerMessage: string;
  /** What INVIA stands in, and what stands beside the reply. */
  readonly layout: (action: ReactNode, content: ReactNode) => ReactNode;
  /** What makes the sheet for fax or post. */
  readonly form: ReactNode;
  readonly onHistory: () => void;
}

/** The reply once it is known whether one was begun before. */
export function ReplyForm(props: ReplyFormProps) {
  const snapshot = useActiveSnapshot(props.actor);
  return select.isReading(snapshot) ? (
    props.layout(null, <Loading />)
  ) : (
    <Writing {...props} snapshot={snapshot} />
  );
}

interface WritingProps extends ReplyFormProps {
  readonly snapshot: select.CaseReplySnapshot;
}

/** CAS-037 to CAS-047: documents, fax or post, message, INVIA. */
function Writing(props: WritingProps) {
  const { actor, snapshot } = props;
  const { text, write, choose, submit, flush } = useReplyText(snapshot, actor.send);
  const submitted = { type: 'reply.submitted', ...text } as const;
  const busy = select.isBusy(snapshot);
  return props.layout(
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      <div className="line-clamp-2 max-w-60 text-right text-sm max-sm:hidden">
        <Missing documents={select.missing(snapshot)} />
      </div>
      <Button pending={busy} disabled={!busy && !snapshot.can(submitted)} onClick={submit}>
        {caseTexts.detail.send}
      </Button>
    </div>,
    <>
      <WhatIsKnown snapshot={snapshot} onHistory={props.onHistory} />
      {select.isSending(snapshot) && <Sending snapshot={snapshot} send={actor.send} />}
      <Attachments snapshot={snapshot} send={actor.send} />
      <Checklist snapshot={snapshot} send={actor.send} />
      <FaxPost form={props.form}>
        <Checkbox label={words.faxPost} checked={text.faxPost} disabled={busy} onChange={choose} />
      </FaxPost>
      <AcquirerMessage message={props.acquirerMessage}>
        <MessageField value={text.message} readOnly={busy} onChange={write} onBlur={flush} />
      </AcquirerMessage>
      {select.isDraftHereOnly(snapshot) && <Notice tone="info">{words.draftHereOnly}</Notice>}
      {select.isNothingToSend(snapshot) && (
        <Dialog title={sharedTexts.warning} onClose={() => actor.send({ type: 'dialog.closed' })}>
          <p>{words.nothingToSend}</p>
        </Dialog>
      )}
    </>,
  );
}
