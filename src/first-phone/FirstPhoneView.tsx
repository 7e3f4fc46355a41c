import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  FirstPhoneEvent,
  firstPhoneMachine,
} from '../../machines/first-phone/first-phone.machine';
import * as select from '../../machines/first-phone/first-phone.selectors';
import { resultOf } from '../../machines/flow-result';
import { type CodeSnapshot, failure, isAsking } from '../../machines/shared/code/code.selectors';
import { MobileForm } from '../form/MobileForm';
import { formTexts } from '../italian/form';
import { phoneTexts } from '../italian/settings';
import { ResultScreen } from '../settings/ResultScreen';
import { CodeStep } from '../shared/code/CodeStep';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

export interface FirstPhoneProps {
  readonly actor: ActorRefFrom<typeof firstPhoneMachine>;
}

interface ScreenProps {
  readonly snapshot: select.FirstPhoneSnapshot;
  readonly send: (event: FirstPhoneEvent) => void;
}

const stepOf = (at: number) => ({ at, of: 3 });

/** ERR-025: why no code was sent to this number. */
function Refusal({ code }: { code: CodeSnapshot }) {
  const refusal = failure(code);
  return (
    refusal && (
      <Notice tone="error" announce="alert">
        {phoneTexts.first.refusals[refusal]}
      </Notice>
    )
  );
}

function PhoneForm({ snapshot, send, code }: ScreenProps & { code: CodeSnapshot }) {
  return (
    <MobileForm
      title={phoneTexts.first.title}
      intro={phoneTexts.first.intro}
      step={stepOf(1)}
      initial={select.typed(snapshot)}
      sending={isAsking(code)}
      refusal={<Refusal code={code} />}
      whenEmpty={formTexts.emptyMobile}
      can={(event) => snapshot.can(event)}
      onTyped={(number) => send({ type: 'number.typed', number })}
      onConfirm={send}
      before={
        <Button look="secondary" onClick={() => send({ type: 'flow.cancelled' })}>
          {formTexts.back}
        </Button>
      }
    />
  );
}

function PhoneNumber(props: ScreenProps) {
  const actor = select.code(props.snapshot);
  if (actor === undefined) return null;
  return (
    <CodeStep
      actor={actor}
      typed
      step={stepOf(2)}
      form={(code) => <PhoneForm {...props} code={code} />}
    />
  );
}

function Result({ snapshot, send }: ScreenProps) {
  return (
    <ResultScreen
      result={resultOf(snapshot)}
      to="login"
      retry={phoneTexts.first.retry}
      onLeave={() => send({ type: 'login.requested' })}
      onRetry={() => send({ type: 'flow.retried' })}
    />
  );
}

const screens = {
  number: PhoneNumber,
  result: Result,
} satisfies Record<select.FirstPhoneStep, ComponentType<ScreenProps>>;

/** The form of the phone at a first login (TEL-013 to TEL-019). */
export function FirstPhoneView({ actor }: FirstPhoneProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  return <Screen key={step} snapshot={snapshot} send={actor.send} />;
}
