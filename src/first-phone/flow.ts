import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { flow } from '../flow';
import { FirstPhoneView } from './FirstPhoneView';

export const firstPhone = flow({
  machine: firstPhoneMachine,
  input: () => undefined,
  View: FirstPhoneView,
});
