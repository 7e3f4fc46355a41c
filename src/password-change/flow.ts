import { keptOf, keptPasswordChange } from '../../machines/password-change/password-change.kept';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import type { PasswordChangeSnapshot } from '../../machines/password-change/password-change.selectors';
import { flow } from '../shared/flow';
import { PasswordChangeView } from './PasswordChangeView';

const onOneAddress = ['/Setting/ModificaPassword', '/ChangePassword'];

/** At the first access each step has an address (LOG-036, PWD-020, PWD-022). */
const pathAtFirstAccess = (snapshot: PasswordChangeSnapshot) => {
  if (snapshot.status !== 'active') return null;
  if (snapshot.matches('reading')) return '/AggiornaPassword';
  if (snapshot.matches('choosing')) return '/InsertPassword';
  return snapshot.matches('enteringCode') ? '/OTPCode' : '/ResultPage';
};

export const passwordChange = flow({
  machine: passwordChangeMachine,
  input: ({ path, session, kept }) => ({
    path,
    firstAccess: !onOneAddress.includes(path),
    sentTo: session.merchant?.cellNumber || (session.merchant?.email ?? ''),
    kept,
  }),
  keeps: { schema: keptPasswordChange, of: keptOf },
  View: PasswordChangeView,
  path: (snapshot) => (snapshot.context.firstAccess ? pathAtFirstAccess(snapshot) : null),
});
