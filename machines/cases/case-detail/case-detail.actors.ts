import { type EventObject, fromCallback } from 'xstate';
import { eboxDownloadAllegato } from '../../../acquirer/contract/case-reply';
import type { CaseState } from '../../../acquirer/contract/case-states';
import { eboxDetail, searchPratices } from '../../../acquirer/contract/cases';
import { call, requestActor } from '../../call';
import { type DocumentRequest, pdfCall } from '../../shared/document/document.actors';
import { requiredActor } from '../../typed-chart';
import type { CoverSheetHeader, HeaderAnswer, LeftOverAnswer } from './case-detail.types';
import type { DraftStore, FileStore } from './case-reply/case-reply.actors';
import type { PageOfPhotograph, PageStore } from './case-reply/photographs/photographs.actors';

export const caseDetailActors = {
  /** API-072. */
  detail: call(eboxDetail, ({ caseId }: { caseId: string }) => ({ caseID: caseId })),
  /** API-070: deadline and contested amount, of a case that was not opened from its list. */
  header: requestActor<{ caseId: string; ebox: string; state: CaseState | null }, HeaderAnswer>(
    async ({ caseId, ebox, state }, ask) => {
      if (state === null) return { type: 'header.unknown' };
      const asked = { ebox, order: 'datascad', search: '', state } as const;
      const outcome = await ask(searchPratices, asked);
      const rows = outcome.type === 'http.200' ? outcome.body.practiceList : [];
      const row = rows.find((each) => each.caseId === caseId);
      return row === undefined
        ? { type: 'header.unknown' }
        : { type: 'header.found', header: { expiry: row.expiry, contested: row.amountCont } };
    },
  ),
  /** API-074, API-075: for the document chart. */
  attachment: pdfCall(eboxDownloadAllegato, ({ request }: { request: DocumentRequest }) => ({
    doc: request.doc ?? '',
    path: request.path ?? '',
  })),
};

/** Stored as a JPEG, whatever it was taken as. */
const photographIn = ({ image, name }: PageOfPhotograph) =>
  new File([image], `${name.replace(/\.\w+$/, '')}.jpg`, { type: image.type });

/** What this browser keeps of a reply that was not sent; nothing is asked of the acquirer. */
export const leftOverActor = (drafts: DraftStore, fileStore: FileStore, pageStore: PageStore) => ({
  findLeftOver: fromCallback<EventObject, { caseId: string }>(({ input: { caseId }, sendBack }) => {
    const notify = (answer: LeftOverAnswer) => sendBack(answer);
    const { message, faxPost } = drafts.read(caseId) ?? { message: '', faxPost: false };
    Promise.all([fileStore.read(caseId), pageStore.read(caseId)]).then(([chosen, pages]) => {
      const files = [...chosen, ...pages.map(photographIn)];
      const isNone = message.trim() === '' && files.length === 0;
      const leftOver = { message, faxPost, files };
      notify(isNone ? { type: 'leftOver.none' } : { type: 'leftOver.found', leftOver });
    });
  }),
});

/** The screen provides its own. */
export const browserActors = {
  /** CAS-040: makes the sheet for fax or post and hands it over. */
  makePdf: requiredActor<CoverSheetHeader>('makePdf'),
  /** An unsent reply of a case that can no longer be answered. */
  findLeftOver: requiredActor<{ caseId: string }>('findLeftOver'),
};
