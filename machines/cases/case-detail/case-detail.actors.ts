import { type EventObject, fromCallback } from 'xstate';
import { eboxDownloadAllegato } from '../../../acquirer/contract/case-reply';
import { type CaseDetail, eboxDetail } from '../../../acquirer/contract/cases';
import { call } from '../../call';
import type { DocumentRequest } from '../../shared/document/document.actors';

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
  makeForm: fromCallback<EventObject, CaseDetail>(() => {
    throw new Error('A case needs its "makeForm" actor: provide it where the chart is used.');
  }),
};
