import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import * as select from '../../machines/email-change/email-change.selectors';
import { resultOf } from '../../machines/flow-result';
import { ResultScreen } from '../settings/ResultScreen';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { EmailForm } from './EmailForm';
import type { ScreenProps } from './screen-props';

export interface EmailChangeProps {
  readonly actor: ActorRefFrom<typeof emailChangeMachine>;
}

function Result({ snapshot, send }: ScreenProps) {
  return (
    <ResultScreen
      result={resultOf(snapshot)}
      verifies
      pending={select.isVerifying(snapshot)}
      to="home"
      onLeave={() => send({ type: 'home.requested' })}
      onRetry={() => send({ type: 'flow.retried' })}
    />
  );
}

const screens = {
  choosing: EmailForm,
  sending: EmailForm,
  result: Result,
} satisfies Record<select.EmailChangeStep, ComponentType<ScreenProps>>;

/** Modifica e-mail (EML-001 to EML-006). */
export function EmailChangeView({ actor }: EmailChangeProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
