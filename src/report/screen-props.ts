import type * as select from '../../machines/report/report.selectors';
import type { ReportEvent } from '../../machines/report/report.types';

export interface ScreenProps {
  readonly snapshot: select.ReportSnapshot;
  readonly send: (event: ReportEvent) => void;
  readonly today: string;
}
