import { isCompany, pointInForce } from '../../machines/portal/session';
import { draftOf, reportDraft } from '../../machines/report/report.draft';
import { reportMachine } from '../../machines/report/report.machine';
import { exportOf } from '../../machines/shared/export/export-of';
import { writeWorkbooks } from '../shared/export/write-workbooks';
import { flow } from '../shared/flow';
import { reportFrom, reportLevel, reportQuery } from './criteria';
import { ReportView } from './ReportView';
import { repliesWorkbook } from './replies-workbook';

export const report = flow({
  machine: reportMachine.provide({
    actors: {
      export: exportOf({ writeWorkbooks: writeWorkbooks(repliesWorkbook) }),
    },
  }),
  input: ({ session, today, query, draft, configuration }) => {
    const { point, ...asked } = reportFrom(query, draft);
    const company = isCompany(session);
    return {
      ...asked,
      company,
      point: (company && point) || pointInForce(session),
      today,
      repliesOffered: configuration.extensions.includes('replyTimes'),
    };
  },
  keeps: { schema: reportDraft, of: draftOf },
  query: reportQuery,
  level: reportLevel,
  View: ReportView,
});
