import type { CaseDetail } from '../../../acquirer/contract/cases';
import { reasonOf } from '../../../machines/cases/case-detail/dispute-reason';
import { disputeGuides, guideTexts } from '../../italian/dispute-guides';
import { AccordionSection } from '../../ui/Accordion';
import { useNarrow } from '../../ui/use-narrow';
import { paymentOf } from './payment';

/** How to answer a case of this kind; folded on a phone, to leave room for the reply. */
export function Guide({ detail }: { detail: CaseDetail }) {
  const { reason, looksFor } = disputeGuides[reasonOf(detail)];
  return (
    <AccordionSection title={guideTexts.title} open={!useNarrow()}>
      <div className="grid max-w-reading grid-cols-1 gap-3">
        {reason && <p className="font-semibold">{reason}</p>}
        <p className="text-ink-soft">{guideTexts.looksFor}</p>
        <ul className="grid list-disc grid-cols-1 gap-1.5 pl-5">
          {[...looksFor, guideTexts.care].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </AccordionSection>
  );
}

/** A sample message for the reason of this case. */
export const sampleFor = (detail: CaseDetail) =>
  disputeGuides[reasonOf(detail)].sample(paymentOf(detail));
