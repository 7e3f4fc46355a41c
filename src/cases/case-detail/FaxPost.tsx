import type { ReactNode } from 'react';
import { caseTexts } from '../../italian/cases';
import { AccordionSection } from '../../ui/Accordion';

const words = caseTexts.reply;

interface FaxPostProps {
  /** Where to, and what makes the form. */
  form: ReactNode;
  /** The choice, where one can still be made. */
  children?: ReactNode;
}

/**
 * CAS-038 to CAS-040: where to send the documents instead, and behind which form. Who chose it and
 * pressed INVIA needs both while the case is looked at, so a case that is view-only has them too.
 */
export function FaxPost({ form, children }: FaxPostProps) {
  const canChoose = children !== undefined;
  return (
    <AccordionSection title={caseTexts.detail.sections.faxPost} open={canChoose}>
      <div className="grid max-w-reading grid-cols-1 gap-4">
        <p>{canChoose ? words.faxPostHow : words.faxPostToo}</p>
        {form}
        {children}
      </div>
    </AccordionSection>
  );
}
