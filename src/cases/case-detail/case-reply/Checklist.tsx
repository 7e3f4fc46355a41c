import type { ReactNode } from 'react';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import type {
  CaseReplyEvent,
  Matched,
} from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import { caseTexts } from '../../../italian/cases';
import { AccordionSection } from '../../../ui/Accordion';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Select } from '../../../ui/Select';

const words = caseTexts.reply.checklist;
const unavailable = 'unavailable';

interface ChecklistProps {
  readonly snapshot: select.CaseReplySnapshot;
  readonly send: (event: CaseReplyEvent) => void;
}

interface ChecklistSectionProps extends ChecklistProps {
  /** The payment that the documents are about. */
  readonly payment: ReactNode;
}

/**
 * CAS-036: the requested documents; each is ticked by the file that answers it, or as not
 * available.
 */
export function Checklist({ snapshot, send, payment }: ChecklistSectionProps) {
  const matched = select.matched(snapshot);
  return (
    <AccordionSection title={caseTexts.detail.sections.requested} open>
      <div className="grid max-w-reading grid-cols-1 gap-4">
        {payment}
        <p className="text-ink-soft">
          {matched.length === 0 ? caseTexts.detail.nothingRequested : words.how}
        </p>
        {matched.length > 0 && (
          <ul className="grid grid-cols-1 gap-4">
            {matched.map((each) => (
              <Line key={each.document} snapshot={snapshot} send={send} matched={each} />
            ))}
          </ul>
        )}
      </div>
    </AccordionSection>
  );
}

interface LineProps extends ChecklistProps {
  readonly matched: Matched;
}

function Line({ snapshot, send, matched: { document, by, proposed } }: LineProps) {
  const files = [...new Set(select.files(snapshot).map(({ name }) => name))];
  const fileValue = (name: string) => `file ${name}`;
  const answered = (answer: string | null) =>
    ({ type: 'document.answered', document, by: answer }) as const;
  const disabled = !snapshot.can(answered(''));
  return (
    <li className="flex items-start gap-3">
      <span className={`mt-0.5 ${by && !proposed ? 'text-success' : 'text-ink-soft'}`}>
        <Icon name={by && !proposed ? 'success' : by === null ? 'close' : 'open'} />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-end gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-56">
          <Select
            label={document}
            hint={proposed ? words.proposed : undefined}
            emptyOption={select.faxPost(snapshot) ? words.byFaxPost : words.open}
            options={[
              ...files.map((name) => ({ value: fileValue(name), label: name })),
              { value: unavailable, label: words.unavailable },
            ]}
            value={by === null ? unavailable : by && fileValue(by)}
            disabled={disabled}
            onChange={(value) =>
              send(answered(value === unavailable ? null : value.replace(/^file /, '')))
            }
          />
        </div>
        {proposed && (
          <Button
            look="secondary"
            aria-label={words.confirmFor(document)}
            disabled={disabled}
            onClick={() => send(answered(by))}
          >
            {words.confirm}
          </Button>
        )}
      </div>
    </li>
  );
}
