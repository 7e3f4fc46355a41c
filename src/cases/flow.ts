import { caseDetailActors } from '../../machines/cases/case-detail/case-detail.actors';
import { caseDetailMachine } from '../../machines/cases/case-detail/case-detail.machine';
import { draftActors } from '../../machines/cases/case-detail/case-reply/case-reply.actors';
import { caseReplyMachine } from '../../machines/cases/case-detail/case-reply/case-reply.machine';
import { pageActors } from '../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { photographsMachine } from '../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { caseListActors, openCaseActors, receiptActors } from '../../machines/cases/cases.actors';
import { keptCases, keptOf, unsentIn } from '../../machines/cases/cases.kept';
import { casesMachine } from '../../machines/cases/cases.machine';
import { isSendingReply, level } from '../../machines/cases/cases.selectors';
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
import { composePhotographs } from './case-detail/case-reply/photographs/compose-photographs';
import { keptPages } from './case-detail/case-reply/photographs/kept-pages';
import { readPhotographs } from './case-detail/case-reply/photographs/read-photographs';
import { coverSheet } from './case-detail/cover-sheet';
import { caseCriteriaFrom, caseQuery } from './criteria';
import { keptReceipts } from './kept-receipts';
import { linkedPlace } from './linked-place';
import { casesWorkbook } from './list';
import { openCasesWorkbook } from './open-cases/list';

const { rows, allRows } = caseListActors;

export const cases = flow({
  machine: casesMachine.provide({
    actors: {
      ...receiptActors(keptReceipts),
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
      detail: caseDetailMachine.provide({
        actors: {
          reply: caseReplyMachine.provide({
            actors: {
              ...draftActors(createDraftStore(window.sessionStorage), storedFiles, keptPages),
              photographs: photographsMachine.provide({
                actors: { readPhotographs, composePhotographs, ...pageActors(keptPages) },
              }),
            },
          }),
          makePdf: makePdf(coverSheet, ({ detail }) => coverSheetTexts.fileName(detail.number)),
          document: documentMachine.provide({
            actors: { fetchDocument: caseDetailActors.attachment, deliver },
          }),
        },
      }),
    },
  }),
  input: ({ path, query, session, configuration, kept }) => ({
    path,
    kept,
    place: linkedPlace(query) ?? session.dispute,
    ...caseCriteriaFrom(query),
    owner: ownerOf(session),
    desk: configuration.disputeDesk ?? {},
    limits: configuration.upload,
    extensions: configuration.extensions,
  }),
  keeps: { schema: keptCases, of: keptOf, unsent: unsentIn },
  View: CasesView,
  query: caseQuery,
  level,
  holds: isSendingReply,
});
