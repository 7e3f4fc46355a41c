import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { caseReplyMachine } from '../../../../machines/cases/case-detail/case-reply/case-reply.machine';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { caseTexts } from '../../../italian/cases';
import { sharedTexts } from '../../../italian/shared';
import { useActiveSnapshot } from '../../../shared/use-active-snapshot';
import { ActionRow } from '../../../ui/ActionRow';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Loading } from '../../../ui/Loading';
import { Notice } from '../../../ui/Notice';
import { AcquirerMessage } from '../AcquirerMessage';
import { FaxPost } from '../FaxPost';
import { AboutToSend } from './AboutToSend';
import { Attachments } from './Attachments';
import { Checklist } from './Checklist';
import { MessageField } from './MessageField';
import { Sending } from './Sending';
import { useReplyText } from './use-reply-text';
import { WhatIsKnown } from './WhatIsKnown';

const words = caseTexts.reply;

/** The part that is always visible, and the reply itself. */
export interface ReplyLayout {
  /** INVIA. */
  readonly action?: ReactNode;
  /** What is about to go, or how far it is. */
  readonly below?: ReactNode;
  readonly content: ReactNode;
}

export interface ReplyFormProps {
  readonly actor: ActorRefFrom<typeof caseReplyMachine>;
  readonly acquirerMessage: string;
  /** How to answer a case of this kind. */
  readonly guide: ReactNode;
  /** The payment that the case is about. */
  readonly payment: ReactNode;
  /** A sample message. */
  readonly sample: string;
  readonly layout: (parts: ReplyLayout) => ReactNode;
  /** The button that makes the cover sheet for fax or post. */
  readonly form: ReactNode;
  readonly onHistory: () => void;
}

/** The reply, as soon as it is known whether there is a draft. */
export function ReplyForm(props: ReplyFormProps) {
  const snapshot = useActiveSnapshot(props.actor);
  return select.isReading(snapshot) ? (
    props.layout({ content: <Loading /> })
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
  const { text, write, choose, submit, flush, discard, confirmDiscard } = useReplyText(
    snapshot,
    actor.send,
  );
  const submitted = { type: 'reply.submitted', ...text } as const;
  const discarded = { type: 'reply.discarded', ...text } as const;
  const busy = select.isBusy(snapshot);
  const sending = {
    pending: busy,
    disabled: !busy && !snapshot.can(submitted),
    onClick: submit,
  };
  return props.layout({
    below: select.isSending(snapshot) ? (
      <Sending snapshot={snapshot} send={actor.send} />
    ) : (
      <AboutToSend snapshot={snapshot} text={text} />
    ),
    action: <Button {...sending}>{caseTexts.detail.send}</Button>,
    content: (
      <>
        <WhatIsKnown snapshot={snapshot} onHistory={props.onHistory} />
        {props.guide}
        <Attachments snapshot={snapshot} send={actor.send} />
        <Checklist snapshot={snapshot} send={actor.send} payment={props.payment} />
        <FaxPost form={props.form}>
          <Checkbox
            label={words.faxPost}
            checked={text.faxPost}
            disabled={busy}
            onChange={choose}
          />
        </FaxPost>
        <AcquirerMessage message={props.acquirerMessage}>
          <MessageField
            value={text.message}
            sample={props.sample}
            readOnly={busy}
            onChange={write}
            onBlur={flush}
          />
        </AcquirerMessage>
        {select.isDraftHereOnly(snapshot) && <Notice tone="info">{words.draftHereOnly}</Notice>}
        <ActionRow>
          <Button {...sending} aria-label={words.sendHere}>
            {caseTexts.detail.send}
          </Button>
          {snapshot.can(discarded) && (
            <Button look="quiet" icon="close" onClick={discard}>
              {words.discard}
            </Button>
          )}
        </ActionRow>
        {select.isConfirmingDiscard(snapshot) && (
          <ConfirmDiscard
            onDiscard={confirmDiscard}
            onKeep={() => actor.send({ type: 'dialog.closed' })}
          />
        )}
        {select.isNothingToSend(snapshot) && (
          <Dialog title={sharedTexts.warning} onClose={() => actor.send({ type: 'dialog.closed' })}>
            <p>{words.nothingToSend}</p>
          </Dialog>
        )}
      </>
    ),
  });
}

interface ConfirmDiscardProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

function ConfirmDiscard({ onDiscard, onKeep }: ConfirmDiscardProps) {
  return (
    <Dialog
      title={words.confirmDiscard.title}
      onClose={onKeep}
      actions={
        <>
          <Button look="secondary" onClick={onDiscard}>
            {words.confirmDiscard.discard}
          </Button>
          <Button onClick={onKeep}>{words.confirmDiscard.keep}</Button>
        </>
      }
    >
      <p>{words.confirmDiscard.text}</p>
    </Dialog>
  );
}
