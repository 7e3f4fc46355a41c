import { isCompany, pointInForce } from '../../machines/portal/session';
import { reportMachine } from '../../machines/report/report.machine';
import { leaves, omits, resumes } from '../../machines/report/report.selectors';
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
  input: ({ session, today, query, configuration }) => {
    const { point, ...asked } = reportFrom(query);
    const company = isCompany(session);
    return {
      ...asked,
      company,
      point: (company && point) || pointInForce(session),
      today,
      repliesOffered: configuration.extensions.includes('replyTimes'),
    };
  },
  persists: { leaves, omits, resumes },
  query: reportQuery,
  level: reportLevel,
  View: ReportView,
});
