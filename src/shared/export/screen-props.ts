import type { ExportEvent } from '../../../machines/shared/export/export.machine';
import type { ExportSnapshot } from '../../../machines/shared/export/export.selectors';

export interface ExportPartProps {
  readonly snapshot: ExportSnapshot;
  readonly send: (event: ExportEvent) => void;
  /** Searches one day instead, where the screen has a filter for it. */
  readonly onNarrow?: (day: string) => void;
}
