import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { resultOf } from '../../machines/flow-result';
import type { passwordRecoveryMachine } from '../../machines/password-recovery/password-recovery.machine';
import * as select from '../../machines/password-recovery/password-recovery.selectors';
import { recoveryTexts } from '../italian/password-recovery';
import { ResultScreen } from '../settings/ResultScreen';
import { CodeStep } from '../shared/code/CodeStep';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { RecoveryForm } from './RecoveryForm';
import type { ScreenProps } from './screen-props';

export interface PasswordRecoveryProps {
  readonly actor: ActorRefFrom<typeof passwordRecoveryMachine>;
}

function Choosing(props: ScreenProps) {
  const actor = select.code(props.snapshot);
  if (actor === undefined) return null;
  return (
    <CodeStep
      actor={actor}
      sent={recoveryTexts.sent}
      step={{ at: 2, of: 3 }}
      form={(code) => <RecoveryForm {...props} code={code} />}
    />
  );
}

function Result({ snapshot, send }: ScreenProps) {
  return (
    <ResultScreen
      result={resultOf(snapshot)}
      to="login"
      onLeave={() => send({ type: 'login.requested' })}
      onRetry={() => send({ type: 'flow.retried' })}
    />
  );
}

const screens = { choosing: Choosing, result: Result } satisfies Record<
  select.PasswordRecoveryStep,
  ComponentType<ScreenProps>
>;

/** Password dimenticata: a new password with a code to the known phone, also for a locked user. */
export function PasswordRecoveryView({ actor }: PasswordRecoveryProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
