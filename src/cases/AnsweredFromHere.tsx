import { caseTexts } from '../italian/cases';
import { formatMoment } from '../italian/format';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

const words = caseTexts.answered;

interface AnsweredFromHereProps {
  /** ISO. */
  readonly sentAt: string;
  readonly onReceipt: () => void;
}

/** CAS-050: the receipt of a reply that was sent from this browser is with its case. */
export function AnsweredFromHere({ sentAt, onReceipt }: AnsweredFromHereProps) {
  return (
    <Notice
      tone="success"
      action={
        <Button look="secondary" onClick={onReceipt}>
          {words.receipt}
        </Button>
      }
    >
      {words.when(formatMoment(sentAt))}
    </Notice>
  );
}
