import { useState } from 'react';
import {
  email,
  password,
  passwordIsUsername,
  type RuleViolation,
  username,
  violationOf,
} from '../../acquirer/contract/rules';
import { pathOf } from '../../machines/pages';
import type { Credentials } from '../../machines/registration/registration.actors';
import * as select from '../../machines/registration/registration.selectors';
import { formPages } from '../../machines/registration/registration.setup';
import { type CodeSnapshot, isAsking } from '../../machines/shared/code/code.selectors';
import { DataField } from '../form/DataField';
import { FormPage } from '../form/FormPage';
import type { FieldData } from '../form/field-data';
import { BackLink } from '../form/LeaveLink';
import { useFields } from '../form/use-fields';
import { formTexts } from '../italian/form';
import { registrationTexts } from '../italian/registration';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { InfoBox } from './InfoBox';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

const words = registrationTexts.credentials;

const usernameField: FieldData = {
  name: 'username',
  label: words.username,
  rule: username,
  input: 'text',
  longest: 20,
  autoComplete: 'username',
};

const emailField: FieldData = {
  name: 'email',
  label: words.email,
  rule: email,
  input: 'email',
  longest: 50,
  autoComplete: 'email',
  hint: words.emailHint,
};

const passwordViolation = (typed: Credentials): RuleViolation | undefined =>
  violationOf(password, typed.password) ??
  (passwordIsUsername(typed) ? 'passwordIsUsername' : undefined);

const checkFor = (asksEmail: boolean) => (typed: Credentials) => ({
  username: violationOf(username, typed.username),
  password: passwordViolation(typed),
  email: asksEmail ? violationOf(email, typed.email) : undefined,
});

interface CredentialsProps extends ScreenProps {
  readonly code: CodeSnapshot;
}

/** REG-020 to REG-022: the credentials and their rules (VAL-041 to VAL-047). */
export function CredentialsForm({ snapshot, send, code }: CredentialsProps) {
  const asksEmail = select.kind(snapshot) === 'shop';
  const before = select.typed(snapshot);
  const [isAgain] = useState(before.username !== '');
  const { values, field } = useFields<keyof Credentials>({
    initial: { username: before.username, password: '', email: before.email },
    check: checkFor(asksEmail),
    clears: ['email'],
    onTyped: ({ username, email }) => send({ type: 'credentials.typed', username, email }),
  });
  // A company's credentials leave out what was typed as a shop.
  const credentials = asksEmail ? values : { ...values, email: '' };
  const event = { type: 'credentials.chosen', credentials } as const;
  const sending = isAsking(code);
  const { rejected: _, ...passwordState } = field('password');
  return (
    <FormPage
      title={words.title}
      intro={words.intro}
      step={stepOf(2)}
      aside={<InfoBox credentials={values} />}
      onSubmit={() => send(event)}
    >
      {isAgain && <Notice tone="info">{words.again}</Notice>}
      <DataField data={usernameField} state={field('username')} />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        longest={20}
        {...passwordState}
      />
      {asksEmail && <DataField data={emailField} state={field('email')} />}
      <ActionRow>
        <BackLink href={pathOf(formPages[select.kind(snapshot)])} />
        <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
          {formTexts.next}
        </Button>
      </ActionRow>
    </FormPage>
  );
}
