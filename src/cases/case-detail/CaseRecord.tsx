import type { CaseDetail } from '../../../acquirer/contract/cases';
import { caseTexts } from '../../italian/cases';
import { formatDate, formatEuro } from '../../italian/format';
import { AccordionSection } from '../../ui/Accordion';
import { TextLink } from '../../ui/Anchor';
import { DescriptionList } from '../../ui/DescriptionList';
import { chargesAddress } from './payment';

const words = caseTexts.detail;

/** The labelled values of a part, in reading order. */
const itemsOf = <Name extends keyof CaseDetail>(
  labels: Readonly<Record<Name, string>>,
  detail: CaseDetail,
  read: Partial<Record<Name, (detail: CaseDetail) => string>> = {},
) =>
  (Object.keys(labels) as Name[]).map((name) => ({
    label: labels[name],
    value: read[name]?.(detail) ?? String(detail[name] ?? ''),
  }));

/** CAS-033 to CAS-035. */
export function CaseRecord({ detail }: { detail: CaseDetail }) {
  const practice = itemsOf(words.practice, detail, {
    openingDate: ({ openingDate }) => formatDate(openingDate),
  });
  const operation = itemsOf(words.operation, detail, {
    transDate: ({ transDate }) => formatDate(transDate),
    transAmount: ({ transAmount }) => formatEuro(transAmount),
  });
  return (
    <>
      <AccordionSection title={words.sections.practice} open>
        <DescriptionList narrow items={practice} />
      </AccordionSection>
      <AccordionSection title={words.sections.merchant}>
        <DescriptionList narrow names items={itemsOf(words.merchant, detail)} />
      </AccordionSection>
      <AccordionSection title={words.sections.operation}>
        <DescriptionList narrow items={operation} />
      </AccordionSection>
      {detail.charges.length > 0 && (
        <AccordionSection title={words.sections.charges} open>
          <Charges detail={detail} />
        </AccordionSection>
      )}
    </>
  );
}

/** What the case has debited and credited, each with its place in the list of charges. */
function Charges({ detail }: { detail: CaseDetail }) {
  return (
    <ul className="grid divide-y divide-line">
      {detail.charges.map(({ date, amount, description }) => (
        <li key={`${date} ${amount}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
          <TextLink href={chargesAddress(date, detail.codPoS)}>{formatDate(date)}</TextLink>
          <span className="font-semibold tabular-nums">{formatEuro(amount)}</span>
          <span className="col-span-2 text-ink-soft">{description}</span>
        </li>
      ))}
    </ul>
  );
}

/** CAS-036. */
export function Requested({ documents }: { documents: readonly string[] }) {
  return (
    <AccordionSection title={words.sections.requested} open>
      {documents.length === 0 ? (
        <p>{words.nothingRequested}</p>
      ) : (
        <ul className="list-disc pl-5">
          {documents.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </AccordionSection>
  );
}
