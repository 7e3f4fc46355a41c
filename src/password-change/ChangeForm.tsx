import { useState } from 'react';
import {
  oldPassword,
  password,
  passwordIsOld,
  passwordIsUsername,
  type RuleViolation,
  violationOf,
} from '../../acquirer/contract/rules';
import * as select from '../../machines/password-change/password-change.selectors';
import { FormPage } from '../form/FormPage';
import { CancelButton, CancelLink } from '../form/LeaveLink';
import { Requirements } from '../form/Requirements';
import { useFields } from '../form/use-fields';
import { passwordTexts } from '../italian/settings';
import { PasswordField } from '../ui/PasswordField';
import { ChooseButton } from './ChooseButton';
import { Refusal } from './Refusal';
import type { FormProps } from './screen-props';
import { stepOf } from './steps';
import { UsernameForManagers } from './UsernameForManagers';

interface Typed {
  readonly old: string;
  readonly chosen: string;
  readonly confirmation: string;
}

const newViolation = (username: string, { old, chosen }: Typed): RuleViolation | undefined => {
  const violation = violationOf(password, chosen);
  if (violation !== undefined) return violation;
  if (passwordIsUsername({ username, password: chosen })) return 'passwordIsUsername';
  return passwordIsOld(chosen, old) ? 'passwordIsOld' : undefined;
};

const checkFor = (username: string) => (typed: Typed) => ({
  old: violationOf(oldPassword, typed.old),
  chosen: newViolation(username, typed),
  confirmation: typed.confirmation === typed.chosen ? undefined : ('notConfirmed' as const),
});

/** PWD-007 to PWD-010: the old password and, twice, the new one. */
export function ChangeForm({ snapshot, code, send, expired }: FormProps) {
  const before = select.newPassword(snapshot);
  const [tried, keepTried] = useState(before);
  const { values, field } = useFields({
    initial: { old: '', chosen: before, confirmation: before },
    check: checkFor(select.username(snapshot)),
    words: { notConfirmed: passwordTexts.notMatching },
  });
  const event = {
    type: 'password.chosen',
    oldPassword: values.old,
    newPassword: values.chosen,
    confirmation: values.confirmation,
  } as const;
  const choose = () => {
    if (snapshot.can(event)) keepTried(values.chosen);
    send(event);
  };
  const passwords = [
    { name: 'old', autoComplete: 'current-password' },
    { name: 'chosen', autoComplete: 'new-password' },
    { name: 'confirmation', autoComplete: 'new-password' },
  ] as const;
  return (
    <FormPage
      title={expired ? passwordTexts.expired : passwordTexts.title}
      intro={passwordTexts.intro[select.channel(snapshot)]}
      step={stepOf(snapshot)}
      aside={<Requirements password={values.chosen} />}
      onSubmit={choose}
    >
      <Refusal snapshot={snapshot} code={code} tried={tried} />
      <UsernameForManagers username={select.username(snapshot)} />
      {passwords.map(({ name, autoComplete }) => {
        const { rejected: _, ...state } = field(name);
        return (
          <PasswordField
            key={name}
            label={passwordTexts.labels[name]}
            info={passwordTexts.tips[name]}
            autoComplete={autoComplete}
            longest={20}
            {...state}
          />
        );
      })}
      <ChooseButton
        snapshot={snapshot}
        code={code}
        event={event}
        before={
          expired ? (
            <CancelButton onPress={() => send({ type: 'login.requested' })} />
          ) : (
            <CancelLink />
          )
        }
      />
    </FormPage>
  );
}
