import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { resultOf } from '../../machines/flow-result';
import { isAt } from '../../machines/pages';
import type { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import * as select from '../../machines/password-change/password-change.selectors';
import { passwordTexts } from '../italian/settings';
import { ResultScreen } from '../settings/ResultScreen';
import { CodeStep } from '../shared/code/CodeStep';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Dialog } from '../ui/Dialog';
import { PageHeading } from '../ui/PageHeading';
import { ChangeForm } from './ChangeForm';
import { FirstAccessForm } from './FirstAccessForm';
import { RenewalNotice } from './RenewalNotice';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

export interface PasswordChangeProps {
  readonly actor: ActorRefFrom<typeof passwordChangeMachine>;
  readonly flowInput: Pick<FlowInput, 'path'>;
}

function Choosing(props: ScreenProps) {
  const { snapshot } = props;
  const actor = select.code(snapshot);
  if (actor === undefined) return null;
  const Form = select.isFirstAccess(snapshot) ? FirstAccessForm : ChangeForm;
  return (
    <CodeStep
      actor={actor}
      by={select.channel(snapshot)}
      step={stepOf(snapshot)}
      form={(code) => <Form {...props} code={code} />}
    />
  );
}

const dialogOf = (words: string) =>
  function Told({ send }: ScreenProps) {
    return (
      <>
        <PageHeading title={passwordTexts.choosing} />
        <Dialog title={passwordTexts.dialog.title} onClose={() => send({ type: 'dialog.closed' })}>
          <p>{words}</p>
        </Dialog>
      </>
    );
  };

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

const screens = {
  reading: RenewalNotice,
  choosing: Choosing,
  successShown: dialogOf(passwordTexts.dialog.succeeded),
  failureShown: dialogOf(passwordTexts.dialog.notSucceeded),
  result: Result,
} satisfies Record<select.PasswordChangeStep, ComponentType<ScreenProps>>;

/** The change of a password, an expired password, or the first access (PWD-006 to PWD-024). */
export function PasswordChangeView({ actor, flowInput }: PasswordChangeProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  const expired = isAt(flowInput.path, 'expiredPassword');
  return <Screen snapshot={snapshot} send={actor.send} expired={expired} />;
}
