import { draftOf, emailChangeDraft } from '../../machines/email-change/email-change.draft';
import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { flow } from '../shared/flow';
import { EmailChangeView } from './EmailChangeView';

export const emailChange = flow({
  machine: emailChangeMachine,
  input: ({ session, draft }) => ({ oldEmail: session.merchant?.email ?? '', draft }),
  keeps: { schema: emailChangeDraft, of: draftOf },
  View: EmailChangeView,
});
