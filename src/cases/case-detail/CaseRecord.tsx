import type { CaseDetail } from '../../../acquirer/contract/cases';
import { caseTexts } from '../../italian/cases';
import { formatDate, formatEuro } from '../../italian/format';
import { AccordionSection } from '../../ui/Accordion';
import { DescriptionList } from '../../ui/DescriptionList';

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
    </>
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
