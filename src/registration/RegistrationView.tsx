import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../machines/registration/registration.machine';
import * as select from '../../machines/registration/registration.selectors';
import { blockedTexts } from '../italian/portal';
import { registrationTexts } from '../italian/registration';
import { CodeStep } from '../shared/code/CodeStep';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Dialog } from '../ui/Dialog';
import { PageHeading } from '../ui/PageHeading';
import { ChooseKind } from './ChooseKind';
import { CredentialsForm } from './CredentialsForm';
import { DataForm } from './DataForm';
import { RegistrationResult } from './RegistrationResult';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

export interface RegistrationProps {
  readonly actor: ActorRefFrom<typeof registrationMachine>;
  readonly flowInput: Pick<FlowInput, 'configuration'>;
}

function Credentials(props: ScreenProps) {
  const actor = select.code(props.snapshot);
  if (actor === undefined) return null;
  return (
    <CodeStep
      actor={actor}
      typed
      registration
      step={stepOf(3)}
      form={(code) => <CredentialsForm {...props} code={code} />}
    />
  );
}

/** ERR-022: the title is the same for every code; no account is blocked, as there is none yet. */
function Blocked({ send }: ScreenProps) {
  return (
    <>
      <PageHeading title={blockedTexts.title} takesFocus={false} />
      <Dialog title={blockedTexts.title} onClose={() => send({ type: 'dialog.closed' })}>
        <p>{registrationTexts.codeRefused}</p>
      </Dialog>
    </>
  );
}

const screens = {
  choosingKind: ChooseKind,
  fillingForm: DataForm,
  choosingCredentials: Credentials,
  blocked: Blocked,
  result: RegistrationResult,
} satisfies Record<select.RegistrationStep, ComponentType<ScreenProps>>;

/** The registration of a company or of a shop (REG-001 to REG-035). */
export function RegistrationView({ actor, flowInput }: RegistrationProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  return <Screen snapshot={snapshot} send={actor.send} configuration={flowInput.configuration} />;
}
