// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createRecorder, recordingFile, watchPortal } from '../../atlas/live';
import type { Recording } from '../../paths/engine/recording';
import { replay } from '../../paths/engine/replay';
import { everyScenario } from '../../paths/scenarios';
import { openTab, secrets } from './support/flow-in-a-tab';

const saved = import.meta.glob<Recording>('./recordings/*.json', {
  eager: true,
  import: 'default',
});

const scenarios = await everyScenario();

const scenarioOf = (chart: string) => {
  const scenario = scenarios.find(({ machine }) => machine.id === chart);
  if (scenario === undefined) throw new Error(`No scenario says what may happen in "${chart}"`);
  return scenario;
};

const sessions = Object.entries(saved).flatMap(([file, { charts }]) =>
  charts.map((recorded) => [file.split('/').at(-1) ?? file, recorded.chart, recorded] as const),
);

describe('a session saved from the atlas is done again, on the charts as they are now', () => {
  it('there are sessions to do again', () => {
    expect(sessions.length).toBeGreaterThan(0);
  });

  it.each(sessions)(
    '%s: %s',
    (_file, chart, recorded) => {
      expect(replay(scenarioOf(chart), recorded)).toEqual(recorded.steps.at(-1)?.value);
    },
    60_000,
  );
});

describe('what a recording proves', () => {
  const record = async () => {
    const tab = openTab();
    const recorder = createRecorder();
    const watch = watchPortal(() => {}, recorder.record);
    tab.answer();
    tab.openFlow();
    tab.flow.send({ type: 'step.confirmed' });
    tab.stubs.answer({ type: 'http.200' }, 'sendToOldNumber');
    for (const type of ['otp.5707', 'http.200']) {
      tab.codeScreen().send({ type: 'code.confirmed', code: secrets.code });
      tab.stubs.answer({ type }, 'confirmCode');
    }
    const stepsOf = (chart: string) =>
      recorder.recording().charts.find((each) => each.chart === chart)?.steps ?? [];
    await expect
      .poll(() => stepsOf('phoneChange').at(-1)?.value)
      .toEqual({ enteringNewNumber: 'filling' });
    watch.stop();
    tab.close();
    const text = await recordingFile(recorder.recording()).text();
    return JSON.parse(text) as Recording;
  };

  it('the file can be done again, the code inside the flow too', async () => {
    const { charts } = await record();
    expect(charts.map(({ chart }) => chart)).toEqual(['phoneChange', 'otp']);
    const ends = charts.map((each) => replay(scenarioOf(each.chart), each));
    expect(ends).toEqual([{ enteringNewNumber: 'filling' }, 'confirmed']);
  });

  it('a recording that began in the middle of a flow can be done again', async () => {
    const { charts } = await record();
    const [{ steps, ...flow } = charts[0] as never] = charts;
    const half = { ...flow, steps: steps.slice(2) } as Recording['charts'][number];
    expect(replay(scenarioOf('phoneChange'), half)).toEqual({ enteringNewNumber: 'filling' });
  });

  it('a chart that no longer does what it did is found, by the step', async () => {
    const { charts } = await record();
    const [, code] = charts;
    const changed = code?.steps.map((step) =>
      step.event.type === 'otp.5707'
        ? { ...step, event: { ...step.event, type: 'otp.5704' } }
        : step,
    );
    const recorded = { ...code, steps: changed } as Recording['charts'][number];
    expect(() => replay(scenarioOf('otp'), recorded)).toThrow(
      /at step 2 "otp.5704" no longer leads to/,
    );
  });
});
