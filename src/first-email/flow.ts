import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { flow } from '../flow';
import { FirstEmailView } from './FirstEmailView';

export const firstEmail = flow({
  machine: firstEmailMachine,
  input: ({ session }) => ({ user: session.merchant?.user ?? '' }),
  View: FirstEmailView,
});
