import * as select from '../../../machines/cases/case-detail/case-detail.selectors';
import type { CaseDetailEvent } from '../../../machines/cases/case-detail/case-detail.types';
import { caseTexts } from '../../italian/cases';
import { sharedTexts } from '../../italian/shared';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

const words = caseTexts.reply;

interface CoverSheetProps {
  readonly snapshot: select.CaseDetailSnapshot;
  readonly send: (event: CaseDetailEvent) => void;
}

/** CAS-040: makes the sheet that goes before the documents. */
export function CoverSheet({ snapshot, send }: CoverSheetProps) {
  return (
    <>
      <Button
        look="secondary"
        icon="download"
        pending={select.isMakingPdf(snapshot)}
        onClick={() => send({ type: 'pdf.requested' })}
      >
        {words.form}
      </Button>
      {select.isPdfNotMade(snapshot) && (
        <Dialog title={sharedTexts.warning} onClose={() => send({ type: 'dialog.closed' })}>
          <p>{words.formNotMade}</p>
        </Dialog>
      )}
    </>
  );
}
