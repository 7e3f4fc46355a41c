import { keptEmailChange, keptOf } from '../../machines/email-change/email-change.kept';
import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { flow } from '../shared/flow';
import { EmailChangeView } from './EmailChangeView';

export const emailChange = flow({
  machine: emailChangeMachine,
  input: ({ session, kept }) => ({ oldEmail: session.merchant?.email ?? '', kept }),
  keeps: { schema: keptEmailChange, of: keptOf },
  View: EmailChangeView,
});
