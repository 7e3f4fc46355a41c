import { draftOf, firstEmailDraft } from '../../machines/first-email/first-email.draft';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { flow } from '../shared/flow';
import { FirstEmailView } from './FirstEmailView';

export const firstEmail = flow({
  machine: firstEmailMachine,
  input: ({ path, session, draft }) => ({
    user: session.merchant?.user ?? '',
    current: session.merchant?.email ?? '',
    path,
    draft,
  }),
  keeps: { schema: firstEmailDraft, of: draftOf },
  View: FirstEmailView,
});
