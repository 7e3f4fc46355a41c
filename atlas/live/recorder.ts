import type { RecordedChart, RecordedStep, Recording } from '../../paths/engine/recording';
import type { WatchedEvent } from './watch';

export interface Recorder {
  /** To be given to `watchPortal`. */
  record(message: WatchedEvent): void;
  recording(): Recording;
}

/** It contains snapshots of the portal, which the atlas never receives: not to be replayed. */
const navigation = 'navigation';

/** Records the transitions it receives, chart by chart. */
export const createRecorder = (): Recorder => {
  let order = 0;
  const charts = new Map<string, RecordedChart & { readonly steps: RecordedStep[] }>();
  return {
    record: ({ portal, chart, event }) => {
      if (chart.chart === navigation) return;
      const { actor, parent, value } = chart;
      const known = charts.get(`${portal} ${actor}`);
      const recorded = known ?? { actor, parent, chart: chart.chart, steps: [] };
      recorded.steps.push({ event, value, order });
      order += 1;
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
