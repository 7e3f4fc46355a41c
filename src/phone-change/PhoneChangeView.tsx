import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import * as select from '../../machines/phone-change/phone-change.selectors';
import { resultOf } from '../../machines/step';
import { ResultScreen } from '../settings/ResultScreen';
import { OtpScreen } from '../shared/otp/OtpScreen';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { NewNumber } from './NewNumber';
import { OldNumber } from './OldNumber';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

export interface PhoneChangeProps {
  readonly actor: ActorRefFrom<typeof phoneChangeMachine>;
}

const codeAt = (at: number) =>
  function Code({ snapshot }: ScreenProps) {
    const code = select.code(snapshot);
    return code ? <OtpScreen actor={code} step={stepOf(at)} /> : null;
  };

function Result({ snapshot, send }: ScreenProps) {
  return (
    <ResultScreen
      result={resultOf(snapshot)}
      verifies
      pending={select.isVerifying(snapshot)}
      to="login"
      onLeave={() => send({ type: 'login.requested' })}
      onRetry={() => send({ type: 'flow.retried' })}
    />
  );
}

const screens = {
  confirmingOldNumber: OldNumber,
  enteringOldCode: codeAt(2),
  enteringNewNumber: NewNumber,
  enteringNewCode: codeAt(4),
  result: Result,
} satisfies Record<select.PhoneChangeStep, ComponentType<ScreenProps>>;

/** Modifica telefono, in five steps (TEL-001 to TEL-011). */
export function PhoneChangeView({ actor }: PhoneChangeProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  return <Screen key={step} snapshot={snapshot} send={actor.send} />;
}
