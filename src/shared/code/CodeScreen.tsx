import { useState } from 'react';

import { otp, violationOf } from '../../../acquirer/contract/rules';

import * as select from '../../../machines/shared/code/code.selectors';
import { FormPage } from '../../form/FormPage';
import { type FieldState, useFields } from '../../form/use-fields';
import { maskEmail, maskPhone } from '../../italian/mask';
import { otpTexts } from '../../italian/otp';
import { ActionRow } from '../../ui/ActionRow';
import { Button } from '../../ui/Button';
import { DigitsField } from '../../ui/DigitsField';
import { Notice } from '../../ui/Notice';
import { SupportContact } from '../../ui/SupportContact';
import { useActiveSnapshot } from '../use-active-snapshot';
import { Resend, stayInField } from './Resend';

const masks = { sms: maskPhone, email: maskEmail };

const focusOnEntry = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
};

export interface CodeScreenProps {
  readonly actor: select.CodeActor;
  readonly by?: 'sms' | 'email';
  /** Where it was sent, in words, if the destination may not be shown. */
  readonly sent?: string;
  /** The destination was typed in the step before: one that is wrong is corrected there. */
  readonly typed?: boolean;
  /** The last step of a registration has other texts (OTP-008). */
  readonly registration?: boolean;
  readonly step?: { at: number; of: number };
}

/** OTP-001 to OTP-008: entering the code, or asking for another. */
export function CodeScreen(props: CodeScreenProps) {
  const { actor, by = 'sms', sent, typed = false, registration = false, step } = props;
  const snapshot = useActiveSnapshot(actor);
  const [atResend, keepAtResend] = useState('');
  const { values, field } = useFields({
    initial: { code: '' },
    round: select.resends(snapshot),
    // The new code may be typed before the answer about its sending: only the previous one is void.
    renewed: ({ code }) => ({ code: code === atResend ? '' : code }),
    // VAL-052: an empty field has no error; its button waits for six digits.
    check: ({ code }) => ({ code: code === '' ? undefined : violationOf(otp, code) }),
  });
  const resend = () => {
    keepAtResend(values.code);
    actor.send({ type: 'code.resent' });
  };
  const confirmed = { type: 'code.confirmed', code: values.code } as const;
  const confirming = select.isConfirming(snapshot);
  const isCertain = select.isCertain(snapshot);
  const to = sent === undefined ? masks[by](select.sentTo(snapshot)) : '';
  const words = isCertain ? otpTexts.sentBy : otpTexts.mayBeSentBy;
  return (
    <FormPage
      title={registration ? otpTexts.registrationTitle : otpTexts.title}
      intro={isCertain && sent !== undefined ? sent : words[by](to)}
      step={step}
      takesFocus={false}
      onSubmit={() => actor.send(confirmed)}
    >
      <Refusal snapshot={snapshot} />
      <CodeField
        key={select.resends(snapshot)}
        state={field('code')}
        hint={otpTexts.hint[by]}
        readOnly={confirming}
      />
      <Resend snapshot={snapshot} onResend={resend} />
      {typed ? <p>{otpTexts.typedWrongly[by]}</p> : <WithoutDestination by={by} />}
      <ActionRow>
        <Button
          look="secondary"
          onMouseDown={stayInField}
          onClick={() => actor.send({ type: 'flow.cancelled' })}
        >
          {otpTexts.back}
        </Button>
        <Button
          type="submit"
          pending={confirming}
          disabled={!confirming && !snapshot.can(confirmed)}
        >
          {registration ? otpTexts.registrationConfirm : otpTexts.confirm}
        </Button>
      </ActionRow>
    </FormPage>
  );
}

/** For a person who does not have that phone, or cannot read that e-mail. */
function WithoutDestination({ by }: { by: 'sms' | 'email' }) {
  return (
    <div>
      <p>{otpTexts.without[by]}</p>
      <SupportContact />
    </div>
  );
}

interface CodeFieldProps {
  state: FieldState;
  hint: string;
  readOnly: boolean;
}

/** It has the focus from the start, and again when another code is on its way. */
function CodeField({ state: { rejected: _, ...state }, hint, readOnly }: CodeFieldProps) {
  return (
    <DigitsField
      ref={focusOnEntry}
      label={otpTexts.field}
      hint={hint}
      autoComplete="one-time-code"
      readOnly={readOnly}
      {...state}
    />
  );
}

function Refusal({ snapshot }: { snapshot: select.CodeSnapshot }) {
  const refusal = select.refusal(snapshot);
  if (refusal === null) return null;
  return (
    <Notice tone="error" announce="alert" title={otpTexts.refusals[refusal]}>
      {otpTexts.advice[refusal]}
    </Notice>
  );
}
