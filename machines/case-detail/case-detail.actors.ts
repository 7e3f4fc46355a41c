import { eboxDownloadAllegato } from '../../acquirer/contract/case-reply';
import { eboxDetail } from '../../acquirer/contract/cases';
import { call } from '../call';
import type { DocumentRequest } from '../document/document.actors';

export const caseDetailActors = {
  /** API-072. */
  detail: call(eboxDetail, ({ caseId }: { caseId: string }) => ({ caseID: caseId })),
  /** API-074, API-075: for the document chart. */
  attachment: call(eboxDownloadAllegato, ({ request }: { request: DocumentRequest }) => ({
    doc: request.doc ?? '',
    path: request.path ?? '',
  })),
};
