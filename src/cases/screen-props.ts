import type * as select from '../../machines/cases/cases.selectors';
import type { CasesEvent } from '../../machines/cases/cases.types';

export interface ScreenProps {
  readonly snapshot: select.CasesSnapshot;
  readonly send: (event: CasesEvent) => void;
  readonly today: string;
}
