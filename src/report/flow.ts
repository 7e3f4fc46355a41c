import { isCompany, pointInForce } from '../../machines/portal/session';
import { draftOf, reportDraft } from '../../machines/report/report.draft';
import { reportMachine } from '../../machines/report/report.machine';
import { flow } from '../shared/flow';
import { reportFrom, reportLevel, reportQuery } from './criteria';
import { ReportView } from './ReportView';

export const report = flow({
  machine: reportMachine,
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
