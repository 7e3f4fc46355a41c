import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { page } from '../../machines/first-email/first-email.selectors';
import { flow } from '../shared/flow';
import { FirstEmailView } from './FirstEmailView';

export const firstEmail = flow({
  machine: firstEmailMachine,
  input: ({ session }) => ({
    user: session.merchant?.user ?? '',
    current: session.merchant?.email ?? '',
  }),
  persists: {},
  page,
  View: FirstEmailView,
});
