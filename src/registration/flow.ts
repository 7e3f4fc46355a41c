import { keptOf, keptRegistration } from '../../machines/registration/registration.kept';
import { registrationMachine } from '../../machines/registration/registration.machine';
import * as select from '../../machines/registration/registration.selectors';
import { flow } from '../shared/flow';
import { RegistrationView } from './RegistrationView';

export const registration = flow({
  machine: registrationMachine,
  input: ({ path, kept }) => ({ path, kept }),
  keeps: { schema: keptRegistration, of: keptOf },
  View: RegistrationView,
  page: select.page,
});
