import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { resultOf } from '../../machines/flow-result';
import type { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import * as select from '../../machines/phone-change/phone-change.selectors';
import { ResultScreen } from '../settings/ResultScreen';
import { CodeStep } from '../shared/code/CodeStep';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { NewNumber } from './NewNumber';
import { OldNumber } from './OldNumber';
import type { FormProps, ScreenProps } from './screen-props';
import { stepOf } from './steps';

export interface PhoneChangeProps {
  readonly actor: ActorRefFrom<typeof phoneChangeMachine>;
}

/** A number and the code that goes to it: two steps of five. */
const withCode = (Form: ComponentType<FormProps>, at: number, typed = false) =>
  function Step(props: ScreenProps) {
    const actor = select.code(props.snapshot);
    if (actor === undefined) return null;
    return (
      <CodeStep
        actor={actor}
        typed={typed}
        step={stepOf(at + 1)}
        form={(code) => <Form {...props} code={code} />}
      />
    );
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
  oldNumber: withCode(OldNumber, 1),
  newNumber: withCode(NewNumber, 3, true),
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
