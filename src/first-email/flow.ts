import { keptFirstEmail, keptOf } from '../../machines/first-email/first-email.kept';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { flow } from '../shared/flow';
import { FirstEmailView } from './FirstEmailView';

export const firstEmail = flow({
  machine: firstEmailMachine,
  input: ({ path, session, kept }) => ({
    user: session.merchant?.user ?? '',
    current: session.merchant?.email ?? '',
    path,
    kept,
  }),
  keeps: { schema: keptFirstEmail, of: keptOf },
  View: FirstEmailView,
});
