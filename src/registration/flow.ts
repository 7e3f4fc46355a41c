import { draftOf, registrationDraft } from '../../machines/registration/registration.draft';
import { registrationMachine } from '../../machines/registration/registration.machine';
import * as select from '../../machines/registration/registration.selectors';
import { flow } from '../shared/flow';
import { RegistrationView } from './RegistrationView';

export const registration = flow({
  machine: registrationMachine,
  input: ({ path, draft }) => ({ path, draft }),
  keeps: { schema: registrationDraft, of: draftOf },
  View: RegistrationView,
  page: select.page,
});
