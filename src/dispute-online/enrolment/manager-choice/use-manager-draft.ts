import { useState } from 'react';
import { email, violationOf } from '../../../../acquirer/contract/rules';
import * as select from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.selectors';
import type { ManagerChoice } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { type FieldState, useFields } from '../../../form/use-fields';

/** The input of the manager step before Prosegui. */
export interface ManagerDraft {
  readonly choice: ManagerChoice;
  readonly coversAll: boolean;
  readonly email: FieldState;
  chooseUser(user: string): void;
  coverAll(all: boolean): void;
  cover(code: string, covered: boolean): void;
}

/** A user that is not offered counts as none; the e-mail known of a user is proposed once. */
export const useManagerDraft = (
  snapshot: select.ManagerChoiceSnapshot,
  onTyped: (choice: ManagerChoice) => void,
): ManagerDraft => {
  const before = select.typed(snapshot);
  const codes = select.everyPoint(snapshot).map(({ codPointOfSales }) => codPointOfSales);
  const [user, setUser] = useState(before.user);
  const [some, setSome] = useState<readonly string[] | null>(
    before.codes.length === 0 || before.codes.length === codes.length ? null : before.codes,
  );
  const { values, field } = useFields({
    initial: { email: before.email },
    check: (typed) => ({ email: violationOf(email, typed.email) }),
    onTyped: (typed) => onTyped({ ...choice, ...typed }),
  });
  const offered = select.users(snapshot).includes(user) ? user : '';
  const covered = some === null ? codes : codes.filter((code) => some.includes(code));
  const choice: ManagerChoice = {
    user: offered,
    email: values.email,
    codes: select.kind(snapshot) === 'V' ? covered : [],
  };
  const coverThese = (chosen: readonly string[] | null) => {
    setSome(chosen);
    onTyped({ ...choice, codes: chosen ?? codes });
  };
  return {
    choice,
    coversAll: some === null,
    email: field('email'),
    chooseUser: (chosen) => {
      const isProposed = values.email === '' || values.email === select.emailOf(snapshot, user);
      const proposed = isProposed ? select.emailOf(snapshot, chosen) : values.email;
      if (isProposed) field('email').onChange(proposed);
      setUser(chosen);
      onTyped({ ...choice, user: chosen, email: proposed });
    },
    coverAll: (all) => coverThese(all ? null : []),
    cover: (code, isCovered) =>
      coverThese(isCovered ? [...covered, code] : covered.filter((each) => each !== code)),
  };
};
