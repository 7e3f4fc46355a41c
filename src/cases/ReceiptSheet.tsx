import type { CaseReceipt, Desk } from '../../machines/cases/case-detail/case-detail.types';
import { caseTexts } from '../italian/cases';
import { formatTimestamp } from '../italian/format';
import { deskItems } from './case-detail/desk-items';

const words = caseTexts.result;

interface ReceiptSheetProps {
  readonly receipt: CaseReceipt;
  readonly desk: Desk;
}

/** CAS-050: the proof of a reply. */
export function ReceiptSheet({ receipt, desk }: ReceiptSheetProps) {
  const sent = { faxPost: receipt.faxPost, files: receipt.files.length };
  const items = [
    { label: words.number, value: receipt.number },
    { label: words.sentAt, value: formatTimestamp(receipt.sentAt) },
    { label: words.message, value: receipt.message || words.none },
    { label: words.faxPost, value: receipt.faxPost ? words.yes : words.no },
    ...(receipt.faxPost ? deskItems(desk) : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-5 text-base print:gap-2 print:text-xs">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 print:gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {items.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold break-words max-sm:-mt-2">{value}</dd>
          </div>
        ))}
      </dl>
      {receipt.answered.length > 0 && (
        <section className="grid grid-cols-1 gap-2 print:gap-1">
          <h3 className="font-semibold">{words.answered}</h3>
          <ul className="grid grid-cols-1 gap-1">
            {receipt.answered.map(({ document, by }) => (
              <li key={document} className="break-words">
                {document}: <strong>{words.answeredBy(by, sent)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid grid-cols-1 gap-2 print:gap-1">
        <h3 className="font-semibold">{words.files}</h3>
        {receipt.files.length === 0 ? <p>{words.noFiles}</p> : <Files files={receipt.files} />}
      </section>
    </div>
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
