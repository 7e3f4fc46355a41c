import { isToComplete, longestMessage, onOneLine } from '../../../../acquirer/contract/rules';
import type { Draft } from '../../../../machines/cases/case-detail/case-reply/case-reply.actors';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { caseTexts } from '../../../italian/cases';

const words = caseTexts.reply.aboutToSend;

interface AboutToSendProps {
  readonly snapshot: select.CaseReplySnapshot;
  /** The message as it is now. */
  readonly text: Draft;
}

const whyNotSendable = (snapshot: select.CaseReplySnapshot, message: string) => {
  if (message.length > longestMessage) return caseTexts.reply.notSendable;
  if (isToComplete(message)) return caseTexts.reply.toComplete;
  return select.isPhotographsPending(snapshot) ? caseTexts.reply.photographsWait : undefined;
};

/** What goes, one line each. */
const linesOf = (snapshot: select.CaseReplySnapshot, message: string, faxPost: boolean) => {
  const asked = select.matched(snapshot).length > 0;
  return [
    ...select.filesToSend(snapshot).map(({ name, answers }) => words.file(name, answers, asked)),
    ...(message === '' ? [] : [words.message(message)]),
    ...(faxPost ? [words.faxPost(select.followByFaxPost(snapshot))] : []),
  ];
};

/** What the merchant should know first: hints, never an obstacle. */
const warningsOf = (snapshot: select.CaseReplySnapshot, message: string, faxPost: boolean) => {
  const { open, toConfirm } = select.missing(snapshot);
  const speaksOfNothing =
    /\balleg/i.test(message) && !faxPost && select.files(snapshot).length === 0;
  return [
    ...(toConfirm.length === 0 ? [] : [words.toConfirm(toConfirm)]),
    ...(open.length === 0 ? [] : [caseTexts.reply.checklist.missing(open)]),
    ...(speaksOfNothing ? [words.noAttachments] : []),
  ];
};

/** CAS-047: 'Sta per inviare', always visible beside INVIA; and why INVIA cannot be pressed. */
export function AboutToSend({ snapshot, text }: AboutToSendProps) {
  const message = onOneLine(text.message).trim();
  const lines = linesOf(snapshot, message, text.faxPost);
  const reason = whyNotSendable(snapshot, onOneLine(text.message));
  const warnings = reason ? [reason] : warningsOf(snapshot, message, text.faxPost);
  return (
    <section
      aria-labelledby="about-to-send"
      className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 id="about-to-send" className="font-semibold">
        {words.title}
      </h2>
      <div className="grid min-w-0 gap-y-0.5">
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls on a phone is reached by keyboard.
          tabIndex={0}
          className="grid gap-y-0.5 max-sm:max-h-18 max-sm:overflow-y-auto"
        >
          {(lines.length === 0 ? [words.nothing] : lines).map((line, index) => (
            <li key={`${index} ${line}`} className="line-clamp-1 break-all">
              {line}
            </li>
          ))}
        </ul>
        {warnings.map((warning) => (
          <p key={warning} className="font-semibold text-warning">
            {warning}
          </p>
        ))}
      </div>
    </section>
  );
}
