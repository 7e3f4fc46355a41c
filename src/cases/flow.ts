import {
  caseDetailActors,
  leftOverActor,
} from '../../machines/cases/case-detail/case-detail.actors';
import { caseDetailMachine } from '../../machines/cases/case-detail/case-detail.machine';
import { inputOf as inputOfDetail } from '../../machines/cases/case-detail/case-detail.types';
import { draftActors } from '../../machines/cases/case-detail/case-reply/case-reply.actors';
import { caseReplyMachine } from '../../machines/cases/case-detail/case-reply/case-reply.machine';
import { pageActors } from '../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { photographsMachine } from '../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { caseListActors, openCaseActors, receiptActors } from '../../machines/cases/cases.actors';
import { casesMachine } from '../../machines/cases/cases.machine';
import {
  isSendingReply,
  leaves,
  level,
  omits,
  openedFrom,
  over,
  resumes,
  turns,
  unsent,
} from '../../machines/cases/cases.selectors';
import { beginningAgain } from '../../machines/navigation/persisted';
import { documentMachine } from '../../machines/shared/document/document.machine';
import { exportOf } from '../../machines/shared/export/export-of';
import { listOf } from '../../machines/shared/list/list-of';
import { ownerOf } from '../../machines/shared/owner';
import { storedFiles } from '../browser/stored-files';
import { coverSheetTexts } from '../italian/cover-sheet';
import { deliver } from '../shared/document/deliver';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { withPreloadedWriter } from '../shared/export/writer';
import { flow } from '../shared/flow';
import { makePdf } from '../shared/pdf/make-pdf';
import { CasesView } from './CasesView';
import { createDraftStore } from './case-detail/case-reply/draft-store';
import { inspectDocument } from './case-detail/case-reply/inspect-document';
import { composePhotographs } from './case-detail/case-reply/photographs/compose-photographs';
import { readPhotographs } from './case-detail/case-reply/photographs/read-photographs';
import { storedPages } from './case-detail/case-reply/photographs/stored-pages';
import { coverSheet } from './case-detail/cover-sheet';
import { caseCriteriaFrom, caseQuery } from './criteria';
import { linkedPlace } from './linked-place';
import { casesWorkbook } from './list';
import { openCasesWorkbook } from './open-cases/list';
import { storedReceipts } from './stored-receipts';

const { rows, allRows } = caseListActors;

const drafts = createDraftStore(window.sessionStorage);

export const cases = flow({
  machine: casesMachine.provide({
    actors: {
      ...receiptActors(storedReceipts),
      list: listOf({
        rows,
        export: exportOf({
          allRows: withPreloadedWriter(allRows),
          writeWorkbooks: writeWorkbooks(casesWorkbook),
        }),
      }),
      inbox: listOf({
        rows: openCaseActors.rows,
        export: exportOf({
          allRows: withPreloadedWriter(openCaseActors.allRows),
          writeWorkbooks: writeWorkbooks(openCasesWorkbook),
        }),
      }),
      detail: beginningAgain(
        caseDetailMachine.provide({
          actors: {
            reply: caseReplyMachine.provide({
              actors: {
                ...draftActors(drafts, storedFiles, storedPages, inspectDocument),
                photographs: photographsMachine.provide({
                  actors: { readPhotographs, composePhotographs, ...pageActors(storedPages) },
                }),
              },
            }),
            ...leftOverActor(drafts, storedFiles, storedPages),
            makePdf: makePdf(coverSheet, ({ detail }) => coverSheetTexts.fileName(detail.number)),
            document: documentMachine.provide({
              actors: { fetchDocument: caseDetailActors.attachment, deliver },
            }),
          },
        }),
        inputOfDetail,
      ),
    },
  }),
  input: ({ path, query, session, configuration }) => ({
    path,
    ...linkedPlace({ path, query, last: session.dispute }),
    ...caseCriteriaFrom(query),
    owner: ownerOf(session),
    desk: configuration.disputeDesk ?? {},
    limits: configuration.upload,
    extensions: configuration.extensions,
  }),
  persists: { unsent, over, leaves, omits, resumes },
  View: CasesView,
  query: caseQuery,
  level,
  openedFrom,
  holds: isSendingReply,
  turns,
});
