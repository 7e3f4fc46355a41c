import type { ExportEvent } from '../../../machines/shared/export/export.machine';
import type { ExportSnapshot } from '../../../machines/shared/export/export.selectors';

export interface ExportPartProps {
  readonly snapshot: ExportSnapshot;
  readonly send: (event: ExportEvent) => void;
}
