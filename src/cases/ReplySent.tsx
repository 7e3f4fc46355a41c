import * as select from '../../machines/cases/cases.selectors';
import { caseTexts } from '../italian/cases';
import { openCaseTexts } from '../italian/open-cases';
import { Button } from '../ui/Button';
import { Outcome } from '../ui/Outcome';
import { ToNext } from './open-cases/ToNext';
import { ReceiptSheet } from './ReceiptSheet';
import type { ScreenProps } from './screen-props';

const words = caseTexts.result;

/** CAS-050, CAS-051: the confirmation and the proof of a reply. */
export function ReplySent({ snapshot, send }: ScreenProps) {
  const receipt = select.receipt(snapshot);
  return (
    <Outcome
      tone="success"
      title={words.title}
      actions={
        <>
          <ToNext snapshot={snapshot} send={send} look="primary" />
          {select.cameFromInbox(snapshot) && (
            <Button look="secondary" onClick={() => send({ type: 'inbox.requested' })}>
              {openCaseTexts.back}
            </Button>
          )}
          <Button
            look={select.hasNext(snapshot) ? 'secondary' : 'primary'}
            onClick={() => send({ type: 'disputes.requested' })}
          >
            {words.back}
          </Button>
          <Button look="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <p className="print:hidden">{words.text}</p>
      {receipt && (
        <section
          aria-label={words.receipt}
          className="grid grid-cols-1 gap-4 border-t border-line pt-4 print:gap-2"
        >
          <h2 className="text-xl font-bold">{words.receipt}</h2>
          <ReceiptSheet receipt={receipt} desk={select.desk(snapshot)} />
        </section>
      )}
    </Outcome>
  );
}
