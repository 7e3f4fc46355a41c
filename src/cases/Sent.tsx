import type { CaseReceipt, Desk } from '../../machines/cases/case-detail/case-detail.types';
import * as select from '../../machines/cases/cases.selectors';
import { caseTexts } from '../italian/cases';
import { formatMoment } from '../italian/format';
import { Button } from '../ui/Button';
import { Outcome } from '../ui/Outcome';
import { deskFacts } from './case-detail/desk-facts';
import type { ScreenProps } from './screen-props';

const words = caseTexts.result;

/** CAS-050, CAS-051: it was sent, and what proves it. */
export function Sent({ snapshot, send }: ScreenProps) {
  const receipt = select.receipt(snapshot);
  return (
    <Outcome
      tone="success"
      title={words.title}
      actions={
        <>
          <Button onClick={() => send({ type: 'disputes.requested' })}>{words.back}</Button>
          <Button look="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <p className="print:hidden">{words.text}</p>
      {receipt && <ReceiptSheet receipt={receipt} desk={select.desk(snapshot)} />}
    </Outcome>
  );
}

interface ReceiptSheetProps {
  readonly receipt: CaseReceipt;
  readonly desk: Desk;
}

function ReceiptSheet({ receipt, desk }: ReceiptSheetProps) {
  const facts = [
    { label: words.number, value: receipt.number },
    { label: words.sentAt, value: formatMoment(receipt.sentAt) },
    { label: words.message, value: receipt.message || words.none },
    { label: words.faxPost, value: receipt.faxPost ? words.yes : words.no },
    ...(receipt.faxPost ? deskFacts(desk) : []),
  ];
  return (
    <section
      aria-label={words.receipt}
      className="grid grid-cols-1 gap-4 border-t border-line pt-4 text-base print:gap-2 print:text-xs"
    >
      <h2 className="text-xl font-bold">{words.receipt}</h2>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 print:gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold break-words max-sm:-mt-2">{value}</dd>
          </div>
        ))}
      </dl>
      {receipt.answered.length > 0 && (
        <>
          <h3 className="font-semibold">{words.answered}</h3>
          <ul className="grid grid-cols-1 gap-1">
            {receipt.answered.map(({ document, by }) => (
              <li key={document} className="break-words">
                {document}: <strong>{words.answeredBy(by, receipt.faxPost)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="font-semibold">{words.files}</h3>
      {receipt.files.length === 0 ? <p>{words.noFiles}</p> : <Files files={receipt.files} />}
    </section>
  );
}

function Files({ files }: { files: CaseReceipt['files'] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 print:gap-1">
      {files.map(({ name, sha256 }, index) => (
        <li key={`${index} ${name}`}>
          <p className="font-semibold break-words">{name}</p>
          <p className="font-mono text-xs break-all text-ink-soft">
            {words.sha256} {sha256}
          </p>
        </li>
      ))}
    </ul>
  );
}
