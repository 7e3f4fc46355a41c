// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { marksOf } from '../../atlas/comparison/marks';
import {
  createRecorder,
  type OpenPortal,
  recordingFile,
  type Watch,
  watchPortal,
} from '../../atlas/live';
import { NotARecording, recordingFrom, stepsOf } from '../../atlas/session/session';
import { replay } from '../../paths/engine/replay';
import { everyScenario } from '../../paths/scenarios';
import { eventually } from '../support/eventually';
import { openTab, secrets } from './support/flow-in-a-tab';

let tab = openTab();
let watch: Watch = { stop: () => {} };

afterEach(() => {
  watch.stop();
  tab.close();
  tab = openTab();
});

const look = () => {
  const recorder = createRecorder();
  let portals: readonly OpenPortal[] = [];
  watch = watchPortal((seen) => {
    portals = seen;
  }, recorder.record);
  tab.answer();
  tab.openFlow();
  const seen = () => portals.flatMap((portal) => portal.charts);
  return {
    recorder,
    charts: seen,
    value: (chart: string) => seen().find((each) => each.chart === chart)?.value,
  };
};

const toTheCode = () => {
  tab.flow.send({ type: 'step.confirmed' });
  tab.stubs.answer({ type: 'code.needed', at: 0 }, 'recallCode');
  tab.stubs.answer({ type: 'http.200' }, 'askCode');
};

/** The code of the old number is confirmed, the new number is typed. */
const changePhone = () => {
  toTheCode();
  tab.code().send({ type: 'code.confirmed', code: secrets.code });
  tab.stubs.answer({ type: 'http.200' }, 'confirmCode');
  tab.flow.send({ type: 'number.confirmed', number: secrets.newNumber });
};

describe('the atlas looks on while a portal is used in another tab', () => {
  it('sees the portal, the flow and the code inside it, where each of them is', async () => {
    const { value, charts: seen } = look();
    await expect.poll(() => value('phoneChange')).toEqual({ oldNumber: 'known' });
    expect(value('portal')).toEqual({ access: { arriving: 'loggingIn' }, session: 'valid' });
    toTheCode();
    await expect
      .poll(() => value('code'))
      .toEqual({ entering: { code: 'waiting', resend: 'available' } });
    const code = seen().find(({ chart }) => chart === 'code');
    expect(code?.parent).toBe(seen().find(({ chart }) => chart === 'phoneChange')?.actor);
    expect(code?.states).toContain('code.entering.code.waiting');
  });

  it('learns no number, code, user or token: types and states only', async () => {
    const { value, recorder } = look();
    changePhone();
    await expect.poll(() => value('phoneChange')).toBe('newNumber');
    const everything = JSON.stringify([tab.sent, recorder.recording()]);
    expect(everything).toContain('"fields":{"code":"string"}');
    for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
  });

  it('a portal that is no longer watched reports nothing', async () => {
    const { value } = look();
    await expect.poll(() => value('phoneChange')).toBeDefined();
    watch.stop();
    await eventually(() => expect(tab.isWatched()).toBe(false));
    const sent = tab.sent.length;
    tab.flow.send({ type: 'step.confirmed' });
    expect(tab.sent).toHaveLength(sent);
  });
});

describe('a session that was recorded', () => {
  it('is read back from its file in the order of its steps, and the code can be done again', async () => {
    const { value, recorder } = look();
    toTheCode();
    for (const type of ['otp.5707', 'otp.5708']) {
      tab.code().send({ type: 'code.confirmed', code: secrets.code });
      tab.stubs.answer({ type }, 'confirmCode');
    }
    const refused = { entering: { code: 'lastAttempt', resend: 'available' } };
    await expect.poll(() => value('code')).toEqual(refused);
    const recording = recordingFrom(await recordingFile(recorder.recording()).text());
    const types = stepsOf(recording).map(({ step }) => step.event.type);
    expect(types.slice(-2)).toEqual(['code.confirmed', 'otp.5708']);
    const code = recording.charts.find(({ chart }) => chart === 'code');
    const scenario = (await everyScenario()).find(({ machine }) => machine.id === 'code');
    if (code === undefined || scenario === undefined) throw new Error('No code was recorded');
    expect(replay(scenario, code)).toEqual(refused);
  });

  it.each(['', '{}', '{"kind": "portale-esercenti/recording"}'])(
    'another file is refused with a sentence: %s',
    (text) => {
      expect(() => recordingFrom(text)).toThrow(NotARecording);
    },
  );
});

it('of two revisions of a chart, what one side alone has is marked there', () => {
  const now = charts.find(({ slug }) => slug === 'code')?.chart;
  if (now === undefined) throw new Error('No chart of the code');
  const [root, gone, ...states] = now.states;
  const [arrow, ...arrows] = now.arrows;
  const renamed = { ...arrow, actions: ['another'] } as (typeof now.arrows)[number];
  const then = { ...now, states: [root as never, ...states], arrows: [renamed, ...arrows] };
  expect([...marksOf(now, then, 'added')]).toEqual([
    [gone?.id, 'added'],
    [arrow?.id, 'changed'],
  ]);
});
