import { isCompany, pointInForce } from '../../machines/portal/session';
import { keptOf, keptReport } from '../../machines/report/report.kept';
import { reportMachine } from '../../machines/report/report.machine';
import { flow } from '../shared/flow';
import { reportFrom, reportLevel, reportQuery } from './criteria';
import { ReportView } from './ReportView';

export const report = flow({
  machine: reportMachine,
  input: ({ session, today, query, kept, configuration }) => {
    const { point, ...asked } = reportFrom(query, kept);
    const company = isCompany(session);
    return {
      ...asked,
      company,
      point: (company && point) || pointInForce(session),
      today,
      repliesOffered: configuration.extensions.includes('replyTimes'),
    };
  },
  keeps: { schema: keptReport, of: keptOf },
  query: reportQuery,
  level: reportLevel,
  View: ReportView,
});
