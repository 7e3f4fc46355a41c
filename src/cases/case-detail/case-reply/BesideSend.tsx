import { longestMessage, onOneLine } from '../../../../acquirer/contract/rules';
import type { Draft } from '../../../../machines/cases/case-detail/case-reply/case-reply.actors';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { caseTexts } from '../../../italian/cases';
import { ActionRow } from '../../../ui/ActionRow';
import { Button } from '../../../ui/Button';

const words = caseTexts.reply;

interface BesideSendProps {
  readonly snapshot: select.CaseReplySnapshot;
  /** The message as it is now. */
  readonly text: Draft;
}

const whyNotSendable = (snapshot: select.CaseReplySnapshot, text: Draft) => {
  if (onOneLine(text.message).length > longestMessage) return words.notSendable;
  return select.isPhotographsPending(snapshot) ? words.photographsWait : undefined;
};

/** Why INVIA cannot be pressed, or what is still missing: a hint, never an obstacle. */
export function BesideSend({ snapshot, text }: BesideSendProps) {
  const missing = select.missing(snapshot);
  const reason = whyNotSendable(snapshot, text);
  if (reason === undefined && missing.length === 0) return null;
  return (
    <p className="text-sm font-semibold text-warning lg:max-w-80 lg:text-right">
      {reason ?? words.checklist.missing(missing)}
    </p>
  );
}

const takeFocus = (sentence: HTMLParagraphElement | null) => sentence?.focus();

interface AskAboutMissingProps extends BesideSendProps {
  /** Undefined while the reply cannot be sent. */
  readonly onSend: (() => void) | undefined;
  readonly onReturn: () => void;
}

/** The question of INVIA, asked once, where something is missing; the merchant decides. */
export function AskAboutMissing({ snapshot, text, onSend, onReturn }: AskAboutMissingProps) {
  const reason = onSend === undefined ? whyNotSendable(snapshot, text) : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p
        ref={takeFocus}
        tabIndex={-1}
        className="min-w-0 max-w-reading font-semibold text-warning outline-none"
      >
        {words.checklist.missing(select.missing(snapshot))}
        {reason && <span className="block">{reason}</span>}
      </p>
      <ActionRow>
        <Button look="secondary" disabled={onSend === undefined} onClick={onSend}>
          {words.sendAnyway}
        </Button>
        <Button onClick={onReturn}>{words.toDocuments}</Button>
      </ActionRow>
    </div>
  );
}
