import type { ReactNode } from 'react';
import { caseTexts } from '../../italian/cases';
import { AccordionSection } from '../../ui/Accordion';

const words = caseTexts.reply;

interface FaxPostProps {
  /** The destination, and the button that makes the form. */
  form: ReactNode;
  /** The choice, while it can still be made. */
  children?: ReactNode;
}

/**
 * CAS-038 to CAS-040: where to send the documents instead, and their cover sheet. A merchant who
 * chose this and pressed INVIA needs both afterwards, so a view-only case shows them too.
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
