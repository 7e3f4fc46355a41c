import type { ReactNode } from 'react';
import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import type {
  Answered,
  CaseReplyEvent,
} from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import { caseTexts } from '../../../italian/cases';
import { AccordionSection } from '../../../ui/Accordion';
import { Icon } from '../../../ui/Icon';
import { Select } from '../../../ui/Select';

const words = caseTexts.reply.checklist;
const unavailable = 'unavailable';

interface ChecklistProps {
  readonly snapshot: select.CaseReplySnapshot;
  readonly send: (event: CaseReplyEvent) => void;
}

interface ChecklistSectionProps extends ChecklistProps {
  /** Which payment they are about. */
  readonly payment: ReactNode;
}

/** CAS-036: what is asked for; each is ticked by the file that answers it, or as not to be had. */
export function Checklist({ snapshot, send, payment }: ChecklistSectionProps) {
  const answered = select.answered(snapshot);
  return (
    <AccordionSection title={caseTexts.detail.sections.requested} open>
      <div className="grid max-w-reading grid-cols-1 gap-4">
        {payment}
        <p className="text-ink-soft">
          {answered.length === 0 ? caseTexts.detail.nothingRequested : words.how}
        </p>
        {answered.length > 0 && (
          <ul className="grid grid-cols-1 gap-4">
            {answered.map((each) => (
              <Line key={each.document} snapshot={snapshot} send={send} answered={each} />
            ))}
          </ul>
        )}
      </div>
    </AccordionSection>
  );
}

interface LineProps extends ChecklistProps {
  readonly answered: Answered;
}

function Line({ snapshot, send, answered: { document, by } }: LineProps) {
  const files = [...new Set(select.files(snapshot).map(({ name }) => name))];
  const fileValue = (name: string) => `file ${name}`;
  const choose = (value: string) =>
    send({
      type: 'document.answered',
      document,
      by: value === unavailable ? null : value.replace(/^file /, ''),
    });
  return (
    <li className="flex items-start gap-3">
      <span className={`mt-0.5 ${by ? 'text-success' : 'text-ink-soft'}`}>
        <Icon name={by ? 'success' : by === null ? 'close' : 'open'} />
      </span>
      <div className="min-w-0 grow">
        <Select
          label={document}
          emptyOption={select.faxPost(snapshot) ? words.byFaxPost : words.open}
          options={[
            ...files.map((name) => ({ value: fileValue(name), label: name })),
            { value: unavailable, label: words.unavailable },
          ]}
          value={by === null ? unavailable : by && fileValue(by)}
          disabled={!snapshot.can({ type: 'document.answered', document, by: '' })}
          onChange={choose}
        />
      </div>
    </li>
  );
}

/** Points without an answer: a hint, never an obstacle. */
export function Missing({ documents }: { readonly documents: readonly string[] }) {
  if (documents.length === 0) return null;
  return (
    <p className="text-sm font-semibold text-warning lg:max-w-80 lg:text-right">
      {words.missing(documents)}
    </p>
  );
}
