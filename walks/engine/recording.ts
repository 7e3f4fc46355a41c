import type { StateValue } from 'xstate';
import type { MaskedEvent } from '../../machines/inspection';

export interface RecordedStep {
  readonly event: MaskedEvent;
  /** Where the event has led. */
  readonly value: StateValue;
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
