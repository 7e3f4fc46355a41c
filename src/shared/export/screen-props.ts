import type { Criteria } from '../../../machines/criteria';
import type { ExportEvent } from '../../../machines/shared/export/export.machine';
import type { ExportSnapshot } from '../../../machines/shared/export/export.selectors';

export interface ExportPartProps {
  readonly snapshot: ExportSnapshot;
  readonly send: (event: ExportEvent) => void;
  /** Searches by fewer rows instead, where the screen has a filter for it. */
  readonly onNarrow?: (criteria: Criteria) => void;
}
