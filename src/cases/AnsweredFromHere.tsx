import type { CaseReceipt } from '../../machines/cases/case-detail/case-detail.types';
import * as select from '../../machines/cases/cases.selectors';
import { caseTexts } from '../italian/cases';
import { formatTimestamp } from '../italian/format';
import { kitTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { ReceiptSheet } from './ReceiptSheet';
import type { ScreenProps } from './screen-props';

const { answered: words, result } = caseTexts;

interface AnsweredFromHereProps extends Pick<ScreenProps, 'snapshot' | 'send'> {
  readonly receipt: CaseReceipt;
}

/** CAS-050: the receipt of a reply that was sent from this browser is with its case. */
export function AnsweredFromHere({ snapshot, send, receipt }: AnsweredFromHereProps) {
  const close = () => send({ type: 'receipt.closed' });
  return (
    <>
      <Notice
        tone="success"
        action={
          <Button look="secondary" onClick={() => send({ type: 'receipt.requested' })}>
            {words.receipt}
          </Button>
        }
      >
        {words.when(formatTimestamp(receipt.sentAt))}
      </Notice>
      {select.isReceiptShown(snapshot) && (
        <Dialog
          title={result.receipt}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{kitTexts.close}</Button>
              <Button look="secondary" onClick={() => window.print()}>
                {result.print}
              </Button>
            </>
          }
        >
          <ReceiptSheet receipt={receipt} desk={select.desk(snapshot)} />
        </Dialog>
      )}
    </>
  );
}
