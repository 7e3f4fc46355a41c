import {
  password,
  passwordIsUsername,
  type RuleViolation,
  violationOf,
} from '../../acquirer/contract/rules';
import { pathOf } from '../../machines/pages';
import * as select from '../../machines/password-recovery/password-recovery.selectors';
import {
  type CodeSnapshot,
  failure,
  isAsking,
  isForgotten,
  isPasswordWrong,
} from '../../machines/shared/code/code.selectors';
import { FormPage } from '../form/FormPage';
import { BackLink } from '../form/LeaveLink';
import { Requirements } from '../form/Requirements';
import { TryAgain } from '../form/TryAgain';
import { useFields } from '../form/use-fields';
import { formTexts } from '../italian/form';
import { recoveryTexts } from '../italian/password-recovery';
import { passwordTexts } from '../italian/settings';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { SupportContact } from '../ui/SupportContact';
import { TextField } from '../ui/TextField';
import type { ScreenProps } from './screen-props';

export interface RecoveryFormProps extends ScreenProps {
  readonly code: CodeSnapshot;
}

interface Typed {
  readonly user: string;
  readonly chosen: string;
  readonly confirmation: string;
}

const newViolation = ({ user, chosen }: Typed): RuleViolation | undefined =>
  violationOf(password, chosen) ??
  (passwordIsUsername({ username: user.trim(), password: chosen })
    ? 'passwordIsUsername'
    : undefined);

const check = (typed: Typed) => ({
  user: typed.user.trim() === '' ? ('required' as const) : undefined,
  chosen: newViolation(typed),
  confirmation: typed.confirmation === typed.chosen ? undefined : ('notConfirmed' as const),
});

/** Why the form is back. */
function Refusal({ code }: { code: CodeSnapshot }) {
  if (isForgotten(code)) return <Notice tone="info">{recoveryTexts.again}</Notice>;
  if (isPasswordWrong(code))
    return (
      <Notice tone="error" announce="alert">
        {recoveryTexts.refused}
      </Notice>
    );
  return failure(code) === null ? null : <TryAgain />;
}

/** Whose password it is and, twice, the new one. */
export function RecoveryForm({ snapshot, send, code }: RecoveryFormProps) {
  const before = select.newPassword(snapshot);
  const { values, field } = useFields<keyof Typed>({
    initial: { user: select.typed(snapshot), chosen: before, confirmation: before },
    check,
    onTyped: ({ user }) => send({ type: 'user.typed', user }),
    words: { notConfirmed: passwordTexts.notMatching },
  });
  const { user, chosen: newPassword, confirmation } = values;
  const event = { type: 'recovery.chosen', user, newPassword, confirmation } as const;
  const sending = isAsking(code);
  const { rejected: _, ...userState } = field('user');
  return (
    <FormPage
      title={recoveryTexts.title}
      intro={recoveryTexts.intro}
      step={{ at: 1, of: 3 }}
      aside={<Requirements password={newPassword} />}
      onSubmit={() => send(event)}
    >
      <Refusal code={code} />
      <TextField
        label={recoveryTexts.user}
        hint={recoveryTexts.userHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        longest={100}
        required
        {...userState}
      />
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
      <div>
        <p>{recoveryTexts.notFound}</p>
        <SupportContact />
      </div>
      <ActionRow>
        <BackLink href={pathOf('login')} />
        <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
          {formTexts.next}
        </Button>
      </ActionRow>
    </FormPage>
  );
}
