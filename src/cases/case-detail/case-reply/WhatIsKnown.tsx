import * as select from '../../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { caseTexts } from '../../../italian/cases';
import { Button } from '../../../ui/Button';
import { intoSight } from '../../../ui/into-sight';
import { Notice } from '../../../ui/Notice';

const words = caseTexts.reply;

interface WhatIsKnownProps {
  readonly snapshot: select.CaseReplySnapshot;
  readonly onHistory: () => void;
}

/** After a lost answer: what is known, and what can safely be done (ERR-017). */
export function WhatIsKnown({ snapshot, onHistory }: WhatIsKnownProps) {
  if (select.isUnanswered(snapshot))
    return (
      <div ref={intoSight}>
        <Notice tone="warning" announce="alert" title={words.unanswered.title}>
          {words.unanswered.text}
        </Notice>
      </div>
    );
  if (!select.isOutcomeUnknown(snapshot)) return null;
  return (
    <div ref={intoSight}>
      <Notice
        tone="warning"
        announce="alert"
        title={words.outcomeUnknown.title}
        action={
          <Button look="secondary" onClick={onHistory}>
            {words.outcomeUnknown.refresh}
          </Button>
        }
      >
        {words.outcomeUnknown.text}
      </Notice>
    </div>
  );
}
