import { isCompany, pointInForce } from '../../machines/portal/session';
import { reportMachine } from '../../machines/report/report.machine';
import { flow } from '../flow';
import { ReportView } from './ReportView';

export const report = flow({
  machine: reportMachine,
  input: ({ session, today }) => ({
    company: isCompany(session),
    point: pointInForce(session),
    today,
  }),
  View: ReportView,
});
