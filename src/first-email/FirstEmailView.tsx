import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { emailIsOld, violationOf } from '../../acquirer/contract/rules';
import type {
  FirstEmailEvent,
  firstEmailMachine,
} from '../../machines/first-email/first-email.machine';
import * as select from '../../machines/first-email/first-email.selectors';
import { resultOf } from '../../machines/flow-result';
import { type CodeSnapshot, isAsking } from '../../machines/shared/code/code.selectors';
import { DataField } from '../form/DataField';
import { newEmailField } from '../form/email';
import { FormPage } from '../form/FormPage';
import { CancelLink } from '../form/LeaveLink';
import { useFields } from '../form/use-fields';
import { formTexts } from '../italian/form';
import { maskEmail } from '../italian/mask';
import { emailTexts } from '../italian/settings';
import { ResultScreen } from '../settings/ResultScreen';
import { CodeStep } from '../shared/code/CodeStep';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

export interface FirstEmailProps {
  readonly actor: ActorRefFrom<typeof firstEmailMachine>;
}

interface ScreenProps {
  readonly snapshot: select.FirstEmailSnapshot;
  readonly send: (event: FirstEmailEvent) => void;
}

const codeStep = { at: 2, of: 3 };

function AddressForm({ snapshot, send, code }: ScreenProps & { code: CodeSnapshot }) {
  const current = select.current(snapshot);
  const { values, field } = useFields({
    initial: { email: select.typed(snapshot) },
    onTyped: ({ email }) => send({ type: 'email.typed', email }),
    check: ({ email }) => ({
      email:
        violationOf(newEmailField.rule, email) ??
        (emailIsOld(email, current) ? ('emailIsOld' as const) : undefined),
    }),
  });
  const event = { type: 'email.confirmed', email: values.email } as const;
  const sending = select.isSending(snapshot) || isAsking(code);
  return (
    <FormPage
      title={emailTexts.first.title}
      intro={
        current === '' ? emailTexts.first.intro : emailTexts.first.replaces(maskEmail(current))
      }
      step={{ at: 1, of: current === '' ? 3 : 2 }}
      onSubmit={() => send(event)}
    >
      {select.isChangedElsewhere(snapshot) && (
        <Notice tone="info" announce="status">
          {emailTexts.first.changedElsewhere}
        </Notice>
      )}
      <DataField data={newEmailField} state={field('email')} />
      <ActionRow>
        <CancelLink />
        <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
          {formTexts.next}
        </Button>
      </ActionRow>
    </FormPage>
  );
}

function Address(props: ScreenProps) {
  const actor = select.code(props.snapshot);
  if (actor === undefined) return null;
  return (
    <CodeStep
      actor={actor}
      typed
      by="email"
      step={codeStep}
      form={(code) => <AddressForm {...props} code={code} />}
    />
  );
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
  choosing: Address,
  result: Result,
} satisfies Record<select.FirstEmailStep, ComponentType<ScreenProps>>;

/** The form of an e-mail address, usually a missing one (EML-008 to EML-010). */
export function FirstEmailView({ actor }: FirstEmailProps) {
  const snapshot = useActiveSnapshot(actor);
  const step = select.step(snapshot);
  if (step === null) return null;
  const Screen = screens[step];
  return <Screen snapshot={snapshot} send={actor.send} />;
}
