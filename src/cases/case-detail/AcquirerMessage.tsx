import type { ReactNode } from 'react';
import { caseTexts } from '../../italian/cases';
import { AccordionSection } from '../../ui/Accordion';

const words = caseTexts.detail;

interface AcquirerMessageProps {
  message: string;
  /** The field for the merchant's message, where one can be written. */
  children?: ReactNode;
}

/** CAS-042, CAS-043: the message of the card company, read-only. */
export function AcquirerMessage({ message, children }: AcquirerMessageProps) {
  return (
    <AccordionSection title={words.sections.messages} open>
      <div className="grid max-w-reading grid-cols-1 gap-5">
        <div>
          <h3 className="font-semibold">{words.acquirerMessage}</h3>
          <p className="mt-1.5 rounded-control bg-canvas px-4 py-3 break-words whitespace-pre-line">
            {message || words.noAcquirerMessage}
          </p>
        </div>
        {children}
      </div>
    </AccordionSection>
  );
}
