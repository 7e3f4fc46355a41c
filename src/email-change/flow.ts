import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { flow } from '../flow';
import { EmailChangeView } from './EmailChangeView';

export const emailChange = flow({
  machine: emailChangeMachine,
  input: ({ session }) => ({ oldEmail: session.merchant?.email ?? '' }),
  View: EmailChangeView,
});
