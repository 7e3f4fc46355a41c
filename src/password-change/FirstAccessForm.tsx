import { useState } from 'react';
import { passwordIsUsername, type RuleViolation } from '../../acquirer/contract/rules';
import { pathOf } from '../../machines/pages';
import * as select from '../../machines/password-change/password-change.selectors';
import { FormPage } from '../form/FormPage';
import { BackLink } from '../form/LeaveLink';
import { Requirements } from '../form/Requirements';
import { useFields } from '../form/use-fields';
import { passwordTexts } from '../italian/settings';
import { PasswordField } from '../ui/PasswordField';
import { ChooseButton } from './ChooseButton';
import { Refusal } from './Refusal';
import type { FormProps } from './screen-props';
import { stepOf } from './steps';
import { UsernameForManagers } from './UsernameForManagers';

const newViolation = (username: string, chosen: string): RuleViolation | undefined => {
  if (chosen === '') return 'required';
  return passwordIsUsername({ username, password: chosen }) ? 'passwordIsUsername' : undefined;
};

const checkFor =
  (username: string) =>
  ({ chosen, confirmation }: { chosen: string; confirmation: string }) => ({
    chosen: newViolation(username, chosen),
    confirmation: confirmation === chosen ? undefined : ('notConfirmed' as const),
  });

/** PWD-020 to PWD-024: no old password is asked for; the acquirer decides about the new one. */
export function FirstAccessForm({ snapshot, code, send }: FormProps) {
  const before = select.newPassword(snapshot);
  const [tried, keepTried] = useState(before);
  const { values, field } = useFields({
    initial: { chosen: before, confirmation: before },
    check: checkFor(select.username(snapshot)),
    words: { notConfirmed: passwordTexts.notMatching },
  });
  const event = {
    type: 'password.chosen',
    oldPassword: '',
    newPassword: values.chosen,
    confirmation: values.confirmation,
  } as const;
  const choose = () => {
    if (snapshot.can(event)) keepTried(values.chosen);
    send(event);
  };
  return (
    <FormPage
      title={passwordTexts.choosing}
      intro={passwordTexts.intro[select.channel(snapshot)]}
      step={stepOf(snapshot)}
      aside={<Requirements password={values.chosen} />}
      onSubmit={choose}
    >
      <Refusal snapshot={snapshot} code={code} tried={tried} />
      <UsernameForManagers username={select.username(snapshot)} />
      {(['chosen', 'confirmation'] as const).map((name) => {
        const { rejected: _, ...state } = field(name);
        return (
          <PasswordField
            key={name}
            label={passwordTexts.labels[name]}
            autoComplete="new-password"
            longest={20}
            {...state}
          />
        );
      })}
      <ChooseButton
        snapshot={snapshot}
        code={code}
        event={event}
        before={<BackLink href={pathOf('passwordRenewal')} />}
      />
    </FormPage>
  );
}
