import { registrationMachine } from '../../machines/registration/registration.machine';
import * as select from '../../machines/registration/registration.selectors';
import { flow } from '../flow';
import { RegistrationView } from './RegistrationView';

export const registration = flow({
  machine: registrationMachine,
  input: ({ path }) => ({ path }),
  View: RegistrationView,
  path: select.path,
});
