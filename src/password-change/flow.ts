import { isAt, type PageName } from '../../machines/pages';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import {
  isAtCode,
  type PasswordChangeSnapshot,
} from '../../machines/password-change/password-change.selectors';
import { flow } from '../shared/flow';
import { PasswordChangeView } from './PasswordChangeView';

/** At the first access each step has an address (LOG-036, PWD-020, PWD-022). */
const pageAtFirstAccess = (snapshot: PasswordChangeSnapshot): PageName | null => {
  if (snapshot.status !== 'active') return null;
  if (snapshot.matches('reading')) return 'passwordRenewal';
  if (!snapshot.matches('choosing')) return 'result';
  return isAtCode(snapshot) ? 'code' : 'firstPassword';
};

export const passwordChange = flow({
  machine: passwordChangeMachine,
  input: ({ path, session }) => ({
    path,
    firstAccess: !isAt(path, 'passwordChange', 'expiredPassword'),
    username: session.merchant?.user ?? '',
    sentTo: session.merchant?.cellNumber || (session.merchant?.email ?? ''),
  }),
  persists: { onlyWhereItWas: true },
  View: PasswordChangeView,
  page: (snapshot) => (snapshot.context.firstAccess ? pageAtFirstAccess(snapshot) : null),
});
