import type { StateValue } from 'xstate';
import type { MaskedEvent } from '../../machines/inspection';

export interface RecordedStep {
  readonly event: MaskedEvent;
  /** The states after the event. */
  readonly value: StateValue;
  /** Its rank among the steps of all charts; older recordings lack it. */
  readonly order?: number;
}

export interface RecordedChart {
  readonly actor: string;
  readonly parent: string | null;
  readonly chart: string;
  readonly steps: readonly RecordedStep[];
}

/** What charts did in one session: types of events and states, and no value of any payload. */
export interface Recording {
  readonly kind: 'portale-esercenti/recording';
  readonly version: 1;
  /** In the order in which they first moved. */
  readonly charts: readonly RecordedChart[];
}
