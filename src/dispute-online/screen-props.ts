import type { DisputeOnlineEvent } from '../../machines/dispute-online/dispute-online.machine';
import type * as select from '../../machines/dispute-online/dispute-online.selectors';

export interface PartProps {
  readonly snapshot: select.DisputeOnlineSnapshot;
  readonly send: (event: DisputeOnlineEvent) => void;
}
