import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { flow } from '../shared/flow';
import { EmailChangeView } from './EmailChangeView';

export const emailChange = flow({
  machine: emailChangeMachine,
  input: ({ session }) => ({ oldEmail: session.merchant?.email ?? '' }),
  persists: {},
  View: EmailChangeView,
});
