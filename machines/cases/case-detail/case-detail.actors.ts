import { eboxDownloadAllegato } from '../../../acquirer/contract/case-reply';
import { eboxDetail } from '../../../acquirer/contract/cases';
import { call } from '../../call';
import type { DocumentRequest } from '../../shared/document/document.actors';
import { toBeProvided } from '../../typed';
import type { CoverSheetFacts } from './case-detail.types';

export const caseDetailActors = {
  /** API-072. */
  detail: call(eboxDetail, ({ caseId }: { caseId: string }) => ({ caseID: caseId })),
  /** API-074, API-075: for the document chart. */
  attachment: call(eboxDownloadAllegato, ({ request }: { request: DocumentRequest }) => ({
    doc: request.doc ?? '',
    path: request.path ?? '',
  })),
};

/** CAS-040: what makes the sheet for fax or post and hands it over; the screen provides its own. */
export const coverSheetActors = {
  makePdf: toBeProvided<CoverSheetFacts>('makePdf'),
};
