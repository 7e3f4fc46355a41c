// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRecorder, type OpenPortal, type Watch, watchPortal } from '../../atlas/live';
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
  return {
    recorder,
    charts: () => portals.flatMap(({ charts }) => charts),
    value: (chart: string) =>
      portals.flatMap(({ charts }) => charts).find((each) => each.chart === chart)?.value,
  };
};

const changePhone = () => {
  const { flow, stubs, codeScreen } = tab;
  flow.send({ type: 'step.confirmed' });
  stubs.answer({ type: 'http.200' }, 'sendToOldNumber');
  codeScreen().send({ type: 'code.confirmed', code: secrets.code });
  stubs.answer({ type: 'http.200' }, 'confirmCode');
  flow.send({ type: 'number.confirmed', number: secrets.newNumber });
};

describe('the atlas looks on while a portal is used in another tab', () => {
  it('sees the portal, the flow and the flow inside it, where each of them is', async () => {
    const { value, charts } = look();
    tab.answer();
    tab.openFlow();
    await expect.poll(() => value('phoneChange')).toEqual({ confirmingOldNumber: 'ready' });
    expect(value('portal')).toEqual({ access: 'loggingIn', session: 'valid' });
    tab.flow.send({ type: 'step.confirmed' });
    tab.stubs.answer({ type: 'http.200' }, 'sendToOldNumber');
    await expect
      .poll(() => value('otp'))
      .toEqual({ entering: { code: 'waiting', resend: 'available' } });
    const [code] = charts().filter(({ chart }) => chart === 'otp');
    expect(code?.parent).toBe(charts().find(({ chart }) => chart === 'phoneChange')?.actor);
    expect(code?.states).toContain('otp.entering.code.waiting');
  });

  it('a flow inside a flow is gone when it has ended', async () => {
    const { value, charts } = look();
    tab.answer();
    tab.openFlow();
    changePhone();
    await expect.poll(() => value('phoneChange')).toEqual({ enteringNewNumber: 'sending' });
    expect(charts().map(({ chart }) => chart)).toEqual([
      'navigation',
      'portal',
      'login',
      'phoneChange',
    ]);
  });

  it('learns no number, code, user or token: types and states only', async () => {
    const { value, recorder } = look();
    tab.answer();
    tab.openFlow();
    changePhone();
    await expect.poll(() => value('phoneChange')).toEqual({ enteringNewNumber: 'sending' });
    const everything = JSON.stringify([tab.sent, recorder.recording()]);
    expect(everything).toContain('code.confirmed');
    expect(everything).toContain('"fields":{"code":"string"}');
    for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
  });

  it('a portal that is no longer watched reports nothing', async () => {
    const { value } = look();
    tab.answer();
    tab.openFlow();
    await expect.poll(() => value('phoneChange')).toBeDefined();
    watch.stop();
    await eventually(() => expect(tab.isWatched()).toBe(false));
    const sent = tab.sent.length;
    tab.flow.send({ type: 'step.confirmed' });
    expect(tab.sent).toHaveLength(sent);
  });

  it('nor does one whose atlas was closed without a word', () => {
    vi.useFakeTimers();
    try {
      tab.answer();
      expect(tab.isWatched()).toBe(true);
      vi.advanceTimersByTime(60_000);
      expect(tab.isWatched()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
