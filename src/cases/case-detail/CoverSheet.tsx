import * as select from '../../../machines/cases/case-detail/case-detail.selectors';
import type { CaseDetailEvent } from '../../../machines/cases/case-detail/case-detail.types';
import { caseTexts } from '../../italian/cases';
import { sharedTexts } from '../../italian/shared';
import { Button } from '../../ui/Button';
import { DescriptionList } from '../../ui/DescriptionList';
import { Dialog } from '../../ui/Dialog';
import { deskItems } from './desk-items';

const words = caseTexts.reply;

interface CoverSheetProps {
  readonly snapshot: select.CaseDetailSnapshot;
  readonly send: (event: CaseDetailEvent) => void;
}

/** CAS-038, CAS-040: where to send the documents, and the button that makes their cover sheet. */
export function CoverSheet({ snapshot, send }: CoverSheetProps) {
  const items = deskItems(select.desk(snapshot));
  return (
    <>
      {items.length > 0 && <DescriptionList narrow items={items} />}
      <div className="max-sm:*:w-full">
        <Button
          look="secondary"
          icon="download"
          pending={select.isMakingPdf(snapshot)}
          onClick={() => send({ type: 'pdf.requested' })}
        >
          {words.form}
        </Button>
      </div>
    </>
  );
}

/** Shown in every state of the case, even without a reply form. */
export function CoverSheetNotMade({ send }: Pick<CoverSheetProps, 'send'>) {
  return (
    <Dialog title={sharedTexts.warning} onClose={() => send({ type: 'dialog.closed' })}>
      <p>{words.formNotMade}</p>
    </Dialog>
  );
}
