import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { named } from '../../machines/first-phone/first-phone.selectors';
import { flow } from '../shared/flow';
import { FirstPhoneView } from './FirstPhoneView';

export const firstPhone = flow({
  machine: firstPhoneMachine,
  input: () => undefined,
  persists: { named },
  View: FirstPhoneView,
});
