import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { otpMachine } from '../../../machines/shared/otp/otp.machine';
import { failuresOf } from '../../../paths/engine/failures';
import { otpScenario } from '../../../paths/shared/otp/otp.scenario';

/** The chart of the code, with an accepted code reported as refused. */
const broken = () => {
  const config = JSON.parse(JSON.stringify(otpMachine.config));
  config.context = otpMachine.config.context;
  config.output = otpMachine.config.output;
  const { confirming } = config.states.entering.states.code.states;
  confirming.on['http.200'] = 'wrong';
  const { invoke } = otpMachine.config.states?.entering?.states?.code?.states?.confirming ?? {};
  confirming.invoke = invoke;
  const { sending } = config.states.entering.states.resend.states;
  sending.invoke = otpMachine.config.states?.entering?.states?.resend?.states?.sending?.invoke;
  for (const end of ['cancelled', 'failed'])
    config.states[end].output = otpMachine.config.states?.[end]?.output;
  return new StateMachine(config, otpMachine.implementations as never) as never as AnyStateMachine;
};

describe('walking a chart that does not do what it should', () => {
  it('a chart that does fails nowhere', () => {
    expect(failuresOf(otpScenario)).toEqual([]);
  });

  it('every failure names what differs, the events that led there and the shortest path', () => {
    const failures = failuresOf(otpScenario, broken());
    expect(failures.length).toBeGreaterThan(0);
    const known = failures.find((failure) => failure.includes('confirmed'));
    expect(known).toMatch(/^value/);
    expect(known).toMatch(/after a code was sent: .*code\.confirmed .* > http\.200/);
    expect(known).toMatch(
      /by itself: path \d+, a code was sent: .*code\.confirmed .* > http\.200\)/,
    );
  });
});
