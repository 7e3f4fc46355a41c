import { keptOf, keptPhoneChange, unsentIn } from '../../machines/phone-change/phone-change.kept';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { flow } from '../shared/flow';
import { PhoneChangeView } from './PhoneChangeView';

export const phoneChange = flow({
  machine: phoneChangeMachine,
  input: ({ session, kept }) => ({
    user: session.merchant?.user ?? '',
    oldNumber: session.merchant?.cellNumber ?? '',
    kept,
  }),
  keeps: {
    schema: keptPhoneChange,
    of: keptOf,
    unsent: unsentIn,
    named: ({ newNumber }) => (newNumber === '' ? {} : { newTelephone: newNumber }),
  },
  View: PhoneChangeView,
});
