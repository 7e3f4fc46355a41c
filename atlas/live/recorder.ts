import type { StateValue } from 'xstate';
import type { MaskedEvent } from '../../machines/watched';
import type { Heard } from './watch';

interface RecordedStep {
  readonly event: MaskedEvent;
  /** Where the event has led. */
  readonly value: StateValue;
}

interface RecordedChart {
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

export interface Recorder {
  /** To be given to `watchPortal`. */
  hear(heard: Heard): void;
  recording(): Recording;
}

/** Records the moves it hears of, chart by chart. */
export const createRecorder = (): Recorder => {
  const charts = new Map<string, RecordedChart & { readonly steps: RecordedStep[] }>();
  return {
    hear: ({ portal, chart, event }) => {
      const { actor, parent, value } = chart;
      const known = charts.get(`${portal} ${actor}`);
      const recorded = known ?? { actor, parent, chart: chart.chart, steps: [] };
      recorded.steps.push({ event, value });
      charts.set(`${portal} ${actor}`, recorded);
    },
    recording: () => ({
      kind: 'portale-esercenti/recording',
      version: 1,
      charts: structuredClone([...charts.values()]),
    }),
  };
};

/** A recording as the file that is saved, and replayed by the tests. */
export const recordingFile = (recording: Recording) =>
  new Blob([`${JSON.stringify(recording, null, 2)}\n`], { type: 'application/json' });
